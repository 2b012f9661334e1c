import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { rankCountries } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { naturalisation, secondPassport } from './naturalisation.ts';

const atlas = realAtlas();

describe('naturalisation', () => {
  it('applies a rule for one nationality only to holders of that passport', () => {
    expect(naturalisation(atlas, ['ARG'], 'ESP')).toMatchObject({ years: 2, shortenedBy: 'ARG' });
    expect(naturalisation(atlas, ['GBR', 'MEX'], 'ESP')).toMatchObject({ years: 2, shortenedBy: 'MEX' });
    expect(naturalisation(atlas, ['GBR'], 'ESP')).toMatchObject({ years: 10, shortenedBy: null });
  });

  it('takes fewer years in Portugal for citizens of Portuguese-speaking countries and of the European Union', () => {
    for (const passport of ['BRA', 'AGO', 'FRA', 'IRL'])
      expect(naturalisation(atlas, [passport], 'PRT')).toMatchObject({ years: 7, shortenedBy: passport });
    for (const passport of ['USA', 'GBR', 'CHE', 'ARG'])
      expect(naturalisation(atlas, [passport], 'PRT')).toMatchObject({ years: 10, shortenedBy: null });
  });

  it('scores higher for those who need fewer years', () => {
    const utility = (passport: string) => {
      const preferences = profilePreferences(
        atlas,
        answersOf({
          citizenship: [passport],
          'visa-preference': ['citizenship'],
          'relocation-drivers': ['second-citizenship'],
        }),
      );
      const { matches, excluded } = rankCountries(atlas, preferences, { study: ['ESP'] });
      const studied =
        matches.find(({ iso3 }) => iso3 === 'ESP') ?? excluded.find(({ iso3 }) => iso3 === 'ESP')?.studied;
      return studied?.contributions.find(({ factor }) => factor === 'path_to_citizenship')?.utility ?? 0;
    };
    expect(utility('ARG')).toBeGreaterThan(utility('GBR') + 0.2);
  });
});

describe('secondPassport', () => {
  it('is kept only where both countries allow it, for every pair of countries', () => {
    const rule = (iso3: string) => atlas.fact(iso3, 'dual_citizenship')?.value ?? null;
    for (const { iso3: passport } of atlas.countries) {
      for (const { iso3 } of atlas.countries) {
        if (iso3 === passport) continue;
        const { verdict } = secondPassport(atlas, [passport], iso3);
        const listed = atlas
          .secondCitizenship(passport)
          .some(({ acquired, effect }) => effect !== 'ends' && (acquired?.includes(iso3) ?? true));
        if (rule(passport) === 'no' && !listed) expect(verdict, `${passport} ${iso3}`).toBe('barred');
        if (verdict === 'kept' && !listed) expect(rule(passport)).toBe('yes');
      }
    }
    expect(secondPassport(atlas, ['IND'], 'PRT').verdict).toBe('barred');
    expect(secondPassport(atlas, ['ARG'], 'PRT').verdict).toBe('kept');
    expect(secondPassport(atlas, ['GBR'], 'MLT').verdict).toBe('kept');
  });

  it('follows the list of a passport for each citizenship on it, and for no other', () => {
    const verdicts = ['DEU', 'CAN', 'LUX'].map((iso3) => secondPassport(atlas, ['UKR'], iso3).verdict);
    expect(verdicts).toEqual(['kept', 'kept', 'barred']);
  });

  it('is unknown for a citizenship that the list of a passport does not name', () => {
    const verdicts = ['DEU', 'CAN', 'PRT'].map((iso3) => secondPassport(atlas, ['PAK'], iso3).verdict);
    expect(verdicts).toEqual(['kept', 'kept', 'restricted']);
  });

  it('is kept where only people whom the country naturalises have to choose', () => {
    for (const passport of ['ISR', 'MEX']) {
      expect(atlas.fact(passport, 'dual_citizenship')?.value).toBe('limited');
      expect(secondPassport(atlas, [passport], 'DEU').verdict, passport).toBe('kept');
      expect(secondPassport(atlas, ['DEU'], passport).there, passport).toBe('limited');
    }
  });

  it('breaks a deal-breaker at the destination, and only warns where the law of the own passport breaks it', () => {
    const gate = (passport: string, iso3: string) => {
      const preferences = profilePreferences(
        atlas,
        answersOf({ citizenship: [passport], 'deal-breakers': 'Giving up my passport' }),
      );
      const { matches, excluded } = rankCountries(atlas, preferences, { study: [iso3] });
      const studied =
        matches.find((one) => one.iso3 === iso3) ?? excluded.find((one) => one.iso3 === iso3)?.studied;
      return studied?.gates.find(({ id }) => id === 'deal-breaker:giving-up-passport')?.status;
    };
    expect(gate('IND', 'PRT')).toBe('at_risk');
    expect(gate('GBR', 'PRT')).toBe('met');
    expect(gate('GBR', 'AUT')).toBe('failed');
  });

  it('excludes no destination by its own rule where the own passport ends by its own law in any case', () => {
    const gates = ['SGP', 'MYS', 'MLT'].map((iso3) => {
      const preferences = profilePreferences(
        atlas,
        answersOf({ citizenship: ['CHN'], 'deal-breakers': 'Must give up Chinese citizenship' }),
      );
      const { matches, excluded } = rankCountries(atlas, preferences, { study: [iso3] });
      const studied =
        matches.find((one) => one.iso3 === iso3) ?? excluded.find((one) => one.iso3 === iso3)?.studied;
      return studied?.gates.find(({ id }) => id === 'deal-breaker:giving-up-passport')?.status;
    });
    expect(gates).toEqual(['at_risk', 'at_risk', 'at_risk']);
  });

  it('is certain for each passport where the exceptions are recorded by nationality', () => {
    for (const passport of ['ARG', 'PRT', 'FRA'])
      expect(secondPassport(atlas, [passport], 'ESP').there, passport).toBe('yes');
    for (const passport of ['USA', 'GBR', 'DEU'])
      expect(secondPassport(atlas, [passport], 'ESP')).toMatchObject({ there: 'no', forOthers: true });
    expect(naturalisation(atlas, ['FRA'], 'ESP')).toMatchObject({ years: 10, shortenedBy: null });
    expect(secondPassport(atlas, ['USA'], 'TUR').there).toBe('yes');
  });
});
