import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePng } from './png.ts';
import { createSheet } from './sheet.ts';

it('writes a file from which the same pixels are read', () => {
  const sheet = createSheet(3, 2, [10, 20, 30]);
  sheet.pixels.set([200, 100, 0], 3 * 4);
  const png = encodePng(sheet);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const read: number[] = [];
  for (let y = 0; y < 2; y += 1)
    for (let x = 0; x < 9; x += 1)
      read.push(((rows[y * 10 + 1 + x] ?? 0) + (y === 0 ? 0 : (read[x] ?? 0))) & 255);
  expect(read).toEqual([...sheet.pixels]);
  expect(png.subarray(-8, -4).toString()).toBe('IEND');
});
