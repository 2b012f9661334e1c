import { realAtlas, realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { PERMIT_KINDS, withPermitKinds } from './permitKinds.ts';

const countries = ['AAA', 'BBB', 'CCC'].map((iso3) => ({ iso3 }));
const route = (iso3: string, kind: 'digital-nomad' | 'investor' | 'work' | 'citizenship') =>
  ({ iso3, kind, status: 'open', shown: true, conditions: { nationalities: null } }) as const;
const empty = { values: [null, null, null], years: [null, null, null], marks: {} };

describe('the kinds of permit without an employer', () => {
  it('are counted once each, and nowhere without one on record', () => {
    const columns = withPermitKinds([empty], [PERMIT_KINDS], countries, [
      route('AAA', 'digital-nomad'),
      route('AAA', 'digital-nomad'),
      route('AAA', 'investor'),
      route('BBB', 'work'),
      route('CCC', 'citizenship'),
    ]);
    expect(columns[0]?.values).toEqual([2, null, null]);
  });

  it('leave out what is closed, may not be shown or is for some passports alone', () => {
    const columns = withPermitKinds([empty], [PERMIT_KINDS], countries, [
      { ...route('AAA', 'investor'), status: 'closed' },
      { ...route('BBB', 'investor'), shown: false },
      route('CCC', 'investor'),
      { ...route('CCC', 'digital-nomad'), conditions: { nationalities: ['AAA'] } },
    ]);
    expect(columns[0]?.values).toEqual([null, null, 1]);
  });

  it('change nothing where the indicator is not kept', () => {
    expect(withPermitKinds([empty], ['other'], countries, [route('AAA', 'investor')])).toEqual([empty]);
  });

  it('let the quiz rate no country’s visas high that only visitors find easy', () => {
    const { columns, indicators, countries: all } = realContent();
    const ease = columns[indicators.findIndex(({ id }) => id === 'visa_process_ease_index')]?.values;
    const of = (iso3: string) => ease?.[all.findIndex((country) => country.iso3 === iso3)];
    for (const iso3 of ['PLW', 'GNB', 'COM', 'BEL', 'CAN']) {
      expect(of(iso3), iso3).toBeGreaterThan(0);
      expect(of(iso3), iso3).toBeLessThanOrEqual(40);
    }
    for (const iso3 of ['PRT', 'PAN', 'CRI', 'ESP']) expect(of(iso3), iso3).toBeGreaterThan(50);
  });
});

it('a permit for remote work on record is known to the factor on such permits too', () => {
  const atlas = realAtlas();
  const unknown = atlas.countries.filter(
    ({ iso3 }) =>
      atlas.routes.of(iso3).some(({ kind, status }) => kind === 'digital-nomad' && status === 'open') &&
      atlas.fact(iso3, 'digital_nomad_visa')?.value !== 'open',
  );
  expect(unknown.map(({ iso3 }) => iso3)).toEqual([]);
});
