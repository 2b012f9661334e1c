import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressEarly } from './earlyPress.ts';

const clicked: string[] = [];

/** A click on what stands in a button of this type. */
function clickIn(type: 'button' | 'submit'): MouseEvent {
  const button = { isConnected: true, click: () => clicked.push(type) };
  const target = { closest: (wanted: string) => (wanted === `[type=${type}]` ? button : null) };
  return { target } as unknown as MouseEvent;
}

beforeEach(() => {
  vi.useFakeTimers();
  clicked.length = 0;
});
afterEach(() => vi.useRealTimers());

it('makes up once for a press on a button', () => {
  globalThis.early = clickIn('button');
  pressEarly();
  vi.runAllTimers();
  expect(clicked).toEqual(['button']);
  expect(globalThis).toMatchObject({ early: undefined, onclick: null });
});

it.each([
  ['nobody pressed anything', undefined],
  ['a form was submitted, which the browser does itself', clickIn('submit')],
])('presses nothing where %s', (_, early) => {
  globalThis.early = early;
  pressEarly();
  vi.runAllTimers();
  expect(clicked).toEqual([]);
});

it('leaves a press alone after which people pressed again and were heard', () => {
  globalThis.early = clickIn('button');
  pressEarly();
  globalThis.early = clickIn('button');
  vi.runAllTimers();
  expect(clicked).toEqual([]);
});
