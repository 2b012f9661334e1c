import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from './engine.ts';
import { answersOf, type WrittenAnswers } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';
import { studyFees } from './studyFees.ts';

const atlas = realAtlas();
const STUDENT = { citizenship: ['IND'], 'work-arrangement': 'study', 'monthly-budget': 900 };

function feesOf(iso3: string, more: WrittenAnswers = {}) {
  const preferences = profilePreferences(atlas, answersOf({ ...STUDENT, ...more }));
  return studyFees({ engine: engineOf(atlas), preferences }, atlas.indexOf(iso3));
}

const budgetOf = (iso3: string, more: WrittenAnswers = {}) =>
  standingOf({ ...STUDENT, ...more })
    .gates.find(({ id }) => id === 'budget')
    ?.check(atlas.indexOf(iso3));

describe('tuition of somebody from abroad', () => {
  it('is the lowest on record for the degree, and unknown where there is no record', () => {
    const asked = feesOf('SWE');
    expect(asked?.kind === 'asked' && asked.tuition.low).toBe(80_000);
    expect(feesOf('DEU')).toMatchObject({ kind: 'asked', monthlyUsd: 0 });
    expect(feesOf('PRT')).toEqual({ kind: 'open' });
    const master = feesOf('NLD', { 'study-level': 'master' });
    expect(master?.kind === 'asked' && master.tuition.low).toBe(12_000);
    const next = feesOf('NLD', { 'education-level': 'bachelor' });
    expect(next?.kind === 'asked' && next.tuition.level).toBe('master');
  });

  it.each<WrittenAnswers>([
    { citizenship: ['ITA'] },
    { citizenship: ['SWE'] },
    { 'study-level': 'doctorate' },
    { 'work-arrangement': 'remote-employee' },
    { 'additional-comments': 'I won a scholarship.' },
  ])('is unknown for %o', (more) => {
    expect(feesOf('SWE', more)).toBeNull();
  });

  it('is asked in spite of free movement where that changes nothing, and of nobody whom a treaty exempts', () => {
    expect(feesOf('CHE', { citizenship: ['ITA'] })).toMatchObject({ kind: 'asked' });
    expect(feesOf('SVN', { citizenship: ['SRB'] })).toBeNull();
  });
});

describe('the budget of a student', () => {
  it('has to cover tuition as well as the month', () => {
    for (const iso3 of ['SGP', 'SWE', 'IRL', 'NZL']) expect(budgetOf(iso3)?.status, iso3).toBe('failed');
    expect(budgetOf('CZE')?.status).toBe('met');
    expect(budgetOf('SWE', { citizenship: ['ITA'] })?.status).toBe('at_risk');
    const reason = budgetOf('SWE')?.reason();
    expect(reason?.kind === 'cost' && reason.costUsd).toBeGreaterThan(1500);
  });

  it('surely covers it only where tuition is on record, or where the budget is twice the month', () => {
    expect(budgetOf('PRT')).toMatchObject({ status: 'at_risk' });
    expect(budgetOf('PRT', { 'monthly-budget': 3000 })?.status).toBe('met');
  });

  it('scores lower where tuition is higher', () => {
    const { factors } = standingOf({ ...STUDENT, 'monthly-budget': 2000 });
    const buys = factors.find(({ id }) => id === 'affordability')?.utilities;
    const of = (iso3: string): number => buys?.[atlas.indexOf(iso3)] as number;
    expect(of('DEU')).toBeGreaterThan(of('SWE'));
    expect(of('SWE')).toBeGreaterThan(of('USA'));
  });
});
