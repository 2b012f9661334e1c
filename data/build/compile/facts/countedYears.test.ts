import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { realAtlas, realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { withRecordedYears } from './countedYears.ts';

const LIST = 'A list of all countries';
const countries = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'].map((iso3) => ({ iso3 }));
const column = {
  values: [3, 5, 25, null, 6, 4],
  years: [2025, 2025, 2025, null, 2025, 2025],
  marks: {},
};

/** A record of ordinary naturalisation with some fields replaced. */
const record = (iso3: string, years: number, other: Partial<VisaRoute> = {}): VisaRoute =>
  ({
    iso3,
    kind: 'citizenship',
    status: 'open',
    shown: true,
    yearsToCitizenship: years,
    asOf: '2026-09',
    source: `An encyclopedia; ${LIST}`,
    confidence: 'medium',
    conditions: { nationalities: null },
    ...other,
  }) as VisaRoute;

const read = (...routes: readonly VisaRoute[]) =>
  withRecordedYears([column], [{ id: 'naturalisation_years', source: LIST }], countries, routes);

describe('years to naturalisation', () => {
  it('come from a newer record, which keeps the number of the list beside it', () => {
    const { columns, routes } = read(record('AAA', 5), record('DDD', 15));
    expect(columns[0]?.values).toEqual([5, 5, 25, 15, 6, 4]);
    expect(columns[0]?.years).toEqual([2026, 2025, 2025, 2026, 2025, 2025]);
    expect(columns[0]?.marks).toMatchObject({ AAA: { quality: 'correction', note: `${LIST} counts 3` } });
    expect(routes.map(({ yearsElsewhere }) => yearsElsewhere)).toEqual([3, undefined]);
  });

  it('are the longer ones where the record is uncertain', () => {
    const unsure = { confidence: 'low' } as const;
    const { columns, routes } = read(record('BBB', 12, unsure), record('CCC', 10, unsure));
    expect(columns[0]?.values).toEqual([3, 12, 25, null, 6, 4]);
    expect(routes.map(({ yearsElsewhere }) => yearsElsewhere)).toEqual([5, 25]);
  });

  it('come from the list where the record is older, repeats the list or is for some passports only', () => {
    const { columns, routes } = read(
      record('AAA', 5, { asOf: '2025-01' }),
      record('EEE', 9, { source: LIST }),
      record('FFF', 2, { conditions: { nationalities: ['AAA'] } as unknown as VisaRoute['conditions'] }),
    );
    expect(columns[0]?.values).toEqual(column.values);
    expect(routes[2]?.yearsElsewhere).toBeUndefined();
  });

  it('are eight in Sweden, seven in Iceland, twelve in India and five in New Zealand', () => {
    const years = ['SWE', 'ISL', 'IND', 'NZL'].map(
      (iso3) => realAtlas().fact(iso3, 'naturalisation_years')?.value,
    );
    expect(years).toEqual([8, 7, 12, 5]);
  });

  it('agree with every reliable record that is newer', () => {
    const ordinary = realContent().routes.filter(
      ({ kind, conditions, confidence, source }) =>
        kind === 'citizenship' &&
        conditions.nationalities === null &&
        confidence !== 'low' &&
        source !== 'CIA, The World Factbook',
    );
    const differing = ordinary.filter(
      ({ iso3, yearsToCitizenship: years }) =>
        years !== null && realAtlas().fact(iso3, 'naturalisation_years')?.value !== years,
    );
    expect(ordinary.length).toBeGreaterThan(30);
    expect(differing.map(({ iso3 }) => iso3)).toEqual([]);
  });
});
