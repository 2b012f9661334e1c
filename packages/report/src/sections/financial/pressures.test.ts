import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { currency, inflation } from './pressures.ts';
import { property } from './situation.ts';

function viewFrom(home: ReturnType<typeof place>, more: object) {
  return placeView(
    'PRT',
    answersOf({
      age: 67,
      citizenship: ['ARG'],
      'current-location': home,
      'work-arrangement': 'not-working',
      'retirement-timeline': 'already-retired',
      'income-sources': ['retirement-pension', 'passive-income'],
      'visa-preference': ['retirement'],
      ...more,
    }),
  );
}

const ROSARIO = place('Rosario', 'Argentina', 'ar');
const TORONTO = place('Toronto', 'Canada', 'ca');

describe('an income from a country with high inflation', () => {
  it('is said to lose against the local currency, not to keep its value', () => {
    const view = viewFrom(ROSARIO, {});
    expect(currency(view)?.said.text).toMatch(
      /^Prices in Argentina rose by .*less EUR every year\. Leave a margin when you compare it with the sum/,
    );
    expect(inflation(view)?.said.text).not.toMatch(/keeps most of its value|a fixed income can bear/);
    expect(currency(viewFrom(TORONTO, {}))?.said.text).not.toMatch(/Prices in Canada/);
  });

  it('is not assumed for people paid by a company abroad', () => {
    const remote = { age: 29, 'work-arrangement': 'remote-employee', 'retirement-timeline': 'more-than-20' };
    const told = (structure: string) =>
      currency(viewFrom(ROSARIO, { ...remote, 'remote-work-legal-structure': structure }))?.said.text;
    expect(told('employee-foreign-company')).toMatch(/^Check in which currency you are paid/);
    expect(told('unsure')).toMatch(/^Prices in Argentina rose/);
  });

  it('is not said to be assets in a currency that nobody named', () => {
    const means = { 'retirement-timeline': 'not-planning', 'income-sources': ['investments'] };
    expect(currency(viewFrom(TORONTO, means))?.said.text).toMatch(/^You will spend in EUR/);
  });
});

describe('flats that are rented out', () => {
  it('are not advised to be let where they already are', () => {
    const told = (type: string) =>
      property(viewFrom(ROSARIO, { 'property-ownership': 'yes-renting', 'property-type': type }))?.said
        .text ?? '';
    expect(told('investment')).toMatch(/normally (?:stays )?taxed/);
    expect(told('investment')).not.toMatch(/home|tenant|fallback/);
    expect(told('primary-residence')).toMatch(/home/i);
  });
});

it('a freelancer is told to quote in the money of the place only where that keeps its value', () => {
  const freelancer = { age: 40, 'work-arrangement': 'freelance', 'retirement-timeline': 'more-than-20' };
  expect(currency(viewFrom(TORONTO, freelancer))?.said.text).toContain('Quote long contracts in it');
  const view = placeView(
    'EGY',
    answersOf({
      citizenship: ['CAN'],
      'current-location': TORONTO,
      'income-sources': ['remote-work'],
      ...freelancer,
    }),
  );
  expect(currency(view)?.said.text).toContain('go on quoting in CAD');
});
