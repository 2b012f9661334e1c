import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const read = (line: string) => readDealBreakers(realAtlas(), line);
const out = (line: string) => new Set(read(line).excluded.map(({ iso3 }) => iso3));

describe('an area of states beside countries', () => {
  it.each([
    ['only EU, Switzerland or Norway', ['DEU', 'CHE', 'NOR'], ['GBR', 'USA']],
    ['must be in EU, UK, Switzerland', ['FRA', 'GBR', 'CHE'], ['NOR', 'JPN']],
    ['EU countries and Canada only', ['PRT', 'CAN'], ['USA', 'CHE']],
    ['only NATO or EU countries', ['TUR', 'AUT'], ['SRB', 'MEX']],
    ['Only EEA or UK', ['ISL', 'NOR', 'GBR'], ['CHE']],
  ])('is left with them, and all else ruled out: “%s”', (line, left, gone) => {
    const ruledOut = out(line);
    expect(left.filter((iso3) => ruledOut.has(iso3))).toEqual([]);
    expect(gone.filter((iso3) => !ruledOut.has(iso3))).toEqual([]);
    expect(read(line).dealBreakers.map(({ id }) => id)).toEqual(['countries']);
  });

  it('is refused with them where nothing says “only”', () => {
    expect(read('not EU or UK').dealBreakers.map(({ id }) => id)).toEqual(['outside-eu', 'countries']);
    expect([...out('EU or UK')]).toEqual(['GBR']);
  });
});

describe('a refusal beside what is fine', () => {
  it('holds for all but what is fine in it', () => {
    expect(out('not Asia, Japan ok').has('JPN')).toBe(false);
    expect(out('not Asia, Japan ok').has('CHN')).toBe(true);
    expect(out('no Africa besides Morocco').has('MAR')).toBe(false);
    expect([...out('not US, Canada ok')]).toEqual(['USA']);
  });
});

describe('a number beside a place', () => {
  it('says more than the place', () => {
    expect(read('winters colder than -10C like in Canada').dealBreakers.map(({ label }) => label)).toEqual([
      'no winters below −10 °C',
    ]);
  });
});
