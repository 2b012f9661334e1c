import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPdfRenderer } from './renderPdf.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

const folder = mkdtempSync(join(tmpdir(), 'render-'));
const outlinesFile = join(folder, 'outlines.json');
writeFileSync(outlinesFile, JSON.stringify(smallOutlines));
afterAll(() => rmSync(folder, { recursive: true }));

test('a document goes to the process and comes back as a PDF, and a broken one as an error', async () => {
  const renderer = openPdfRenderer({ outlinesFile });
  const broken = { ...fixtureDocument(), places: [{ iso3: 'PRT' }] } as never;
  await expect(renderer.render(broken, { paper: 'a4' })).rejects.toThrow(/did not compile/);
  const { bytes, accessible } = await renderer.render(fixtureDocument(), { paper: 'a4' });
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(accessible).toBe(true);
  await renderer.close();
});
