import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const out = (line: string) => readDealBreakers(realAtlas(), line).excluded.map(({ iso3 }) => iso3);

describe('a part of the world without agreed bounds', () => {
  it('is ruled out at its narrowest', () => {
    expect(out('no Western Europe')).not.toContain('ESP');
    expect(out('no Western Europe')).toContain('FRA');
    expect(out('not in the Balkans')).not.toContain('GRC');
  });

  it('is asked for at its widest', () => {
    for (const iso3 of ['ESP', 'SWE', 'GBR', 'FRA', 'AUT'])
      expect(out('must be in Western Europe')).not.toContain(iso3);
    expect(out('must be in Western Europe')).toContain('ROU');
    expect(out('Scandinavia only')).not.toContain('FIN');
    expect(out('Southern Europe only')).not.toContain('HRV');
  });

  it.each([
    ['no ex-Yugoslavia', 'BIH HRV MKD MNE SRB SVN XKX'],
    ['Not in Central Europe', 'AUT CZE HUN POL SVK SVN'],
    ['Not in the G7', 'CAN DEU FRA GBR ITA JPN USA'],
    ['must not be a G7 country', 'CAN DEU FRA GBR ITA JPN USA'],
    ['not a BRICS member', 'ARE BRA CHN EGY ETH IDN IND IRN RUS ZAF'],
    ['No BRICS countries', 'ARE BRA CHN EGY ETH IDN IND IRN RUS ZAF'],
    ['New Zealand and Australia too far', 'AUS NZL'],
    ['Australia far too far away for us', 'AUS'],
    ['not in Iberia', 'AND ESP PRT'],
  ])('is known by “%s”', (line, iso3) => expect(out(line).toSorted().join(' ')).toBe(iso3));

  it('is put into a sentence behind its article', () => {
    const [read] = readDealBreakers(realAtlas(), 'Nordics only').dealBreakers;
    expect(read?.label).toBe('only in the Nordics');
  });
});
