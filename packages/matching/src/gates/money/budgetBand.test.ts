import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

const REMOTE: Readonly<Record<string, Written>> = {
  'work-arrangement': 'remote-employee',
  'income-sources': ['remote-work'],
};
const OF_MEANS: Readonly<Record<string, Written>> = {
  'work-arrangement': 'not-working',
  'income-sources': ['savings'],
  'financial-independence-level': 'fully-independent',
};

/** The cost of every country and how the budget stands to it. */
function costs(answers: Readonly<Record<string, Written>>) {
  const gate = standingOf(answers).gates.find(({ id }) => id === 'budget');
  return atlas.countries.flatMap((_, country) => {
    const verdict = gate?.check(country);
    const reason = verdict?.reason();
    return verdict && reason?.kind === 'cost' ? [{ status: verdict.status, ...reason }] : [];
  });
}

describe('a budget reckoned from a band', () => {
  it.each([
    ['an income', { ...REMOTE, 'expected-annual-income': '30k-50k' }, 1800, 3000],
    ['a low income', { ...REMOTE, 'expected-annual-income': 'under-30k' }, 1200, 1800],
    ['savings', { ...OF_MEANS, 'liquid-assets-available': '500k-1m' }, 1667, 3333],
  ])('of %s warns from its lower edge on, and fails only above its upper edge', (_, answers, low, top) => {
    const all = costs(answers);
    for (const { status, costUsd, budgetUsd, reckoned } of all) {
      expect(Math.round(budgetUsd)).toBe(low);
      expect(Math.round(reckoned?.topUsd ?? 0)).toBe(top);
      if (status === 'failed') expect(costUsd).toBeGreaterThan(top);
      if (status === 'at_risk' && costUsd > low) expect(costUsd).toBeLessThanOrEqual(top + 1);
    }
    expect(all.some(({ status, costUsd }) => status === 'at_risk' && costUsd > (low * 4) / 3)).toBe(true);
    expect(all.some(({ status }) => status === 'failed')).toBe(true);
  });

  it('excludes nothing where the band has no upper edge', () => {
    const all = costs({ ...REMOTE, 'expected-annual-income': 'over-200k' });
    expect(all.some(({ status }) => status === 'failed')).toBe(false);
  });

  it('is ignored where a budget was told, which fails when exceeded by a third', () => {
    const all = costs({ ...REMOTE, 'expected-annual-income': '30k-50k', 'monthly-budget': 1800 });
    for (const { status, costUsd, reckoned } of all) {
      expect(reckoned).toBeUndefined();
      if (status === 'failed') expect(costUsd).toBeGreaterThan(2390);
      if (status === 'at_risk') expect(costUsd).toBeLessThanOrEqual(2410);
    }
    expect(all.some(({ status, costUsd }) => status === 'failed' && costUsd < 3000)).toBe(true);
  });

  it('uses the amount told in free text as both edges', () => {
    const [first] = costs({
      ...REMOTE,
      'expected-annual-income': '30k-50k',
      'additional-comments': 'I earn 3,500 dollars a month.',
    });
    expect(first?.budgetUsd).toBeCloseTo(2520, 0);
    expect(first?.reckoned?.topUsd).toBeCloseTo(2520, 0);
  });
});
