import { describe, expect, it } from 'vitest';
import { viewFor } from '../../../testing/lawHouseholds.ts';
import { routeLead } from '../lead.ts';
import { closedToPassport } from './closed.ts';

describe('a permit that is closed to a passport', () => {
  const INVESTOR = {
    citizenship: ['RUS'],
    'work-arrangement': 'business-owner',
    'visa-preference': ['investor', 'citizenship'],
    'liquid-assets-available': '1m-plus',
  };

  it('is described as closed, and never offered', () => {
    for (const iso3 of ['MLT', 'ATG']) {
      const view = viewFor(iso3, INVESTOR);
      expect(closedToPassport(view)?.said.text, iso3).toMatch(/no applications from citizens of Russia/);
      expect(routeLead(view)?.said.text ?? '', iso3).not.toMatch(
        /Permanent Residence Programme|by-Investment/,
      );
      expect(closedToPassport(viewFor(iso3, { ...INVESTOR, citizenship: ['ARM'] }))).toBeNull();
    }
  });

  it('is mentioned with other closed permits, where a claim is the only way', () => {
    const claim = {
      citizenship: ['RUS'],
      'work-arrangement': 'remote-employee',
      'visa-preference': ['citizenship'],
      'ancestry-claim': 'possibly',
      'ancestry-countries': ['LVA'],
    };
    const said = closedToPassport(viewFor('CZE', claim))?.said.text;
    expect(said).toMatch(/Employee Card .* take no applications from citizens of Russia/);
    expect(said).toMatch(/You asked for none of them: ask the authority, before anything else/);
    expect(closedToPassport(viewFor('CZE', { ...claim, citizenship: ['ARM'] }))).toBeNull();
    expect(closedToPassport(viewFor('DEU', claim))).toBeNull();
  });

  it('is said to be open with another passport where its record makes that exception', () => {
    const venture = { ...INVESTOR, citizenship: ['NGA'], 'visa-preference': ['investor'] };
    const said = closedToPassport(viewFor('USA', venture))?.said.text;
    expect(said).toMatch(/no applications from citizens of Nigeria; whoever holds another passport as well/);
    expect(said).not.toMatch(/no exception/);
    expect(closedToPassport(viewFor('USA', { ...venture, citizenship: ['NGA', 'ARM'] }))).toBeNull();
  });
});
