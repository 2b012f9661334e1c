import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../../testing/answered.ts';

const said = (household: object, iso3s: readonly string[], question: string): string =>
  answered(household, iso3s, question)['regimes']?.said?.text ?? '';

describe('a question about a tax regime', () => {
  it('for income from abroad is answered with those for it, and with what is taxed on arrival', () => {
    const text = said(
      FAMILY,
      ['GBR', 'ITA', 'IRL'],
      'Is there a special tax regime for foreign income of new residents?',
    );
    expect(text).toMatch(
      /the United Kingdom: .*\(FIG\) gives income and gains from abroad free of tax for 4 years/i,
    );
    expect(text).toMatch(/Italy: .*\(Article 24-bis\) gives one tax of 300,000 EUR a year/);
    expect(text).toMatch(/Ireland: income from abroad is taxed only as far as .* whose domicile/);
    expect(text).not.toMatch(/SARP|Impatriate/);
  });

  it('for work keeps to work, and gives the sum that its law requires', () => {
    expect(said(FAMILY, ['BEL'], 'Which tax regime for newcomers could I use as an employee?')).toMatch(
      /Belgium: .*\(BBIB\) gives 35% of pay free of tax for 5 years, .*pay from 70,000 EUR a year/,
    );
  });

  it('from a retired person covers pensions and other income from abroad, unless only pensions are asked about', () => {
    const of = (question: string) => said(VETERAN, ['GRC'], question);
    expect(of('Is there a special tax regime for new residents?')).toMatch(/Article 5B\).*Article 5A\)/);
    expect(of('Is there a tax regime for pensions?')).not.toMatch(/5A/);
  });

  it('recognises a regime by its name, and gives foreigners’ terms to no citizen', () => {
    expect(said(FAMILY, ['PRT'], 'Is the FIG regime better than that?')).toMatch(/the United Kingdom: /i);
    const swiss = { ...FAMILY, citizenship: ['CHE'], 'current-location': place('Lyon', 'France', 'fr') };
    expect(said(swiss, ['CHE'], 'Is there a lump-sum taxation of foreign income?')).not.toMatch(
      /expenditure/,
    );
    expect(said(FAMILY, ['CHE'], 'Is there a lump-sum taxation of foreign income?')).toMatch(/expenditure/);
  });
});

it('about a pension begins with the country that it names, even where nothing is on record', () => {
  const of = (question: string): string =>
    answered(VETERAN, ['MLT', 'CYP'], question)['pension']?.said?.text ?? '';
  expect(of('Is my pension taxed in Portugal?')).toMatch(
    /No regime for pensions from abroad is on record for Portugal, .*For pensions from abroad our records hold this\. (?:Malta|Cyprus): /,
  );
  for (const [named, other] of [
    ['Cyprus', 'Malta'],
    ['Malta', 'Cyprus'],
  ] as const) {
    const text = of(`Is my pension taxed in ${named}?`);
    expect(text).toMatch(new RegExp(`hold this\\. ${named}: .*${other}: `));
    expect(text).not.toMatch(/is on record for/);
  }
});

it('a tax of one sum is told to somebody who draws no pension without the regimes for pensioners', () => {
  const household = {
    age: 52,
    citizenship: ['FRA'],
    'retirement-timeline': 'less-than-5',
    'retirement-transition-status': 'winding-down',
    'income-sources': ['investments'],
  };
  const { regimes, friends, housing } = answered(
    household,
    ['CHE', 'ITA'],
    'My friend says in Italy there is a flat 100k, or 300k now? And in Switzerland a forfait. Which is better for me?',
  );
  expect(regimes?.said?.text).toMatch(/taxation by expenditure.*Article 24-bis/);
  expect(regimes?.said?.text).not.toMatch(/pensioners/);
  expect([friends, housing]).toEqual([undefined, undefined]);
});
