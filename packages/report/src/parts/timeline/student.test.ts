import { answersOf, type Persona } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';

const STUDENT = PERSONAS.find(({ id }) => id === 'japanese-student') as Persona;
const PLACES = ['DEU', 'IRL', 'AUS'].map((iso3) => ({ iso3, cityIds: [], score: 70 }));

function tasksFor(persona: Persona, change: Record<string, unknown>) {
  return reportFor(persona, {
    fixedPlaces: PLACES,
    answers: { ...persona.answers, ...answersOf(change as never) },
  }).timeline.flatMap(({ tasks }) => tasks);
}

const dueOf = (tasks: ReturnType<typeof tasksFor>, title: RegExp): string =>
  tasks.find((one) => title.test(one.title))?.due ?? '';

/** Loaded machines are slow; what is tested is not speed. */
describe('a student’s plan', { timeout: 60_000 }, () => {
  it('arrives before an academic year begins, and says where the wished time cannot be kept', () => {
    for (const level of ['bachelor', 'master', 'vocational']) {
      const tasks = tasksFor(STUDENT, { 'study-level': level, 'relocation-timeline': '0-6-months' });
      expect(dueOf(tasks, /^The move$/), level).toMatch(/^2027-0[678]$/);
      expect(dueOf(tasks, /^Admission/) < dueOf(tasks, /^The move$/), level).toBe(true);
      expect(tasks.find(({ title }) => title === 'A later date')?.detail).toMatch(
        /No year of study begins by then|take longer/,
      );
    }
  });

  it('uses the month stated for the studies, not the school year', () => {
    const tasks = tasksFor(STUDENT, {
      'study-level': 'master',
      'relocation-timeline': '6-12-months',
      'additional-comments': 'I want to start my master in October 2027.',
    });
    expect(dueOf(tasks, /^The move$/)).toMatch(/^2027-(?:09|10)$/);
    expect(tasks.map(({ title }) => title)).not.toContain('A later date');
  });

  it('waits for no year where studies begin at any time', () => {
    const tasks = tasksFor(STUDENT, {
      'study-level': 'language-course',
      'relocation-timeline': '6-12-months',
    });
    expect(tasks.map(({ detail }) => detail).join(' ')).not.toContain('the day of enrolment');
  });

  it('has admission earlier the higher the level', () => {
    const [course, doctorate] = ['language-course', 'doctorate'].map((level) =>
      dueOf(tasksFor(STUDENT, { 'study-level': level, 'relocation-timeline': '1-2-years' }), /^Admission/),
    );
    expect((doctorate ?? '') < (course ?? '')).toBe(true);
  });
});

describe('a visit to look at places', { timeout: 60_000 }, () => {
  it('is replaced by looking from home for students and small budgets, without a visa', () => {
    const [first] = PERSONAS.filter(({ id }) => id !== STUDENT.id) as [Persona];
    for (const tasks of [tasksFor(STUDENT, {}), tasksFor(first, { 'budget-relocation': 'under-5k' })]) {
      const titles = tasks.map(({ title }) => title);
      expect(titles.some((title) => /^See .* from home$/.test(title))).toBe(true);
      expect(titles.filter((title) => /visas? for the visit/i.test(title))).toEqual([]);
    }
  });
});
