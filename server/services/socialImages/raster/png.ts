import { crc32, deflateSync } from 'node:zlib';
import type { Sheet } from './sheet.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOUR = 2;
const UP = 2;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * Encodes a picture as PNG (specification, third edition): eight bits per channel, each row as its difference from
 * the one above.
 */
export function encodePng({ width, height, pixels }: Sheet): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUE_COLOUR, 0, 0, 0], 8);
  const row = width * 3;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (row + 1);
    rows[start] = UP;
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] as number);
      rows[start + 1 + x] = ((pixels[y * row + x] as number) - above) & 255;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
