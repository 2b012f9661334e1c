import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { payBehindBudget } from './payBehind.ts';

const JOB: Readonly<Record<string, Written>> = {
  'career-field': 'engineering',
  'education-level': 'master',
  'work-arrangement': 'local-job',
  'income-sources': ['local-income'],
  'monthly-budget': 9000,
};

const PARTNER: Readonly<Record<string, Written>> = {
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
  'family-member-1-occupation': 'employed-full',
};

const spain = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');

const said = (more: Readonly<Record<string, Written>> = {}): string =>
  viewsOf(answersOf({ ...JOB, ...more }), spain)
    .map((view) => payBehindBudget(view)?.text ?? '')
    .join('');

describe('a monthly budget compared with local wages', () => {
  it('is compared for people who will live on them alone', () => {
    expect(said()).toMatch(/on average, far below the US\$9,000 that you can spend/);
    expect(said({ 'monthly-budget': 2500 })).toBe('');
    expect(said({ 'income-sources': ['local-income', 'passive-income'] })).toBe('');
    expect(said({ 'work-arrangement': 'remote-employee' })).toBe('');
  });

  it('includes the wage of a partner who works', () => {
    expect(said({ ...PARTNER, 'monthly-budget': 14_000 })).toMatch(/two such wages stay below/);
    expect(said({ ...PARTNER, 'monthly-budget': 6000 })).toBe('');
  });
});
