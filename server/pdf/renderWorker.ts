import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Outlines } from '@global-fit/atlas/places/outlines';
import type { Reply } from '#workers/workerPool';
import { type CompiledPdf, openCompiler } from './compileReport.ts';
import { releaseMemory } from './releaseMemory.ts';
import type { RenderRequest } from './renderPdf.ts';
import { reportInputs } from './reportInputs.ts';

/**
 * Started as `renderWorker.ts <outlines.json>` with a channel to its parent; renders each document it receives as a
 * PDF.
 */
const outlines = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Outlines;
const compile = openCompiler();

/** Replies to the parent. Where that is gone, the error is ignored and the process ends below. */
const answer = (reply: Reply<CompiledPdf>): void => {
  process.send?.(reply, undefined, undefined, () => {});
};

process.on('message', ({ document, paper }: RenderRequest) => {
  try {
    answer({ answer: compile(reportInputs(document, paper, outlines)) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    releaseMemory();
  }
});

// Terminals and service managers send signals to child processes too, while the parent still waits for a document.
// This process ends when the parent disconnects or is gone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
