import { expect, it } from 'vitest';
import { keepNewest } from './newest.ts';

/** Starts a task by name and records its reported result. */
function noted() {
  const heard: string[] = [];
  const newest = keepNewest();
  const begin = (name: string, work: Promise<unknown>) =>
    newest.begin(work, {
      found: () => heard.push(`${name} found`),
      failed: () => heard.push(`${name} failed`),
    });
  return { heard, newest, begin };
}

/** Everything that has ended by now has been reported. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('reports only the task begun last, although an earlier one ends after it', async () => {
  const { heard, begin } = noted();
  const slow = Promise.withResolvers<void>();
  begin('first', slow.promise);
  begin('second', Promise.resolve());
  await settled();
  slow.resolve();
  await settled();
  expect(heard).toEqual(['second found']);
});

it('reports a failure, and nothing of a dropped task', async () => {
  const { heard, newest, begin } = noted();
  begin('first', Promise.reject(new Error('offline')));
  await settled();
  begin('second', Promise.reject(new Error('offline')));
  newest.drop();
  await settled();
  expect(heard).toEqual(['first failed']);
});
