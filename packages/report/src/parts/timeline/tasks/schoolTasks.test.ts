import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { CANADIAN_MOTHER } from '@global-fit/matching/testing/personas/canadianMother';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { childrenLead } from '../../../sections/family/kin.ts';
import { reportFor } from '../../../testing/reports.ts';
import { placeView } from '../../../testing/views.ts';
import { majorityTasks } from './consentTasks.ts';
import { licenceTasks } from './licenceTasks.ts';
import { schoolTasks } from './schoolTasks.ts';

function viewFor(answers: WrittenAnswers) {
  return placeView('PRT', answersOf({ citizenship: ['ISR'], ...answers }));
}

const child = (n: number, name: string, age: number) => ({
  [`family-member-${n}-name`]: name,
  [`family-member-${n}-relationship`]: 'child',
  [`family-member-${n}-family-member-age`]: age,
});

describe('children who may come of age before the move', () => {
  const steps = (age: number, ahead: number, passport = 'ISR') => {
    const family = { 'relocating-family-members': 'yes', 'number-of-family-members': 1 };
    const view = viewFor({ ...family, citizenship: [passport], ...child(1, 'Noam', age) });
    return majorityTasks(view, [], ahead).map(({ said }) => said.text);
  };

  it('are asked about at the embassy in time, unless free movement lets them come', () => {
    expect(steps(17, 18)[0]).toMatch(/^Noam may be of age by then/);
    expect(steps(16, 18)).toHaveLength(1);
    expect(steps(15, 18)).toEqual([]);
    expect(steps(18, 18)).toEqual([]);
    expect(steps(17, 18, 'DNK')).toEqual([]);
  });
});

describe('children in the plan', () => {
  const family = viewFor({
    'relocating-family-members': 'yes',
    'number-of-family-members': 3,
    'relocation-timeline': '1-2-years',
    ...child(1, 'Noam', 14),
    ...child(2, 'Tamar', 5),
    ...child(3, 'Ben', 1),
  });
  const told = (ahead: number) =>
    schoolTasks(family, [], ahead).map(({ title, said }) => `${title}: ${said.text}`);

  it('count at their age at the move, and a small child does not keep pupils from places', () => {
    const tasks = told(18);
    expect(tasks[0]).toMatch(/^Childcare places: .*for Ben open/);
    expect(tasks[1]).toMatch(/^Schools: .*Noam and Tamar/);
    expect(told(6)[0]).toContain('for Tamar and Ben open');
    expect(told(6)[1]).toMatch(/^Schools: .*for Noam/);
  });

  it('go to school where it begins at their age', () => {
    const five = answersOf({
      citizenship: ['CAN'],
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'relocation-timeline': '0-6-months',
      'childcare-education-priorities': ['affordable-childcare'],
      ...child(1, 'Ellie', 5),
    });
    const first = (iso3: string) => schoolTasks(placeView(iso3, five), [], 6)[0]?.title;
    expect(first('GBR')).toBe('Schools');
    expect(first('ITA')).toBe('Childcare places');
    const lead = (iso3: string) => childrenLead(placeView(iso3, five))?.said.text;
    expect(lead('GBR')).toMatch(/school year/);
    expect(lead('ITA')).toMatch(/childcare/);
    const six = { ...five, ...answersOf(child(1, 'Ellie', 6)) };
    expect(schoolTasks(placeView('SWE', six), [], 6)[0]?.title).toBe('Schools');
  });

  it('need no school reports where none goes to school', () => {
    const small = viewFor({
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      ...child(1, 'Ben', 1),
    });
    expect(schoolTasks(small, [], 12).map(({ title }) => title)).toEqual(['Childcare places']);
  });

  it('are described by their age on arrival', () => {
    const pupil = viewFor({
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'relocation-timeline': '1-2-years',
      ...child(1, 'Tamar', 5),
    });
    expect(childrenLead(pupil)?.said.text).not.toContain('childcare comes');
  });
});

describe('lessons at home in the plan', () => {
  const told = (
    iso3: string,
    choice: string,
    ages: readonly number[],
    more: Record<string, unknown> = {},
  ) => {
    const answers = {
      citizenship: ['DEU'],
      'relocating-family-members': 'yes',
      'number-of-family-members': ages.length,
      'children-education-preference': choice,
      ...Object.assign({}, ...ages.map((age, i) => child(i + 1, `Kim${i}`, age))),
      ...more,
    };
    const view = placeView(iso3, answersOf(answers));
    return schoolTasks(view, [], 8).map(({ title, said }) => `${title}: ${said.text}`);
  };

  it('follow from the law of the place', () => {
    expect(told('DNK', 'homeschool', [11, 8])[0]).toMatch(
      /^What lessons at home ask for: As to Denmark, home education is lawful there: notice .*the last day for it/,
    );
    expect(told('IRL', 'homeschool', [9])[0]).toMatch(
      /registration with Tusla.*some of it may be due before/,
    );
    expect(told('FRA', 'homeschool', [9])[0]).toMatch(
      /^Permission to teach at home: .*Apply before a home is/,
    );
    expect(told('DEU', 'homeschool', [9])[0]).toMatch(/^No lessons at home: .*not allowed there/);
    expect(told('HRV', 'homeschool', [9])[0]).toMatch(/^Leave to teach at home: .*whether Croatia lets you/);
    expect(told('DNK', 'online', [9])[0]).toMatch(
      /^Leave for the online school: Ask the education ministry to say in writing/,
    );
  });

  it('need neither a school nor childcare, unless childcare was asked for', () => {
    const titles = (lines: readonly string[]) => lines.map((line) => line.split(':')[0]);
    expect(titles(told('DNK', 'homeschool', [11, 5]))).toEqual(['What lessons at home ask for']);
    expect(titles(told('DNK', 'homeschool', [5]))).toEqual(['What lessons at home ask for']);
    expect(told('DNK', 'homeschool', [1])).toEqual([]);
    const asked = { 'childcare-education-priorities': ['affordable-childcare'] };
    expect(titles(told('DNK', 'homeschool', [11, 3], asked))[0]).toBe('Childcare places');
    expect(titles(told('DNK', 'online', [11, 3]))[0]).toBe('Childcare places');
    expect(titles(told('DNK', 'local-public', [11, 3]))).toContain('Schools');
  });
});

const first = (answers: Answers) =>
  reportFor(CANADIAN_MOTHER, { answers: { ...CANADIAN_MOTHER.answers, ...answers } }).timeline[0]?.tasks[0]
    ?.title;

describe('another parent’s consent', () => {
  it('is asked for before anything else', () => {
    expect(
      first({ 'unique-family-situation': { value: 'Shared custody, their father has not agreed' } }),
    ).toBe('The other parent’s consent');
    expect(first({ 'unique-family-situation': { value: 'We speak French at home' } })).not.toContain(
      'parent',
    );
  });
});

describe('a licence to practise', () => {
  it('is recognised before the first application, with the body that does it', () => {
    const tasks = reportFor(INDIAN_NURSE).timeline.flatMap((phase) => phase.tasks);
    const at = (title: string) => tasks.findIndex((task) => task.title === title);
    expect(at('Recognition of the licence')).toBeGreaterThanOrEqual(0);
    expect(at('Recognition of the licence')).toBeLessThan(at('Applications'));
    const nurse = {
      'career-field': 'healthcare',
      'work-arrangement': 'local-job',
      'special-skills': 'Registered nurse, intensive care',
    };
    const [told] = licenceTasks(viewFor(nurse), [], 12);
    expect(told?.said.text).toContain('the Portuguese Order of Nurses');
    expect(licenceTasks(viewFor({ ...nurse, 'career-field': 'technology' }), [], 12)).toEqual([]);
    const runs = { ...nurse, 'work-arrangement': 'start-business' };
    expect(licenceTasks(viewFor(runs), [], 12)[0]?.said.text).toContain('A practice of your own opens');
    expect(licenceTasks(viewFor({ ...runs, 'special-skills': 'Bookkeeping' }), [], 12)).toEqual([]);
  });

  it('is decided within the directive’s time where diploma and place are of the Union', () => {
    const midwife = {
      'career-field': 'healthcare',
      'work-arrangement': 'local-job',
      'special-skills': 'Registered midwife',
    };
    const said = (home: string, more: Record<string, unknown> = {}) =>
      licenceTasks(
        viewFor({
          ...midwife,
          citizenship: [home === 'de' ? 'DEU' : 'ISR'],
          'current-location': place('X', home === 'de' ? 'Germany' : 'Israel', home),
          ...more,
        }),
        [],
        12,
      )[0]?.said.text;
    const rule = /the authority decides within 3 months of a complete file/;
    expect(said('de')).toMatch(rule);
    expect(said('de')).not.toMatch(/no time for its decision/);
    expect(said('il')).toMatch(/no time for its decision/);
    // A physiotherapist is recognised by no rule of the directive on those seven.
    expect(said('de', { 'special-skills': 'Physiotherapist' })).toMatch(/no time for its decision/);
    const partner = {
      'work-arrangement': 'not-working',
      'career-field': 'technology',
      'special-skills': 'My wife is a registered nurse.',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    };
    expect(said('de', partner)).toMatch(/needs a licence as a nurse.*within 3 months/);
  });
});

describe('the first weeks at school', () => {
  const start = (more: WrittenAnswers) =>
    schoolTasks(
      viewFor({
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'work-arrangement': 'local-job',
        'children-education-preference': 'local-public',
        ...child(1, 'Noam', 8),
        ...more,
      }),
      [],
      12,
    ).find(({ step }) => step === 'school-start')?.said.text;

  it('do not require somebody at home who works alone for a family', () => {
    expect(start({})).toMatch(/[Ss]hift|fetches/);
    expect(start({})).not.toMatch(/at home at noon|early and late shifts/);
    const couple = { 'number-of-family-members': 2, 'family-member-2-relationship': 'spouse' };
    expect(start(couple)).toMatch(/at home at noon|early and late shifts/);
  });
});
