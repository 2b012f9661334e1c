import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { SOUTH_AFRICAN_FAMILY } from '@global-fit/matching/testing/personas/southAfricanFamily';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../../testing/reports.ts';
import { placeView } from '../../../testing/views.ts';
import { workTasks } from './workTasks.ts';

const TITLE = 'Find your employers first';
const WORK = {
  'work-arrangement': 'local-job',
  'visa-preference': ['work'],
  'income-sources': ['local-income'],
  'relocation-timeline': '1-2-years',
};

const planOf = (persona: typeof INDIAN_NURSE, more: WrittenAnswers) =>
  reportFor(persona, {
    chosenCountryCodes: ['AU', 'NO', 'CA'],
    answers: { ...persona.answers, ...answersOf({ ...WORK, ...more }) },
  }).timeline.flatMap(({ tasks }) => tasks);

describe('steps towards an employer', () => {
  const stepsInto = (iso3: string, passport: string) => {
    const answers = answersOf({
      ...WORK,
      citizenship: [passport],
      age: 30,
      'visa-preference': ['permanent-residency'],
      'relocation-timeline': '2-5-years',
      'expected-annual-income': '30k-50k',
    });
    const view = placeView(iso3, answers);
    return workTasks(view, [], null)
      .map(({ step, said }) => `${step}: ${said.text}`)
      .join(' ');
  };

  it('come before the application only where the permit needs an employer', () => {
    expect(stepsInto('DEU', 'IND')).toMatch(/contract: .*(?:permit|lease)/);
    const byPoints = stepsInto('AUS', 'IND');
    expect(byPoints).toContain('jobs: ');
    expect(byPoints).not.toMatch(/contract: |permit|sponsor/);
  });
});

describe('a trade that depends on an offer', () => {
  it.each<[string, boolean]>([
    ['Principal software architect, AWS and Kubernetes, two patents', false],
    ['Etch process for 300 mm wafers', true],
  ])('looks first for its industry only where not every country has it: "%s"', (skills, looks) => {
    const tasks = planOf(SOUTH_AFRICAN_FAMILY, {
      citizenship: ['KOR'],
      'career-field': 'technology',
      'special-skills': skills,
    });
    expect(tasks.some(({ title }) => title === TITLE)).toBe(looks);
  });

  it('looks for employers before any visit, and in the whole country', () => {
    const tasks = planOf(SOUTH_AFRICAN_FAMILY, {
      citizenship: ['KOR'],
      'career-field': 'engineering',
      'special-skills': 'Etch process for 300 mm wafers',
    });
    const at = (title: RegExp): number => tasks.findIndex((one) => title.test(one.title));
    expect(at(/^Find your employers first$/)).toBeGreaterThanOrEqual(0);
    expect(at(/^Find your employers first$/)).toBeLessThan(at(/^See /));
    expect(tasks[at(/^Applications$/)]?.detail).not.toMatch(/Canberra|Oslo|Ottawa|Sydney/);
  });

  it('is not questioned for a trade that every town needs', () => {
    const tasks = planOf(SOUTH_AFRICAN_FAMILY, {
      citizenship: ['KOR'],
      'career-field': 'construction-trades',
      'special-skills': 'plumber, NVQ level 3, Gas Safe registered',
    });
    expect(tasks.map(({ title }) => title)).not.toContain(TITLE);
  });

  it('is not questioned for a profession practised everywhere', () => {
    expect(planOf(INDIAN_NURSE, {}).map(({ title }) => title)).not.toContain(TITLE);
  });
});
