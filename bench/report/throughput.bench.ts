/**
 * Whole Gold reports of five countries a minute (ranking, text, review, PDF) with one worker process and with two,
 * and the most memory that such a process ever held, in one run.
 *
 *   node bench/report/throughput.bench.ts [reports]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { dataPaths } from '@global-fit/data/paths';
import { openPdfRenderer } from '@global-fit/server/pdf/renderPdf';
import { goldReports } from './goldReports.ts';

const REPORTS = Number(process.argv[2] ?? 12);

interface Done {
  readonly peakMb: number;
}

/** A worker process: makes the report of one customer for every number it receives. */
function work(): void {
  const write = goldReports();
  const renderer = openPdfRenderer({ outlinesFile: join(dataPaths.dist, 'outlines.json') });
  const makeOne = async (index: number): Promise<void> => {
    const document = write(index);
    await renderer.render(document, { paper: document.paper });
    const done: Done = { peakMb: process.resourceUsage().maxRSS / 1024 };
    process.send?.(done);
  };
  process.on('message', (index: number) => void makeOne(index));
}

function make(worker: ChildProcess, index: number): Promise<Done> {
  return new Promise((resolve, reject) => {
    worker.once('message', (done) => resolve(done as Done));
    worker.once('exit', (code) => reject(new Error(`a worker left with code ${code}`)));
    worker.send(index);
  });
}

/** Has `count` workers make the reports, each taking the next when it is free. */
async function measure(count: number): Promise<{ readonly aMinute: number; readonly peakMb: number }> {
  const workers = Array.from({ length: count }, () => fork(import.meta.filename, ['worker']));
  await Promise.all(workers.map((worker, i) => make(worker, i)));
  let next = 0;
  let peakMb = 0;
  const started = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      while (next < REPORTS) peakMb = Math.max(peakMb, (await make(worker, next++)).peakMb);
    }),
  );
  const minutes = (performance.now() - started) / 60_000;
  for (const worker of workers) worker.removeAllListeners('exit').kill();
  return { aMinute: REPORTS / minutes, peakMb };
}

if (process.argv[2] === 'worker') work();
else {
  const one = await measure(1);
  const two = await measure(2);
  const row = (name: string, { aMinute, peakMb }: typeof one): string =>
    `${name.padEnd(12)} ${aMinute.toFixed(1).padStart(6)} Gold reports a minute   at most ${peakMb.toFixed(0)} MB a process, atlas included`;
  console.log(row('one worker', one));
  console.log(row('two workers', two));
  console.log(`two / one    ${(two.aMinute / one.aMinute).toFixed(2).padStart(6)}`);
}
