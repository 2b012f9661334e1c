import { parentPort } from 'node:worker_threads';
import { loadOutlines } from '@global-fit/data/load';
import type { CardContent } from './cardContent.ts';
import { openCardDrawer } from './drawCard.ts';

const draw = openCardDrawer(loadOutlines());

parentPort?.on('message', (content: CardContent) => {
  try {
    parentPort?.postMessage({ answer: new Uint8Array(draw(content)) }, []);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }, []);
  }
});
