import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { dataPaths } from '../../paths.ts';
import { WORLD_INDICES, withWorldIndices } from './worldIndices.ts';

const ISO3 = ['AAA', 'BBB', 'CCC'];
const countries = ISO3.map((iso3) => ({ iso3 }));
const column = (values: readonly (number | string | null)[], year = 2020) => ({
  values,
  years: values.map((value) => (value === null ? null : year)),
  marks: {},
});

describe('an index of our own', () => {
  const ids = ['homicide_rate', 'political_stability', 'road_deaths', 'safety_index'];
  const columns = withWorldIndices(
    [column([1, 5, 3]), column([2, 0, -1], 2023), column([3, 3, null]), column([null, null, null])],
    ids,
    countries,
  );
  const index = columns[3];

  it('is the weighted mean of its parts’ ranks in the world', () => {
    // Safety from homicide (100, 0, 50), stability (100, 50, 0) and, at half the weight, roads (50, 50).
    expect(index?.values).toEqual([90, 30, 25]);
    expect(index?.years).toEqual([2023, 2023, 2023]);
  });

  it('is marked where only some parts are known', () => {
    expect(index?.marks).toEqual({ CCC: { quality: 'proxy', note: '2 of its 3 parts are known' } });
  });

  it('is unknown where less than two thirds of its weight is known, so that gaps help nobody', () => {
    const one = withWorldIndices(
      [column([1, 5, null]), column([null, 0, 2]), column([null, 3, null]), column([null, null, null])],
      ids,
      countries,
    );
    expect(one[3]?.values).toEqual([null, expect.any(Number), null]);
  });
});

describe('the indices of the real tables', () => {
  const content = realContent();
  const at = (id: string, iso3: string) =>
    content.columns[content.indicators.findIndex((one) => one.id === id)]?.values[
      content.countries.findIndex((one) => one.iso3 === iso3)
    ];

  it('are made of existing indicators, each named in their note', () => {
    for (const [id, parts] of Object.entries(WORLD_INDICES)) {
      const note = content.indicators.find((one) => one.id === id)?.note ?? '';
      for (const [part] of parts) {
        expect(
          content.indicators.some((one) => one.id === part),
          part,
        ).toBe(true);
        expect(note.replaceAll(/[^a-z]+/g, ' '), `${id}: ${part}`).toContain(part.split('_')[0] as string);
      }
    }
  });

  it('are never given in the table of facts', () => {
    const table = readFileSync(`${dataPaths.tables}/core/facts.csv`, 'utf8');
    for (const id of Object.keys(WORLD_INDICES)) expect(table, id).not.toContain(`,${id},`);
  });

  it('follow corrections: Poland, Ecuador and Rwanda allow a second citizenship', () => {
    const friendly = (iso3: string) => Number(at('immigration_friendliness_index', iso3));
    expect(friendly('POL')).toBeGreaterThan(50);
    expect(friendly('ECU')).toBeGreaterThan(70);
    expect(friendly('RWA')).toBeGreaterThan(40);
  });

  it('rate no place by a single part', () => {
    for (const iso3 of ['MCO', 'SMR', 'NRU', 'AND', 'MHL']) expect(at('safety_index', iso3), iso3).toBeNull();
    // Both newcomers and the years to naturalisation are needed parts of this index, and one is not known here.
    for (const iso3 of ['HKG', 'NRU', 'VAT', 'MDV', 'XKX'])
      expect(at('immigration_friendliness_index', iso3), iso3).toBeNull();
    expect(at('cultural_diversity_index', 'PNG')).toBeNull();
  });

  it('rate Taiwan, which lists of the United Nations leave out, by figures of its own ministries', () => {
    const rated = (id: string) => Number(at(id, 'TWN'));
    expect(rated('healthcare_index')).toBeGreaterThan(60);
    expect(rated('safety_index')).toBeGreaterThan(60);
    expect(rated('job_market_strength_index')).toBeGreaterThan(60);
    expect(rated('immigration_friendliness_index')).toBeGreaterThan(50);
    expect(rated('cultural_diversity_index')).toBeGreaterThan(10);
  });

  it('rate healthcare by outcomes as well as by doctors and spending', () => {
    const care = (iso3: string) => Number(at('healthcare_index', iso3));
    expect(care('JPN')).toBeGreaterThan(care('USA'));
    expect(care('LUX')).toBeGreaterThan(care('USA'));
    expect(care('LUX')).toBeGreaterThan(care('CUB'));
  });
});
