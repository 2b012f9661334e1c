import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { coverage } from './system.ts';

const TO_BE_HAD = /What one needs from doctors in .{1,40} is to be had/;

it('promises what one needs from doctors nowhere that care is thin', () => {
  const told = new Map(
    viewsOf(answersOf({ age: 40 })).map((view) => [view.iso3, coverage(view)?.said.text ?? '']),
  );
  const thin = [...told.values()].filter((text) => /thinn?e/.test(text));
  expect(thin.length).toBeGreaterThan(20);
  expect(thin.filter((text) => TO_BE_HAD.test(text))).toEqual([]);
  expect([...told.values()].some((text) => TO_BE_HAD.test(text))).toBe(true);
});
