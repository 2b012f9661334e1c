import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { once } from './once.ts';

/** How many of these presses are heard; each is the count that the browser gives it. */
function heard(...details: number[]): number {
  let times = 0;
  const press = once(() => {
    times += 1;
  });
  for (const detail of details) press({ detail } as MouseEvent);
  return times;
}

it('counts a double click once', () => expect(heard(1, 2)).toBe(1));
it('counts two clicks with a pause between them', () => expect(heard(1, 1)).toBe(2));
it('counts each press of a key', () => expect(heard(0, 0, 0)).toBe(3));
it('counts again when somebody keeps clicking', () => expect(heard(1, 2, 3, 4, 5)).toBe(3));
