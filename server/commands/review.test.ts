import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportSetup, type ReportSetup } from '#jobs/testing/reportSetup';
import { makeReport } from '#services/reports/makeReport';
import type { Context } from '../context.ts';
import { runCommand } from './runCommand.ts';

let setup: ReportSetup;
let revisionId = '';
const queued: string[] = [];
const cwd = mkdtempSync(join(tmpdir(), 'review-'));

beforeAll(async () => {
  setup = await reportSetup({
    config: { REVIEW: 'hold' },
    jobs: {
      makeReport: async (_tx, id) => void queued.push(id),
      sendMail: async () => {},
      removePdf: async () => {},
    },
  });
  ({ revisionId } = await setup.paidOrder());
  await makeReport(setup.dependencies, revisionId);
  queued.length = 0;
});
afterAll(async () => {
  await setup.close();
  rmSync(cwd, { recursive: true });
});

async function review(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: [] as string[], err: [] as string[] };
  const io = {
    cwd,
    out: (line: string) => lines.out.push(line),
    err: (line: string) => lines.err.push(line),
  };
  const code = await runCommand(setup.dependencies as unknown as Context, 'review', args, io);
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

test('a report in review is listed, printed, and saved as PDF in the operator’s folder', async () => {
  expect((await review()).out).toContain(`${revisionId}  in_review`);
  const shown = await review('show', revisionId, 'look.pdf');
  expect(shown.code).toBe(0);
  expect(shown.out).toContain('# Portugal: 84 (79–88)');
  expect(shown.out).toContain('KEY INSIGHT: ');
  expect(readFileSync(join(cwd, 'look.pdf'), 'latin1')).toContain('%PDF-');
});

test('a note can be added and removed, and a release queues the remaining work once', async () => {
  await review('annotate', revisionId, 'Visit', 'in', 'February.');
  expect((await setup.revision(revisionId)).reviewNote).toBe('Visit in February.');
  await review('annotate', revisionId, '-');
  expect((await setup.revision(revisionId)).reviewNote).toBeNull();
  expect((await review('release', revisionId)).code).toBe(0);
  expect(queued).toEqual([revisionId]);
  const again = await review('release', revisionId);
  expect(again).toMatchObject({ code: 2, err: 'This report is not in review.' });
  expect(queued).toHaveLength(1);
  expect((await review('list')).out).toBe('Nothing waits for review.');
});

test('a mistake of the operator is answered with the usage, without a stack trace', async () => {
  for (const args of [['show'], ['show', 'nonsense'], ['dance'], ['annotate', revisionId]]) {
    const answer = await review(...args);
    expect(answer.code).toBe(2);
    expect(answer.err).toContain('npm run review');
  }
});
