/**
 * Draws the icons for browsers without SVG support from the mark in web/public/favicon.svg: /favicon.ico, and the
 * larger picture for a phone's home screen. Run it again when the mark has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';

const FOLDER = join(import.meta.dirname, '../web/public');
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** An icon file of PNG pictures, each square and below 256 pixels. */
function iconFile(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + pictures.length * ENTRY_BYTES);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let begin = head.length;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = HEAD_BYTES + at * ENTRY_BYTES;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(begin, entry + 12);
    begin += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const executablePath = ensureBrowser();
if (!executablePath) throw new Error('No Chromium was found, and none could be installed.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage();
  const mark = await readFile(join(FOLDER, 'favicon.svg'), 'utf8');
  const draw = async (size: number, svg: string): Promise<{ size: number; png: Buffer }> => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
    return { size, png: await page.screenshot({ omitBackground: true }) };
  };
  const pictures = [await draw(16, mark), await draw(32, mark), await draw(48, mark)];
  await writeFile(join(FOLDER, 'favicon.ico'), iconFile(pictures));
  // Phones round the corners themselves, and paint transparent pixels black.
  const square = mark.replace(/ rx="\d+"/, '');
  await writeFile(join(FOLDER, 'apple-touch-icon.png'), (await draw(180, square)).png);
} finally {
  await browser.close();
}
