import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

/** Statuses of a line on a share of pay in every country, with what tables hold of the salaries around the band. */
function verdicts(most: number, band: string, arrangement = 'local-job') {
  const gate = standingOf({
    'deal-breakers': `More than ${most}% of my pay taken by taxes`,
    'expected-annual-income': band,
    'work-arrangement': arrangement,
  }).gates.find(({ id }) => id.startsWith('deal-breaker:tax-share'));
  return atlas.countries.flatMap(({ iso3 }, country) => {
    const [low, middle] = ['deductions_pct_30k_usd', 'deductions_pct_60k_usd'].map(
      (id) => atlas.fact(iso3, id)?.value,
    );
    const verdict = gate?.check(country);
    return verdict && typeof low === 'number' && typeof middle === 'number'
      ? [{ iso3, low, middle, status: verdict.status, reason: verdict.reason() }]
      : [];
  });
}

describe('a share of pay', () => {
  it('is met only where the next salary above the band meets it too, and at risk where that one does not', () => {
    const read = verdicts(30, '30k-50k');
    const between = read.filter(({ low, middle }) => low <= 30 && middle > 30);
    expect(between.length).toBeGreaterThan(5);
    for (const { iso3, middle, status, reason } of between) {
      expect(status, iso3).toBe('at_risk');
      expect(reason).toMatchObject({ indicator: 'deductions_pct_60k_usd', value: middle });
    }
    for (const { iso3, low, middle, status } of read) {
      if (status === 'met') expect(Math.max(low, middle), iso3).toBeLessThanOrEqual(27);
      if (status === 'failed') expect(low, iso3).toBeGreaterThan(30);
    }
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set(['met', 'at_risk', 'failed']));
  });

  it.each(['freelance', 'business-owner', 'start-business'])('is unknown for %s', (arrangement) => {
    const read = verdicts(30, '30k-50k', arrangement);
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set(['at_risk']));
    expect(read[0]?.reason).toMatchObject({ kind: 'own account' });
  });
});
