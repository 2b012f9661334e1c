import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { concern, coverage, staff } from './system.ts';

const TO_BE_HAD = /You can get what you need from doctors in /;

it('promises no easy access to doctors where care is thin', () => {
  const told = new Map(
    viewsOf(answersOf({ age: 40 })).map((view) => [view.iso3, coverage(view)?.said.text ?? '']),
  );
  const thin = [...told.values()].filter((text) => /thinn?e/.test(text));
  expect(thin.length).toBeGreaterThan(20);
  expect(thin.filter((text) => TO_BE_HAD.test(text))).toEqual([]);
  expect([...told.values()].some((text) => TO_BE_HAD.test(text))).toBe(true);
});

it('calls nobody healthy who skipped the question on health', () => {
  const [view] = viewsOf(answersOf({ age: 40 }));
  const [well] = viewsOf(answersOf({ age: 40, 'medical-conditions': ['none'] }));
  expect(view && concern(view).text).toBe('an adult');
  expect(well && concern(well).text).toBe('a healthy adult');
});

it('calls nobody a pensioner years before a pension', () => {
  const retired = (age: number) =>
    viewsOf(
      answersOf({
        age,
        'work-arrangement': 'not-working',
        'retirement-timeline': 'already-retired',
        'income-sources': ['investments'],
        'current-location': place('Newcastle', 'Australia', 'au'),
      }),
    )
      .slice(0, 1)
      .map((view) => concern(view).text);
  expect(retired(52)).toEqual(['somebody who stops work early']);
  expect(retired(70)).toEqual(['a pensioner']);
});

describe('people who rarely need doctors', () => {
  const EMPLOYEE = {
    age: 34,
    'work-arrangement': 'local-job',
    'current-location': place('Pune', 'India', 'in'),
  };
  const toldOf = (answers: WrittenAnswers): readonly string[] =>
    viewsOf(answersOf(answers)).flatMap((view) => [
      coverage(view)?.said.text ?? '',
      staff(view)?.said.text ?? '',
    ]);

  it('read what the figures mean but not for whom, unlike people who are ill or have children', () => {
    const many = /(?:is among the countries with most doctors|^There are many doctors)/;
    const told = toldOf(EMPLOYEE);
    expect(told.some((text) => many.test(text))).toBe(true);
    expect(
      told.filter(
        (text) => /\b(?:for|For) (?:an employee|somebody insured)\b/.test(text) && !text.startsWith('Only'),
      ),
    ).toEqual([]);
    expect(toldOf({ ...EMPLOYEE, 'medical-conditions': ['heart-circulation'] }).join(' ')).toMatch(
      /which matters for a heart|For a heart/,
    );
  });

  it('read how the index of care compares with home, by both figures or by saying that they are equal', () => {
    const care = toldOf(EMPLOYEE).filter((text) => / of 100\b/.test(text) && !/\bIndia\b/.test(text));
    expect(care.length).toBeGreaterThan(0);
    for (const text of care)
      expect(text).toMatch(/, against [\d.]+ |about the level you know|little would change/);
  });
});
