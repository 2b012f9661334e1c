import { answersOf } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { expect, it } from 'vitest';
import { reportFor } from '../../../testing/reports.ts';

function followed(told: string) {
  const document = reportFor(INDIAN_NURSE, {
    answers: {
      ...INDIAN_NURSE.answers,
      ...answersOf({ 'relocation-timeline': '6-12-months', 'unique-family-situation': told }),
    },
  });
  const tasks = document.timeline.flatMap(({ tasks: some }) => some);
  return {
    moved: tasks.find(({ title }) => title === 'The move')?.due ?? '',
    task: tasks.find(({ title }) => title === 'The others follow'),
  };
}

it('plans people who come later for the stated month, and counts back from it', () => {
  const { moved, task } = followed('I go first, Thomas follows in November 2028.');
  expect(task?.detail).toContain('to come in November 2028');
  expect((task?.due ?? '') > moved && (task?.due ?? '') <= '2028-11').toBe(true);
});

it('plans people who come some months behind for that month', () => {
  const { moved, task } = followed('I go first for six months, then Thomas follows.');
  const { moved: same, task: later } = followed('I go first, Thomas follows later.');
  expect(moved).toBe(same);
  expect(task?.detail).toMatch(/You mean Thomas to come in \w+ 20\d\d/);
  expect((task?.due ?? '') > moved && (task?.due ?? '') < (later?.due ?? '')).toBe(true);
});

it('follows the law’s waiting time where no month was stated, or one before the move', () => {
  for (const told of ['I go first, Thomas follows later.', 'I go first, Thomas follows in January 2020.'])
    expect(followed(told).task?.detail, told).toMatch(/apply on the first day/);
});
