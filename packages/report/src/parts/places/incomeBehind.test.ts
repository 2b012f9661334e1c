import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { incomeBehindBudget } from './incomeBehind.ts';

const PENSIONER: Readonly<Record<string, Written>> = {
  age: 66,
  citizenship: ['CAN'],
  'current-location': place('Halifax', 'Canada', 'ca'),
  'work-arrangement': 'not-working',
  'retirement-timeline': 'already-retired',
  'income-sources': ['retirement-pension'],
  'expected-annual-income': 'retired-fixed',
  'monthly-budget': 3200,
  'additional-comments': 'My pension is C$3,900 a month before tax.',
};

const countries = realAtlas().countries.filter(({ iso3 }) => ['PRT', 'PAN'].includes(iso3));

const said = (more: Readonly<Record<string, Written>> = {}): string =>
  viewsOf(answersOf({ ...PENSIONER, ...more }), countries)
    .map((view) => incomeBehindBudget(view)?.text ?? '')
    .join('|');

describe('a monthly budget beyond the income stated in free text', () => {
  it.each([
    ['a pension in the money of home', {}],
    ['a pension in dollars', { 'additional-comments': 'I get a pension of US$2,500 every month.' }],
    [
      'an income of the band that was ticked',
      {
        'work-arrangement': 'remote-employee',
        'income-sources': ['remote-work', 'savings'],
        'expected-annual-income': '30k-50k',
        'monthly-budget': 4200,
        'additional-comments': 'I earn US$3,300 a month.',
      },
    ],
  ])('is pointed out for %s, once', (_, more) => {
    const [first = '', second] = said(more).split('|');
    expect(first).toMatch(/^the income you told us of, about US\$[\d,]+ a month before tax, stays below/);
    expect(second).toBe('');
  });

  it('is not pointed out where the income covers it, or no amount was stated', () => {
    expect(said({ 'monthly-budget': 2700 })).toBe('|');
    expect(said({ 'monthly-budget': 2850 })).toBe('|');
    expect(said({ 'additional-comments': 'My pension is not large.' })).toBe('|');
    expect(said({ 'monthly-budget': '' })).toBe('|');
  });

  it('is not pointed out to people who will live on work there', () => {
    const job = { 'work-arrangement': 'local-job', 'income-sources': ['local-income'] };
    expect(said({ ...job, 'expected-annual-income': '30k-50k' })).toBe('|');
  });
});
