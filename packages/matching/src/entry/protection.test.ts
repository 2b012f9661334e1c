import { expect, it } from 'vitest';
import { standingOf } from '../testing/standingOf.ts';
import { place, type WrittenAnswers } from '../testing/persona.ts';
import { entryOf } from '../testing/waysIn.ts';
import { isWithinReach } from './way.ts';

const LEAVES_KHARKIV: WrittenAnswers = {
  age: 34,
  citizenship: ['UKR'],
  'current-location': place('Kharkiv', 'Ukraine', 'ua'),
  'relocation-scope': 'international',
  'relocation-timeline': '0-6-months',
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
  'expected-annual-income': 'under-30k',
  'monthly-budget': 1100,
};

const budgetIn = (iso3: string, more: WrittenAnswers = {}) => {
  const { situation, gates } = standingOf({ ...LEAVES_KHARKIV, ...more });
  return gates.find(({ id }) => id === 'budget')?.check(situation.engine.iso3.indexOf(iso3));
};

it('temporary protection is a way in where no permit is, and for who leaves Ukraine soon alone', () => {
  const poland = (more: WrittenAnswers = {}) => entryOf('POL', { ...LEAVES_KHARKIV, ...more });
  expect(poland()).toMatchObject({ status: 'at_risk', way: { kind: 'no record' } });
  expect(isWithinReach(poland().way)).toBe(true);
  // A permit for remote work that asks for more than was told rules nothing out.
  expect(entryOf('ROU', LEAVES_KHARKIV)).toMatchObject({ status: 'at_risk', way: { kind: 'short' } });
  for (const other of [
    { 'relocation-timeline': '1-2-years' },
    { 'relocation-timeline': 'exploring' },
    { citizenship: ['GEO'] },
    { 'current-location': place('Tbilisi', 'Georgia', 'ge') },
  ])
    expect(isWithinReach(poland(other).way), JSON.stringify(other)).toBe(false);
  // The decision does not bind Denmark, nor anybody outside the European Union.
  for (const iso3 of ['DNK', 'GEO'])
    expect(isWithinReach(entryOf(iso3, LEAVES_KHARKIV).way), iso3).toBe(false);
});

it('temporary protection keeps a month above the budget a warning that holds nothing back', () => {
  expect(budgetIn('SWE')).toMatchObject({ status: 'at_risk' });
  expect(budgetIn('SWE')?.past).toBeUndefined();
  expect(budgetIn('DNK')?.status).toBe('failed');
  expect(budgetIn('SWE', { 'relocation-timeline': '1-2-years' })?.status).toBe('failed');
});
