import { parentPort } from 'node:worker_threads';
import { loadAtlas } from '#adapters/atlas';
import type { Reply } from '#workers/workerPool';
import { reportBuilder } from './reportBuilder.ts';
import type { Writing, Written } from './reportWriter.ts';
import { OutOfTime, withinTime } from './withinTime.ts';

const atlas = loadAtlas();

/** Errors are sent as they are, since a text alone would tell nobody where in the report they came from. */
function write({ input, provider, limitMs }: Writing): Written {
  try {
    return { built: withinTime(limitMs, () => reportBuilder(atlas, provider)(input)) };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { error, outOfTime: error instanceof OutOfTime };
  }
}

parentPort?.on('message', (writing: Writing) => {
  const reply: Reply<Written> = { answer: write(writing) };
  parentPort?.postMessage(reply, []);
});
