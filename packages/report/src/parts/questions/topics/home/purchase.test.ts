import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../../../testing/answered.ts';

const COUPLE = { ...VETERAN, 'property-ownership': 'yes-keeping' };

describe('questions about buying a home', () => {
  it('are answered with who may buy in each place and the taxes due, and with what no record holds', () => {
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

  it('are answered with the recorded rates on top of a price', () => {
    const costs = (iso3s: readonly string[]) =>
      answered(COUPLE, iso3s, 'What taxes and fees come on top when we buy a flat?')['buying-costs'];
    expect(costs(['IRL', 'NLD'])?.said?.text).toMatch(
      /In Ireland the stamp duty of 1% to 6% falls on any home \(.*\)\. In the Netherlands the transfer tax of up to 2% falls on a home that is not new \(.*\)\. The transfer tax of 8% falls on a home beside the main one/,
    );
    expect(costs(['IRL'])?.lacks).toBe('what notaries, registers and agents ask, and the tax of each year');
    expect(costs(['IRL', 'ARG'])?.lacks).toMatch(/^the rates of these taxes in Argentina, what notaries/);
    expect(costs(['ARG'])?.lacks).toMatch(/^the rates of these taxes, what notaries/);
  });

  it('are answered with the sums that those rates make of a stated price', () => {
    const asked = (iso3s: readonly string[], price: string) =>
      answered(COUPLE, iso3s, `What does it cost to buy a house of about ${price}, with all taxes?`)[
        'buying-costs'
      ]?.said?.text ?? '';
    expect(asked(['ESP'], '$300,000')).toMatch(
      /Of the US\$300,000 that you name that is US\$18,000 to US\$39,000 for the transfer tax \(ITP\) on a home that is not new and US\$30,000 for the VAT on a new home in Spain\.$/,
    );
    expect(asked(['AUT', 'IRL'], '400,000 USD')).toMatch(
      /that is US\$14,000 for the land transfer tax in Austria\.$/,
    );
    expect(asked(['NLD'], '$250,000')).toMatch(
      /up to US\$5,000 for the transfer tax on a home that is not new/,
    );
    // Slices of a price are no share of it, and a rent or a loan is no price.
    for (const [iso3, price] of [
      ['IRL', '$300,000'],
      ['ESP', '$900 a month'],
    ] as const)
      expect(asked([iso3], price)).not.toMatch(/that you name/);
  });

  it('about land are answered with the law on a home with its land', () => {
    const { land } = answered(COUPLE, ['THA'], 'Can foreigners buy land?');
    expect(land?.said?.text).toMatch(/In Thailand a house is closed to foreigners.*Land is closed/);
    const german = { ...COUPLE, citizenship: ['DEU'], 'current-location': place('Bremen', 'Germany', 'de') };
    expect(answered(german, ['HUN'], 'Can we buy a vineyard?')['land']?.said?.text).toMatch(
      /^As a citizen of the Union you buy land in Hungary .* As a citizen of Germany you buy a home in Hungary/,
    );
  });
});
