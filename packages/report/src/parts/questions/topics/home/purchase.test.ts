import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../../../testing/answered.ts';

const COUPLE = { ...VETERAN, 'property-ownership': 'yes-keeping' };

describe('questions on buying a home', () => {
  it('tell who may buy in each place, and which taxes fall due, with what no record holds', () => {
    const { housing } = answered(COUPLE, ['PHL', 'PRT'], 'Can we buy a house there as foreigners?');
    expect(housing?.said?.text).toMatch(/In the Philippines a house is closed to foreigners, and a flat/);
    expect(housing?.said?.text).toMatch(/In Portugal a house or a flat may be bought by foreigners: /);
    expect(housing?.said?.text).not.toMatch(/transfer tax/);
    // Among their own nobody is a foreigner: what is left to tell is the tax.
    expect(answered(COUPLE, ['USA', 'PRT'], 'May we buy a house?')['housing']?.said?.text).toMatch(
      /^In Portugal/,
    );
    const own = { ...COUPLE, citizenship: ['PRT'] };
    expect(answered(own, ['PRT'], 'May we buy a house?')['housing']?.said?.text).toMatch(
      /^In Portugal the transfer tax \(IMT\) of up to 7\.5% falls on any home/,
    );
    expect(housing?.lacks).toBe('prices by street, and what a bank lends to a newcomer');
    expect(answered(COUPLE, ['ARG', 'PRT'], 'May we buy a flat?')['housing']?.lacks).toMatch(
      /^the rules on foreign buyers in Argentina, prices/,
    );
    expect(answered(COUPLE, ['PRT'], 'What is the rent of a house?')['housing']?.said).toBeNull();
  });

  it('answer what comes on top of a price by the rates on record', () => {
    const costs = (iso3s: readonly string[]) =>
      answered(COUPLE, iso3s, 'What taxes and fees come on top when we buy a flat?')['buying-costs'];
    expect(costs(['IRL', 'NLD'])?.said?.text).toMatch(
      /In Ireland the stamp duty of 1% to 6% falls on any home \(.*\)\. In the Netherlands the transfer tax of up to 2% falls on a home that is not new \(.*\)\. The transfer tax of 8% falls on a home beside the main one/,
    );
    expect(costs(['IRL'])?.lacks).toBe('what notaries, registers and agents ask, and the tax of each year');
    expect(costs(['IRL', 'ARG'])?.lacks).toMatch(/^the rates of these taxes in Argentina, what notaries/);
    expect(costs(['ARG'])?.lacks).toMatch(/^the rates of these taxes, what notaries/);
  });

  it('say of land what the law makes of a home on it', () => {
    const { land } = answered(COUPLE, ['THA'], 'Can foreigners buy land?');
    expect(land?.said?.text).toMatch(/In Thailand a house is closed to foreigners.*land is closed/);
    const german = { ...COUPLE, citizenship: ['DEU'], 'current-location': place('Bremen', 'Germany', 'de') };
    expect(answered(german, ['HUN'], 'Can we buy a vineyard?')['land']?.said?.text).toMatch(
      /^As a citizen of the Union you buy land in Hungary .* As a citizen of Germany you buy a home in Hungary/,
    );
  });
});
