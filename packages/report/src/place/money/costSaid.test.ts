import type { CostFound } from '@global-fit/matching/gates/money/cost';
import { describe, expect, it } from 'vitest';
import { budgetSaid } from './costSaid.ts';

const FOUND: CostFound = {
  budgetUsd: 1800,
  costUsd: 2700,
  rent: null,
  by: null,
  fees: false,
  oneCity: false,
  study: null,
};
const INCOME = { of: 'income', topUsd: 3000 } as const;
const SAVINGS = { of: 'savings', topUsd: 2500 } as const;

const said = (more: Partial<CostFound>, status: 'met' | 'at_risk' | 'failed'): string =>
  budgetSaid({ kind: 'cost', ...FOUND, ...more }, status).text;

describe('a month compared with what the customer said about money', () => {
  it('is compared with a budget where one was given', () => {
    expect(said({}, 'failed')).toMatch(/^your budget is below about US\$2,700 a month/);
    expect(said({ costUsd: 1500 }, 'met')).toMatch(/^your budget covers .* without a rent surveyed there$/);
  });

  it('explains that half a rent is included for a home outside the survey', () => {
    const by = { city: { id: 1, name: 'The Hague' }, flat: 'oneBed' } as unknown as CostFound['by'];
    expect(said({ by }, 'at_risk')).toMatch(
      /, with a home elsewhere counted at half the rent of a good one-bedroom flat in The Hague$/,
    );
  });

  it('names the band behind a month, and both its edges', () => {
    expect(said({ reckoned: INCOME }, 'at_risk')).toMatch(
      /^the income you ticked, taken at its low end about US\$1,800 a month after tax, is below about US\$2,700 .*; at its top, about US\$3,000 a month after tax, it would cover that$/,
    );
    expect(said({ reckoned: SAVINGS }, 'failed')).toMatch(
      /^a yearly twenty-fifth of the savings you ticked, even at its top about US\$2,500 a month, is below about US\$2,700/,
    );
    expect(said({ reckoned: INCOME, costUsd: 1500 }, 'met')).toMatch(/^the income you ticked covers/);
    for (const status of ['met', 'at_risk', 'failed'] as const)
      expect(said({ reckoned: INCOME, costUsd: status === 'met' ? 1500 : 3500 }, status)).not.toContain(
        'your budget',
      );
  });
});
