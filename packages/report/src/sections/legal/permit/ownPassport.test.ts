import { describe, expect, it } from 'vitest';
import { FREELANCER, viewFor } from '../../../testing/lawHouseholds.ts';
import { forSelfEmployed } from './ownPassport.ts';

describe('a route made for one passport', () => {
  it('is named where other plans would open it', () => {
    const hired = { ...FREELANCER, 'work-arrangement': 'local-job', 'visa-preference': ['work'] };
    const said = (passport: string, iso3: string) =>
      forSelfEmployed(viewFor(iso3, { ...hired, citizenship: [passport] }))?.text;
    expect(said('USA', 'NLD')).toMatch(
      /^if you work for yourself there, the .* is made for holders of your passport$/,
    );
    expect(said('MEX', 'NLD')).toBeUndefined();
    expect(said('USA', 'DEU')).toBeUndefined();
  });
});
