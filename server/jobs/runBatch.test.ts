import { expect, test } from 'vitest';
import type { Log } from '#adapters/log';
import { type JobHandlers, FAILURES_TOLD } from './queues.ts';
import { runBatch } from './runBatch.ts';

const REVISION = '01a22546-0e34-7000-96d3-e064679b1103';

/** The lines that a report's job leaves when it fails after so many retries. */
async function linesAfter(retryCount: number): Promise<readonly unknown[]> {
  const lines: unknown[] = [];
  const note = (fields: { readonly alert?: boolean }) => void lines.push(fields.alert === true);
  const log = { info: note, warn: note, error: note } as unknown as Log;
  const failing = async () => {
    throw new Error('ENOSPC');
  };
  const handlers = { 'make-report': failing } as unknown as JobHandlers;
  const job = { id: REVISION, data: { revisionId: REVISION }, retryCount };
  const [result] = await runBatch('make-report', [job], handlers, log);
  expect(result).toMatchObject({ status: 'failed', output: { message: 'ENOSPC' } });
  return lines;
}

test('a report that fails again and again calls a person once, and goes on being tried', async () => {
  const failures = FAILURES_TOLD['make-report'] ?? 0;
  expect(failures).toBeGreaterThan(1);
  for (let before = 0; before < 2 * failures; before += 1)
    expect(await linesAfter(before), `${before}`).toEqual([before + 1 === failures]);
});
