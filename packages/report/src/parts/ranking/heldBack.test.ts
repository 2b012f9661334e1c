import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import { answersOf, type Persona, place } from '@global-fit/matching/testing/persona';
import type { Answer } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../../testing/reports.ts';
import { heldBack, reasonHeld } from './heldBack.ts';

function told(persona: Persona, changed: Readonly<Record<string, Answer['value']>>): string {
  const own = Object.entries(changed).map(([id, value]): [string, Answer] => [id, { value, touched: true }]);
  const answers = { ...persona.answers, ...Object.fromEntries(own) };
  const ranking = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
  return heldBack(inputFor(persona, { answers, ranking }))
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n');
}

describe('countries held back for a must-have that only just holds', () => {
  it('are named with their scores and with what is close to its limit', () => {
    const pension = { citizenship: ['PRT'], 'monthly-budget': 1300, 'deal-breakers': '' };
    expect(told(PORTUGUESE_RETIREE, pension)).toMatch(
      /\(\d+\).* like the first, but a month there may cost more than you can spend: places with more to spare/,
    );
    expect(told(PORTUGUESE_RETIREE, { 'monthly-budget': 9000 })).not.toContain('may cost more');
  });

  it('are held back where a work permit asks for better paid work than is expected', () => {
    const reasonIn = (income: string) => {
      const answers = answersOf({
        citizenship: ['PHL'],
        'languages-spoken': ['en'],
        'education-level': 'secondary',
        'career-field': 'construction-trades',
        'work-arrangement': 'local-job',
        'expected-annual-income': income,
      });
      const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
      const match = matches.find(({ iso3 }) => iso3 === 'NLD');
      return match ? (reasonHeld(match)?.clause ?? '') : 'ruled out';
    };
    expect(reasonIn('under-30k')).toMatch(/a work permit there asks for more .* and than you expect$/);
    expect(reasonIn('undecided')).toMatch(/a work permit there asks for more .* usually pays$/);
    expect(reasonIn('75k-100k')).toBe('');
  });

  it('are held back where a permit is for a few, or asks for pay that is usual there and not expected', () => {
    const reasonIn = (iso3: string) => {
      const answers = answersOf({
        citizenship: ['IND'],
        'languages-spoken': ['en'],
        'education-level': 'bachelor',
        'career-field': 'engineering',
        'work-arrangement': 'local-job',
        'expected-annual-income': 'under-30k',
        'monthly-budget': 9000,
      });
      const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
      const match = matches.find((one) => one.iso3 === iso3);
      return match && reasonHeld(match)?.clause;
    };
    expect(reasonIn('USA')).toBe('the permit there is given to only some of those who meet what it asks for');
    expect(reasonIn('DNK')).toBe('a work permit there asks for more pay than you expect');
  });

  it('are held back where a condition of the customer’s own is kept only in part', () => {
    const said = told(PORTUGUESE_RETIREE, { 'deal-breakers': 'No earthquakes', 'monthly-budget': 3000 });
    expect(said).toMatch(
      /your condition “no earthquake country” is kept there only in part: places that do better in this come first/,
    );
  });

  it('are held back where nothing on record lets a parent come along, and a little where a law does on conditions', () => {
    const answers = answersOf({
      citizenship: ['ZAF'],
      'languages-spoken': ['en'],
      'work-arrangement': 'start-business',
      'deal-breakers': 'My mother cannot live with us',
    });
    const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
    const clauses = ['NLD', 'GBR', 'PRT'].map((iso3) => {
      const match = matches.find((one) => one.iso3 === iso3);
      return match ? reasonHeld(match)?.clause : 'ruled out';
    });
    const none = 'nothing on our records lets a parent come along there from the start';
    expect(clauses).toEqual([none, none, 'the law there lets a parent follow only on conditions']);
  });

  it('are held back where only pay on record reaches what a month costs', () => {
    const answers = answersOf({
      citizenship: ['SYR'],
      'languages-spoken': ['ar', 'en'],
      'education-level': 'bachelor',
      'career-field': 'healthcare',
      'special-skills': 'Dentist',
      'work-arrangement': 'local-job',
      'income-sources': ['local-income'],
      'expected-annual-income': 'under-30k',
      'relocating-family-members': 'yes',
      'number-of-family-members': 2,
      'family-member-1-relationship': 'spouse',
      'family-member-2-relationship': 'child',
      'family-member-2-family-member-age': 9,
    });
    const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
    const match = matches.find(({ iso3 }) => iso3 === 'DEU');
    expect(match && reasonHeld(match)?.clause).toBe(
      'a month there may cost more than the income that you expect leaves',
    );
  });

  it('are held back where the permit asks for more than a pensioner spends', () => {
    const answers = answersOf({
      age: 66,
      citizenship: ['USA'],
      'languages-spoken': ['en'],
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'expected-annual-income': 'retired-fixed',
      'income-sources': ['retirement-pension'],
      'visa-preference': ['retirement'],
      'monthly-budget': 3000,
    });
    const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
    const match = matches.find(({ iso3 }) => iso3 === 'GRC');
    expect(match && reasonHeld(match)).toMatchObject({
      clause: 'the permit there asks for a higher income than the month that you mean to spend',
      questionIds: expect.arrayContaining(['monthly-budget']),
    });
  });

  it('are held back where the permit leaves the family behind', () => {
    const reasonIn = (iso3: string, more: Readonly<Record<string, Answer['value']>>) => {
      const answers = answersOf({
        citizenship: ['UKR'],
        'languages-spoken': ['en'],
        'education-level': 'vocational',
        'career-field': 'finance',
        'work-arrangement': 'local-job',
        'expected-annual-income': '30k-50k',
        'relationship-status': 'divorced',
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'family-composition-type': 'single-parent',
        'family-member-1-name': 'Mia',
        'family-member-1-family-member-age': 9,
        'family-member-1-relationship': 'child',
        ...more,
      });
      const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
      const match = matches.find((one) => one.iso3 === iso3);
      return match ? reasonHeld(match) : null;
    };
    expect(reasonIn('POL', {})).toMatchObject({
      clause: 'the permit there takes you first and your family only later',
      questionIds: expect.arrayContaining(['relocating-family-members']),
    });
    expect(reasonIn('SGP', {})?.clause).toBe(
      'the permit there takes family along only from a pay above what you expect',
    );
    expect(reasonIn('POL', { 'relocating-family-members': 'no' })?.clause ?? '').not.toContain('family');
  });

  it('stand behind places that are better in it where it is no sum', () => {
    const mother = answersOf({
      age: 41,
      citizenship: ['UKR'],
      'languages-spoken': ['uk', 'pl', 'en'],
      'education-level': 'vocational',
      'career-field': 'healthcare',
      'work-arrangement': 'local-job',
      'expected-annual-income': '30k-50k',
      'monthly-budget': 2500,
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-composition-type': 'single-parent',
      'family-member-1-family-member-age': 9,
      'family-member-1-relationship': 'child',
    });
    const text = told({ ...PORTUGUESE_RETIREE, answers: mother }, {});
    expect(text).toMatch(/takes you first and your family only later: places that do better in this come/);
    expect(text).not.toMatch(/family[^.]*more to spare/);
  });

  it('are held back where the permit ends before the stay that is planned', () => {
    const answers = answersOf({
      citizenship: ['USA'],
      'languages-spoken': ['en'],
      'work-arrangement': 'remote-employee',
      'expected-annual-income': '150k-200k',
      'visa-preference': ['digital-nomad'],
      'relocation-duration': 'permanent',
    });
    const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
    const match = matches.find(({ iso3 }) => iso3 === 'ISL');
    expect(match && reasonHeld(match)).toMatchObject({
      clause: 'the permit there ends before the stay that you plan',
      questionIds: expect.arrayContaining(['relocation-duration']),
    });
  });

  it('are called close to home in taxes only where they are', () => {
    const answers = answersOf({
      citizenship: ['CHE'],
      'current-location': place('Zug', 'Switzerland', 'ch'),
      'languages-spoken': ['de', 'en'],
      'work-arrangement': 'local-job',
      'career-field': 'finance',
      'expected-annual-income': '100k-150k',
      'relocation-drivers': ['lower-taxes'],
    });
    const { matches } = rankCountries(realAtlas(), profilePreferences(realAtlas(), answers));
    const clause = (iso3: string) => {
      const match = matches.find((one) => one.iso3 === iso3);
      return match && reasonHeld(match)?.clause;
    };
    // Two fifths of pay there, and less than a fifth at home.
    expect(clause('NLD')).toMatch(/^by the figures on record more is taken from pay/);
    expect(clause('SGP')).toBeUndefined();
  });

  it('are not told of where nothing is close to its limit', () => {
    expect(told(BRITISH_NOMAD, { 'monthly-budget': 9000, 'language-preference': 'willing-to-learn' })).toBe(
      '',
    );
  });
});
