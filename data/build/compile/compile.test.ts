import { NO_CEILING } from '@global-fit/atlas/money/deductions';
import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { dataPaths } from '../paths.ts';
import { DataError } from '../problem.ts';
import { readFrom } from '../table.ts';
import { compileAtlas } from './compile.ts';

const read = readFrom(dataPaths.tables);

/** Time limit of a test that compiles every table, which takes seconds on a busy machine. */
const COMPILES_ALL_MS = 60_000;

/** Compiles the real tables with some of them changed, and returns the message of the error. */
function faultsOf(changes: Readonly<Record<string, (text: string) => string>>): string {
  try {
    compileAtlas((file) => changes[file]?.(read(file)) ?? read(file));
  } catch (error) {
    if (error instanceof DataError) return error.message;
    throw error;
  }
  return '';
}

const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`the table no longer holds "${from}"`);
  return text.replace(from, to);
};

describe('the real tables', () => {
  const content = realContent();

  it('have the counts that the site states', () => {
    expect(content.counts).toMatchObject({
      countries: 198,
      indicators: 466,
      dimensions: 17,
      blocs: 23,
      routeCountries: 195,
    });
    expect(content.counts.facts).toBe(
      content.columns.flatMap((column) => column.values).filter((value) => value !== null).length,
    );
    expect(content.counts.facts).toBeGreaterThan(79_700);
    expect(content.counts.cities).toBe(content.cities.length);
  });

  it('have ranges narrow enough to catch a value ten times too large', () => {
    const loose = content.indicators.filter(({ range }, i) => {
      const numbers = (content.columns[i]?.values ?? []).filter((value) => typeof value === 'number');
      const largest = Math.max(...numbers);
      return range !== null && largest > 0 && largest * 10 <= range[1];
    });
    expect(loose.map((indicator) => indicator.id)).toEqual([]);
  });

  it('have no empty unit, source or licence', () => {
    for (const { unit, source, licence } of content.indicators) {
      expect(unit).not.toBe('');
      expect(source).not.toBe('');
      expect(licence).not.toMatch(/^$|as the components/);
    }
    for (const { source, licence } of content.provenances) expect([source, licence]).not.toContain('');
  });

  it('mark facts that come from estimates of low confidence', () => {
    const i = content.indicators.findIndex((indicator) => indicator.id === 'deductions_pct_60k_usd');
    expect(content.columns[i]?.marks.IND).toEqual({ quality: 'low', note: '2024 rules, rule table' });
    expect(content.columns[i]?.marks.AZE).toEqual({
      quality: 'low',
      note: `2024 rules, ${NO_CEILING}`,
    });
    expect(content.columns[i]?.marks.PRT).toBeUndefined();
  });

  it('have routes with distinct ids', () => {
    expect(new Set(content.routes.map((route) => route.id)).size).toBe(content.routes.length);
  });

  it('hide rows whose only sources state no licence', () => {
    const hidden = content.routes.filter((route) => !route.shown);
    expect(hidden.length).toBeGreaterThan(10);
    for (const route of hidden) expect(route.licence).toBe('No licence stated');
    expect(
      content.indicators.filter((indicator) => !indicator.shown).map((indicator) => indicator.id),
    ).toEqual(['employee_social_rate']);
  });

  it('have consistent rates and thresholds', () => {
    const nomad = content.routes.find((route) => route.iso3 === 'PRT' && route.kind === 'digital-nomad');
    expect(nomad?.minIncome).toMatchObject({ amount: 3680, currency: 'EUR' });
    expect(nomad?.minIncome?.monthlyUsd).toBeCloseTo(3680 / (content.currencies.EUR?.perUsd ?? 0), 6);
    expect(content.currencies.BTN).toBeUndefined();
  });
});

describe('faulty tables', () => {
  it(
    'stop the build where one of two neighbours alone names the border, or a town keeps what a gazetteer added',
    () => {
      const message = faultsOf({
        'core/countries.csv': swap('BGD|BTN|MMR|CHN|NPL|PAK', 'BGD|BTN|MMR|CHN|NPL|PAK|LKA'),
        'place_aliases.csv': swap('\nPalikir,Palikir - National Government Center,FM,y', ''),
      });
      expect(message).toMatch(/routes\/cities\.csv:\d+ name: has an addition/);
      expect(message).toMatch(/countries\.csv:\d+ borders: "LKA" does not name IND as its neighbour/);
    },
    COMPILES_ALL_MS,
  );

  it(
    'stop the build with file, line, column and reason, all in one run',
    () => {
      const message = faultsOf({
        'routes/cities.csv': swap('Andorra la Vella,AD,', 'Andorra la Vella,XX,'),
        'core/borders_without_road.csv': swap('COL,PAN', 'COL,PRY'),
        'routes/visa_routes.csv': swap('digital-nomad,Virtual', 'nomad,Virtual'),
        'core/passport_matrix.csv': swap('AFG,AGO,visa required', 'AFG,AGO,visa maybe'),
        'practical/free_movement.csv': swap('GBR|IRL', 'GBR|EIR'),
        'practical/communities.csv': (text) =>
          swap('COD,AGO', 'QQQ,AGO')(text.replace(/(UN DESA[^\n]*\n.*?)UN DESA/s, '$1Somewhere')),
        'practical/languages.csv': swap('Unicode CLDR 48.2', 'Somewhere'),
        'routes/city_climate.csv': swap('3041563,Andorra la Vella,AD,1,1.3', '999,Andorra la Vella,AD,1,1.3'),
        'money/us_city_metro.csv': swap(',13820,', ',99999,'),
        'practical/foreign_buyers.csv': (text) =>
          swap(',2027-03-31,', ',2026-03-31,')(swap('EEA|CHE', 'EEA|CHX')(text)),
        'practical/language_branches.csv': (text) => `${text.trimEnd()}\nen,English,,Somewhere\n`,
        'practical/regional_languages.csv': (text) =>
          swap('CAN,Quebec,,fr', 'CAN,Quebec,Laval,fr')(swap('GBR,Wales,,cy', 'GBR,Wales,,zz')(text)),
        'practical/rules.csv': (text) =>
          swap(',2027-03-04,', ',2026-03-04,')(swap('DNK|IRL', 'DNK|IRX')(text)),
        'practical/rule_words.csv': swap('\nchild-age-eu,', '\nchild-age-xx,'),
        'money/currency_pegs.csv': swap('BAM,EUR', 'BAM,EUX'),
        'practical/social_security.csv': swap('EU,AUT,EU coordination', 'EU,AUT,coordination'),
        'money/purchase_taxes.csv': swap(',3.5,6.5,yes,', ',6.5,3.5,yes,'),
        'money/special_regimes.csv': swap(
          'ESP,Impatriate regime (Beckham),flat rate,24,',
          'ESP,Impatriate regime (Beckham),flat rate,,',
        ),
      });
      expect(message).toContain('routes/cities.csv:2 iso2: unknown country code "XX"');
      expect(message).toContain('core/borders_without_road.csv:2 neighbour: COL has no border with "PRY"');
      expect(message).toMatch(/routes\/visa_routes\.csv:\d+ route: is not a kind of route/);
      expect(message).toContain('core/passport_matrix.csv:2 requirement: is not a known requirement');
      expect(message).toContain('practical/free_movement.csv:3 members: unknown country code "EIR"');
      expect(message).toContain('practical/communities.csv:2 origin_iso3: unknown country code "QQQ"');
      expect(message).toContain('practical/languages.csv:2 source: source "Somewhere" is not in sources.csv');
      expect(message).toMatch(/rule_words\.csv:\d+ id: unknown rule child-age-xx/);
      expect(message).toContain('practical/communities.csv:3 source: is another than the first row names');
      expect(message).toContain('routes/city_climate.csv:2 geonameid: unknown city 999');
      expect(message).toContain('money/us_city_metro.csv:2 cbsa: unknown metro 99999');
      expect(message).toMatch(/foreign_buyers\.csv:\d+ until: has passed/);
      expect(message).toMatch(
        /regional_languages\.csv:\d+ region: has to be filled, or the town, and not both/,
      );
      expect(message).toMatch(/language_branches\.csv:\d+ branch: is empty/);
      expect(message).toMatch(/regional_languages\.csv:\d+ language_code: is no language of that country/);
      expect(message).toMatch(/rules\.csv:\d+ until: has passed/);
      expect(message).toMatch(/rules\.csv:\d+ except: unknown country code "IRX"/);
      expect(message).toMatch(/social_security\.csv:\d+ kind: is none of EU coordination/);
      expect(message).toMatch(/currency_pegs\.csv:\d+ anchor: no country pays in "EUX"/);
      expect(message).toMatch(/foreign_buyers\.csv:\d+ condition: does not say until when it holds/);
      expect(message).toMatch(/foreign_buyers\.csv:\d+ as_nationals: unknown country code "CHX"/);
      expect(message).toMatch(/purchase_taxes\.csv:\d+ low_pct: is more than high_pct/);
      expect(message).toMatch(/special_regimes\.csv:\d+ gives: needs a percentage or words, and not both/);
    },
    COMPILES_ALL_MS,
  );
});
