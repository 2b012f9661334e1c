import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownGates, ownVerdicts } from '../../testing/standingOf.ts';

const atlas = realAtlas();

describe('laws on couples of one sex', () => {
  const statusOf = (line: string) => {
    const verdict = ownVerdicts(line);
    return (iso3: string) => verdict(iso3)?.status;
  };

  it('are judged by what the law offers today, and unknown where no record tells', () => {
    const marriage = statusOf('Same-sex marriage not recognised');
    for (const { iso3 } of atlas.countries) {
      const law = atlas.unionLaw(iso3);
      const expected = law === null ? 'at_risk' : law.status === 'marriage' ? 'met' : 'failed';
      expect(marriage(iso3), iso3).toBe(expected);
    }
    expect(['CHL', 'ITA', 'BOL', 'PER', 'NPL'].map(marriage)).toEqual([
      'met',
      'failed',
      'failed',
      'failed',
      'at_risk',
    ]);
  });

  it('are met by a civil union where any recognition is asked for', () => {
    const union = statusOf('same-sex couples not recognised');
    expect(['CHL', 'ITA', 'PER'].map(union)).toEqual(['met', 'at_risk', 'failed']);
  });

  it('judge a line on marriage and adoption by marriage, and fail where that is closed', () => {
    const both = statusOf('Any place where two man cannot adopt or marry');
    expect(['ESP', 'CYP', 'ITA'].map(both)).toEqual(['met', 'failed', 'failed']);
  });
});

describe('a line', () => {
  it('on places to pray is judged by how many people would pray there', () => {
    const verdict = ownVerdicts('No halal food or no mosque in the city');
    expect(['MYS', 'GBR', 'JPN'].map((iso3) => verdict(iso3)?.status)).toEqual(['met', 'met', 'at_risk']);
  });

  it('on intolerance towards one faith is not failed by low freedom of belief where most people share that faith', () => {
    for (const [line, indicator] of [
      ['Intolerance towards Muslims', 'religion_muslim'],
      ['Discrimination against Christians', 'religion_christian'],
      ['hostility towards Buddhists', 'religion_buddhist'],
    ] as const) {
      const [gate] = ownGates(line);
      const shares = atlas.column(indicator);
      const freedom = atlas.column('religious_freedom');
      for (const [i, { iso3 }] of atlas.countries.entries()) {
        const verdict = gate?.check(i);
        if ((shares[i] as number) > 50)
          expect(verdict?.reason().kind, `${line} ${iso3}`).toBe(
            verdict?.status === 'met' ? 'indicator' : 'no record',
          );
        else if ((freedom[i] as number) < 0) expect(verdict?.status, `${line} ${iso3}`).toBe('failed');
      }
    }
  });

  it('on fine dust uses the number it names, or ours where it names none', () => {
    const dust = atlas.column('pm25_air_pollution');
    const limits = [
      ['PM2.5 above 15', 15],
      ['air pollution above 15', 15],
      ['Fine dust over 12.5 µg/m³', 12.5],
      ['smog', 30],
      ['air quality index above 50', 30],
    ] as const;
    for (const [line, limit] of limits) {
      const [gate] = ownGates(line);
      const failed = atlas.countries.map((_, i) => gate?.check(i).status === 'failed');
      expect(failed, line).toEqual([...dust].map((value) => value > limit));
    }
  });

  it('on taxes of wealth and estates is judged by whether one exists, and unknown where no record tells', () => {
    const status = (line: string, iso3: string) => ownVerdicts(line)(iso3)?.status;
    const estates = ['DNK', 'SWE', 'PRT', 'JOR'].map((iso3) => status('Inheritance tax', iso3));
    expect(estates).toEqual(['failed', 'met', 'met', 'at_risk']);
    const wealth = ['NOR', 'ESP', 'PRT', 'FRA', 'JOR'].map((iso3) => status('No wealth tax', iso3));
    expect(wealth).toEqual(['failed', 'failed', 'met', 'at_risk', 'at_risk']);
    expect(ownGates('wealth tax and inheritance tax').map(({ id }) => id)).toHaveLength(2);
  });
});
