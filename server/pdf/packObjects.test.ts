import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import { packObjects } from './packObjects.ts';
import { plainObjects } from './testing/plainObjects.ts';

const typst = NodeCompiler.create();
const CELLS = Array.from({ length: 300 }, (_, number) => `[= Cell ${number}], [(a) \\\\ b]`).join(', ');
const plain = Buffer.from(
  typst.pdf({ mainFileContent: `#set document(title: "A (title)")\n#table(columns: 2, ${CELLS})` }, {}),
);
const packed = packObjects(plain);

/** The objects of an unpacked file, by its cross-reference table. */
function objectsOf(file: string): ReadonlyMap<number, string> {
  const [, lines = ''] = /\nxref\n0 \d+\n([^]*?)trailer/.exec(file) ?? [];
  const starts = lines.trim().split(/\s*\n/).slice(1);
  return new Map(
    starts.map((line, index) => {
      const start = Number(line.slice(0, 10));
      return [index + 1, file.slice(start, file.indexOf('endobj', start))];
    }),
  );
}

const bare = (text: string | undefined): string | undefined => text?.replace(/^\d+ 0 obj\s+/, '').trim();

test('every object is found unchanged under its number', () => {
  const before = objectsOf(plain.toString('latin1'));
  const after = plainObjects(packed).objects;
  expect(before.size).toBeGreaterThan(1000);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [number, text] of before) expect(bare(after.get(number))).toBe(bare(text));
});

test('the file is less than half as long and keeps its header, root, info and id', () => {
  expect(packed.length).toBeLessThan(plain.length / 2);
  expect(packed.subarray(0, 15)).toEqual(plain.subarray(0, 15));
  const { trailer } = plainObjects(packed);
  for (const entry of [/\/Root \d+ 0 R/, /\/Info \d+ 0 R/, /\/ID \[[^\]]+\]/])
    expect(trailer).toContain(entry.exec(plain.toString('latin1').split('trailer')[1] ?? '')?.[0]);
});

test.each([
  ['nothing', ''],
  ['another format', '<!doctype html>'],
  ['a file with an added part', `${plain.toString('latin1')}\nstartxref\n0\n%%EOF\n`],
  ['a file without its last line', plain.toString('latin1').slice(0, -8)],
  ['a file with an object of no end', plain.toString('latin1').replace('endobj', 'endobx')],
  ['a packed file', packed.toString('latin1')],
])('%s comes back as it is', (_, text) => {
  const file = Buffer.from(text, 'latin1');
  expect(packObjects(file).equals(file)).toBe(true);
});
