import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../conditions/dealBreakers.ts';
import { ownVerdicts } from '../../testing/standingOf.ts';

const read = (line: string) => readDealBreakers(realAtlas(), line).dealBreakers.map(({ id }) => id);

describe('a line on the death penalty', () => {
  it.each([
    'Death penalty',
    'countries that execute people',
    'must have no death penalty',
    'capital punishment still exists',
    'nowhere with death row',
  ])('is read: “%s”', (line) => expect(read(line)).toEqual(['death-penalty']));

  it.each(['death penalty for drugs', 'must have the death penalty', 'poor execution of laws'])(
    'is not read from “%s”',
    (line) => expect(read(line)).toEqual([null]),
  );

  it('fails where it is carried out, warns where the law keeps it, and is met where it is abolished', () => {
    const verdict = ownVerdicts('no death penalty');
    const status = (iso3: string) => verdict(iso3)?.status;
    expect(['USA', 'JPN', 'CHN', 'SGP'].map(status)).toEqual(['failed', 'failed', 'failed', 'failed']);
    expect(['KOR', 'RUS', 'THA'].map(status)).toEqual(['at_risk', 'at_risk', 'at_risk']);
    expect(['PRT', 'BRA', 'HKG', 'ZWE'].map(status)).toEqual(['met', 'met', 'met', 'met']);
    expect(verdict('JPN')?.reason()).toEqual({ kind: 'death penalty', status: 'carried out', year: 2025 });
  });
});
