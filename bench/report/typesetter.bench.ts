/**
 * Processor time of setting one Gold report of five countries, in one run: with the allocator of the system, with
 * jemalloc where it is installed, and with jemalloc on one thread, as where a process for each core sets reports. A
 * process each, which take turns.
 *
 *   node bench/report/typesetter.bench.ts [reports]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import { dataPaths } from '@global-fit/data/paths';
import { openCompiler } from '@global-fit/server/pdf/compileReport';
import { reportInputs } from '@global-fit/server/pdf/reportInputs';
import { allocatorSettings } from '@global-fit/server/workers/allocator';
import { median } from '../latency.ts';
import { goldReports } from './goldReports.ts';

const REPORTS = Number(process.argv[2] ?? 20);

interface Timed {
  readonly milliseconds: number;
  readonly residentMb: number;
}

/** A process that sets the report of one customer for every number it receives. */
function work(): void {
  const write = goldReports();
  const outlines = JSON.parse(readFileSync(join(dataPaths.dist, 'outlines.json'), 'utf8')) as Outlines;
  const compile = openCompiler();
  process.on('message', (index: number) => {
    const document = write(index);
    const before = process.cpuUsage();
    compile(reportInputs(document, document.paper, outlines));
    const { user, system } = process.cpuUsage(before);
    const timed: Timed = {
      milliseconds: (user + system) / 1000,
      residentMb: process.memoryUsage.rss() / 1024 / 1024,
    };
    process.send?.(timed);
  });
}

function start(settings: Readonly<Record<string, string>>): ChildProcess {
  return fork(import.meta.filename, ['worker'], { env: { PATH: process.env['PATH'], ...settings } });
}

function set(worker: ChildProcess, index: number): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`a process left with code ${code}`));
    worker.once('exit', fail);
    worker.once('message', (done) => {
      worker.off('exit', fail);
      resolve(done as Timed);
    });
    worker.send(index);
  });
}

if (process.argv[2] === 'worker') work();
else {
  const contenders = [
    { name: "the system's", worker: start(allocatorSettings(() => false)) },
    { name: 'jemalloc', worker: start(allocatorSettings()) },
    { name: 'and one thread', worker: start({ ...allocatorSettings(), RAYON_NUM_THREADS: '1' }) },
  ].map((one) => ({ ...one, sets: [] as Timed[] }));
  for (let index = -2; index < REPORTS; index += 1) {
    for (const { worker, sets } of contenders) {
      const done = await set(worker, index + 2);
      // The first two load fonts and compile code.
      if (index >= 0) sets.push(done);
    }
  }
  const rows = contenders.map(({ name, worker, sets }) => {
    worker.kill();
    return {
      name,
      milliseconds: median(sets.map((one) => one.milliseconds)),
      at: sets.at(-1)?.residentMb ?? 0,
    };
  });
  for (const { name, milliseconds, at } of rows)
    console.log(
      `${name.padEnd(14)} ${milliseconds.toFixed(0).padStart(5)} ms of processor a report   ${at.toFixed(0)} MB at the end`,
    );
  const [system, ...others] = rows;
  for (const { name, milliseconds } of others)
    console.log(`${name} / the system's ${(milliseconds / (system?.milliseconds ?? 1)).toFixed(2)}`);
  if (allocatorSettings()['LD_PRELOAD'] === undefined)
    console.log('jemalloc is not installed: both are the same.');
}
