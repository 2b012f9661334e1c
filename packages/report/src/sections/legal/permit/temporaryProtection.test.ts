import { place, type Written } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewFor } from '../../../testing/lawHouseholds.ts';
import { temporaryProtection } from './temporaryProtection.ts';

const LEAVING: Readonly<Record<string, Written>> = {
  citizenship: ['UKR'],
  'current-location': place('Lviv', 'Ukraine', 'ua'),
  'work-arrangement': 'local-job',
};
const told = (iso3: string, more: Readonly<Record<string, Written>> = {}) =>
  temporaryProtection(viewFor(iso3, { ...LEAVING, ...more }))?.said;

it('temporary protection is told beside a permit to those who leave Ukraine, where the law of the Union binds', () => {
  expect(told('CZE')?.text).toMatch(
    /no offer of a job is asked.*until 4 March 2027.*Before you pay for a permit/,
  );
  expect(told('CZE')?.facts).toContain('rule:temporary-protection-eu');
  for (const iso3 of ['DNK', 'SGP', 'CHE']) expect(told(iso3), iso3).toBeUndefined();
});

it('temporary protection is no matter for others, nor for who has a right to live there', () => {
  expect(told('CZE', { citizenship: ['MDA'] })).toBeUndefined();
  expect(told('CZE', { citizenship: ['UKR', 'POL'] })).toBeUndefined();
  expect(told('CZE', { 'current-location': place('Toronto', 'Canada', 'ca') })).toBeUndefined();
});

it('temporary protection is said to end before a move that falls after its last day on record', () => {
  const EARLY = /4 March 2027, before the months that you have in mind/;
  expect(told('CZE', { 'relocation-timeline': '6-12-months' })?.text).toMatch(EARLY);
  for (const timeline of ['0-6-months', 'exploring'])
    expect(told('CZE', { 'relocation-timeline': timeline })?.text).not.toMatch(EARLY);
});

it('temporary protection is each person’s own, and rests on a home in Ukraine wherever it is told', () => {
  const family = {
    'relocating-family-members': 'yes',
    'number-of-family-members': 1,
    'family-member-1-relationship': 'parent',
  };
  expect(told('CZE', family)?.text).toMatch(/by their own passport/);
  expect(told('CZE')?.text).not.toMatch(/Each of you/);
  expect(told('CZE')?.text).toMatch(/lived in their own country before 24 February 2022/);
});
