/**
 * Processor time of setting Gold reports of five countries, with small numbers that Typst itself leads to their sources
 * (links to labels) against those that are pointed in the finished file, in one run.
 *
 *   node bench/report/sourceLinks.bench.ts [reports]
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { dataPaths } from '@global-fit/data/paths';
import { openCompiler, TEMPLATE } from '@global-fit/server/pdf/compileReport';
import { reportInputs } from '@global-fit/server/pdf/reportInputs';
import { goldReports } from './goldReports.ts';

const REPORTS = Number(process.argv[2] ?? 10);

/** A copy of the template in which the numbers are links to labels. */
function withLabels(): string {
  const folder = mkdtempSync(join(tmpdir(), 'global-fit-template-'));
  cpSync(TEMPLATE, folder, { recursive: true });
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} is not what it was: ${from}`);
    writeFileSync(path, text.replaceAll(from, to));
  };
  change('prose.typ', 'link(ref.target, ref.label)', 'link(label(ref.target), ref.label)');
  change(
    'back.typ',
    'context [#metadata((number: source.number, at: here().position()))<source-place>]',
    '[#metadata(none)#label("source:" + str(source.number))]',
  );
  return folder;
}

const write = goldReports();
const outlines = JSON.parse(readFileSync(join(dataPaths.dist, 'outlines.json'), 'utf8'));
const documents = Array.from({ length: REPORTS }, (_, index) => write(index));
const inputs = documents.map((document) => reportInputs(document, document.paper, outlines));

/** CPU milliseconds per report; the first one warms up. */
function cost(workspace: string): number {
  const compile = openCompiler(workspace);
  for (const one of inputs.slice(0, 1)) compile(one);
  const before = process.cpuUsage();
  for (const one of inputs) compile(one);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / inputs.length;
}

const labelled = withLabels();
const byLabels = cost(labelled);
const pointed = cost(TEMPLATE);
rmSync(labelled, { recursive: true });
console.table({
  'links to labels, ms a report': Math.round(byLabels),
  'pointed in the file, ms a report': Math.round(pointed),
  ratio: Number((pointed / byLabels).toFixed(2)),
});
