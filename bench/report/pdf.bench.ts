/**
 * Milliseconds, megabytes and pages of a Gold report as PDF, for several different customers, against the floor of
 * a one-paragraph Typst document, measured alternately in one run and in one thread.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import { dataPaths } from '@global-fit/data/paths';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { openCompiler } from '@global-fit/server/pdf/compileReport';
import { reportInputs } from '@global-fit/server/pdf/reportInputs';
import { fontFolders } from '@global-fit/server/pdf/typstFonts';
import { median, timed } from '../latency.ts';
import { goldReports } from './goldReports.ts';

const CUSTOMERS = 6;
const MB = 1024 * 1024;

const outlines = JSON.parse(readFileSync(join(dataPaths.dist, 'outlines.json'), 'utf8')) as Outlines;
const write = goldReports();
const documents = Array.from({ length: CUSTOMERS }, (_, index) => write(index));

const before = process.memoryUsage().rss;
const plain = NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [{ fontPaths: [...fontFolders()] }],
});
const compile = openCompiler();

const floors: number[] = [];
const inputs: number[] = [];
const pdfs: number[] = [];
const sizes: number[] = [];
const pages: number[] = [];
documents.forEach((document, index) => {
  floors.push(
    timed(() => plain.pdf({ mainFileContent: `#set page(paper: "a4")\nParagraph ${index} of a letter.` }))[0],
  );
  const [preparing, given] = timed(() => reportInputs(document, document.paper, outlines));
  const [compiling, pdf] = timed(() => compile(given));
  inputs.push(preparing);
  pdfs.push(preparing + compiling);
  sizes.push(pdf.bytes.length);
  pages.push(pdf.pages);
});

const warm = pdfs.slice(1);
console.log(
  `Gold reports          ${documents.length} customers, ${Math.min(...pages)}–${Math.max(...pages)} pages`,
);
console.log(`first, cold           ${pdfs[0]?.toFixed(0)} ms`);
console.log(
  `the others, median    ${median(warm).toFixed(0)} ms, longest ${Math.max(...warm).toFixed(0)} ms`,
);
console.log(`of which maps, layout ${median(inputs.slice(1)).toFixed(0)} ms`);
console.log(`a page, median        ${(median(warm) / median(pages)).toFixed(1)} ms`);
console.log(
  `one paragraph (floor) ${median(floors.slice(1)).toFixed(1)} ms, cold ${floors[0]?.toFixed(0)} ms`,
);
console.log(`report / floor        ${(median(warm) / median(floors.slice(1))).toFixed(0)}`);
console.log(`file                  ${(Math.max(...sizes) / MB).toFixed(2)} MB at most`);
console.log(`memory added          ${((process.memoryUsage().rss - before) / MB).toFixed(0)} MB`);
