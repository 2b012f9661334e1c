import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { standingOf } from '../../testing/standingOf.ts';

const atlas = realAtlas();

describe('how long a permit has to last', () => {
  it.each<[string, number | null]>([
    ['No visa shorter than two years', 2],
    ['Visas of less than 24 months', 2],
    ['A permit under 18 months', 1.5],
    ['The visa must be longer than 1 year', 1],
    ['Must be allowed to stay at least 3 years', 3],
    ['Permits must last at least five years', 5],
    // Of something else than the permit, or no length.
    ['visa', null],
    ['No visa fees', null],
    ['Visa processing of less than 2 years', null],
    ['A visa that takes at least 6 months', null],
    ['Passports valid for less than 2 years', null],
    ['Do not mind a visa shorter than two years', null],
  ])('is read from "%s" as %s years', (line, years) => {
    const [read] = readDealBreakers(atlas, line).dealBreakers;
    expect([read?.id ?? null, read?.limit ?? null]).toEqual(
      years === null ? [null, null] : ['stay-length', years],
    );
  });

  const nomad = {
    citizenship: ['USA'],
    'work-arrangement': 'remote-employee',
    'income-sources': ['remote-work'],
    'expected-annual-income': '100k-150k',
    'deal-breakers': 'No visa shorter than two years',
  };
  const gateFor = (more: WrittenAnswers = {}) => {
    const { gates } = standingOf({ ...nomad, ...more });
    return gates.find(({ id }) => id === 'deal-breaker:stay-length');
  };

  it('is compared with the permit that is the way in, and warns where a shorter one may be renewed', () => {
    const seen = new Set<string>();
    const job = { 'work-arrangement': 'local-job', 'income-sources': ['local-job'] };
    const each = [gateFor(), gateFor(job)].flatMap((gate) =>
      atlas.countries.map(({ iso3 }, i) => ({ gate, iso3, i })),
    );
    for (const { gate, iso3, i } of each) {
      const verdict = gate?.check(i);
      const reason = verdict?.reason();
      if (!verdict || reason?.kind !== 'stay length') continue;
      const { durationMonths, renewable, yearsToPermanence } = reason.route;
      const lasts = yearsToPermanence === 0 || (durationMonths ?? 0) >= 24;
      expect(verdict.status === 'met', iso3).toBe(lasts);
      if (durationMonths === null && !lasts) expect(verdict.status, iso3).toBe('at_risk');
      if (verdict.status === 'failed') expect(renewable, iso3).toBe(false);
      seen.add(verdict.status);
    }
    expect(seen).toContain('met');
    expect(seen).toContain('at_risk');
  });

  it('does not matter to people who settle by a passport', () => {
    const gate = gateFor({ citizenship: ['PRT'] });
    for (const iso3 of ['ESP', 'SWE', 'IRL'])
      expect(gate?.check(atlas.indexOf(iso3)).status, iso3).toBe('met');
  });
});
