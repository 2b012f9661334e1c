import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { concern, coverage } from './system.ts';

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

it('calls nobody healthy who left the question on health out', () => {
  const [view] = viewsOf(answersOf({ age: 40 }));
  const [well] = viewsOf(answersOf({ age: 40, 'medical-conditions': ['none'] }));
  expect(view && concern(view).text).toBe('an adult');
  expect(well && concern(well).text).toBe('a healthy adult');
});
