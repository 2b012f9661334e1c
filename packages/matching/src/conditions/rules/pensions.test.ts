import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownVerdicts } from '../../testing/standingOf.ts';
import { readDealBreakers } from '../dealBreakers.ts';
import type { WhoWrites } from '../own/whoWrites.ts';

const atlas = realAtlas();
const read = (line: string, about: Partial<WhoWrites> = { home: 'GBR' }) =>
  readDealBreakers(atlas, line, about).dealBreakers.map(({ id }) => id);

describe('a state pension that stops rising abroad', () => {
  it.each([
    'No country that freezes the British state pension',
    'My state pension must not be frozen there',
    'Frozen pensions',
    'Pension freeze',
  ])('is read in "%s"', (line) => expect(read(line)).toEqual(['frozen-pension']));

  it.each([
    'State pension must rise every year',
    'No yearly increase of the State Pension',
    'My state pension has to be uprated',
    'Our pensions need to stay index-linked',
  ])('is read in "%s"', (line) => expect(read(line)).toEqual(['rising-pension']));

  it.each(['Private pension frozen', 'Rising pension age', 'Frozen bank accounts of pensioners'])(
    'is not read in "%s"',
    (line) => expect(read(line)).toEqual([null]),
  );

  it('is read of whoever lives in the United Kingdom or holds its passport, and of nobody else', () => {
    expect(read('Frozen pensions', { home: 'ZAF', citizenships: ['GBR'] })).toEqual(['frozen-pension']);
    expect(read('Frozen pensions', { home: 'CAN', citizenships: ['CAN'] })).toEqual([null]);
  });
});

describe('a pension of which much is taken in tax', () => {
  it.each([
    'Pension taxed more than 15%',
    'High tax on pensions',
    'High income tax for retirees',
    'Heavy taxes on our pensions',
    'More than 10 per cent tax on my annuity',
  ])('is read in "%s"', (line) => expect(read(line, { home: 'FRA' })).toContain('pension-tax'));

  it.each([
    'High taxes',
    'Taxes above 40%',
    'High pension contributions',
    'High property tax for pensioners',
    'High inheritance tax when retired',
    'Pension taxed twice',
    'No tax on my foreign pension',
    'A retirement visa that costs more than 1,000 euros',
  ])('is not read in "%s"', (line) => expect(read(line, { home: 'FRA' })).not.toContain('pension-tax'));

  it('goes by regimes made for pensioners and by countries that tax no income from abroad, else stays open', () => {
    const of = (line: string, ...countries: readonly string[]) =>
      countries.map((iso3) => ownVerdicts(line)(iso3)?.status);
    expect(of('High tax on pensions', 'GRC', 'ITA', 'CYP', 'MAR', 'TUN')).toEqual(Array(5).fill('met'));
    expect(of('High tax on pensions', 'ESP', 'FRA')).toEqual(['at_risk', 'at_risk']);
    expect(of('Pension taxed more than 10%', 'GRC', 'MLT')).toEqual(['met', 'at_risk']);
    expect(of('Pension taxed more than 6%', 'GRC', 'CYP')).toEqual(['at_risk', 'met']);
    const untaxed = atlas.countries.find(({ iso3 }) => atlas.taxFacts(iso3)?.territorial === 'y');
    expect(of('High tax on pensions', untaxed?.iso3 ?? '')).toEqual(['met']);
  });

  it('is kept, like every line on income from abroad, where there is no income tax', () => {
    const free = atlas.countries.filter(({ iso3 }) => atlas.taxFacts(iso3)?.topIncomeTax === 0);
    expect(free.map(({ iso3 }) => iso3)).toContain('ARE');
    for (const line of ['High tax on pensions', 'Tax on income from abroad'])
      for (const { iso3 } of free) expect(ownVerdicts(line)(iso3)?.status, iso3).toBe('met');
  });
});
