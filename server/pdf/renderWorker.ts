import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openCompiler } from './compileReport.ts';
import type { Outlines } from '@global-fit/atlas/outlines';
import { releaseMemory } from './releaseMemory.ts';
import type { RenderRequest, RenderWorkerData } from './renderPdf.ts';
import { reportInputs } from './reportInputs.ts';

const { outlinesFile } = workerData as RenderWorkerData;
const outlines = JSON.parse(readFileSync(outlinesFile, 'utf8')) as Outlines;
const compile = openCompiler();

parentPort?.on('message', ({ document, paper }: RenderRequest) => {
  try {
    const answer = compile(reportInputs(document, paper, outlines));
    parentPort?.postMessage({ answer }, [answer.bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }, []);
  } finally {
    releaseMemory();
  }
});
