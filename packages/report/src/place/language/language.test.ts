import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { besideTowns } from './besideLanguages.ts';
import {
  carriedBy,
  closeLanguage,
  englishToLearn,
  knownEnglish,
  languageArea,
  learningLanguage,
  localLanguage,
  officialNames,
  ownOfficial,
  paperLanguage,
  speakersSaid,
  streetLanguage,
  townInOwnLanguage,
} from './language.ts';
import type { PlaceView } from '../view.ts';

const atlas = realAtlas();

function viewOf(iso3: string, city: string | null, languages: readonly string[]): PlaceView {
  const cities = atlas.cities.of(iso3).filter(({ name }) => name === city);
  return { atlas, iso3, cities, profile: { languages } } as unknown as PlaceView;
}

describe('the language of a place', () => {
  it.each([
    ['CHE', 'Lugano', 'Italian'],
    ['CHE', 'Geneva', 'French'],
    ['CHE', 'Zurich', 'German'],
    ['BEL', 'Liège', 'French'],
    ['BEL', 'Antwerp', 'Dutch'],
    ['CAN', 'Montréal', 'French'],
    ['CAN', 'Toronto', 'English'],
    ['DNK', null, 'Danish'],
    // Spanish beside Guarani is the wider of two that most people speak.
    ['PRY', null, 'Spanish'],
  ])('in %s, %s, is %s', (iso3, city, name) => {
    expect(localLanguage(viewOf(iso3, city, []))?.name).toBe(name);
  });

  it('is an official language rather than a common one, and preferably one of the customer’s', () => {
    expect(localLanguage(viewOf('MUS', null, []))?.name).toBe('French');
    expect(localLanguage(viewOf('MUS', null, ['en']))?.name).toBe('English');
    expect(streetLanguage(viewOf('MUS', null, ['en']))?.name).toBe('Morisyen');
    expect(streetLanguage(viewOf('DNK', null, ['en']))).toBeNull();
  });

  it('may be the customer’s own in another town of the country', () => {
    const cities = ['Lausanne', 'Lugano'].flatMap(
      (city) => atlas.cities.of('CHE').find(({ name }) => name === city) ?? [],
    );
    const view = (languages: readonly string[]) =>
      ({ ...viewOf('CHE', null, languages), cities }) as PlaceView;
    expect(townInOwnLanguage(view(['it']))).toMatchObject({ town: 'Lugano', language: { name: 'Italian' } });
    expect(townInOwnLanguage(view(['fr', 'it']))).toBeNull();
    expect(townInOwnLanguage(view(['en']))).toBeNull();
  });

  it('is told for each town with what else is official there', () => {
    const cities = ['Madrid', 'Palma', 'A Coruña'].flatMap(
      (city) => atlas.cities.of('ESP').find(({ name }) => name === city) ?? [],
    );
    const said = (languages: readonly string[]) =>
      besideTowns({ atlas, cities, profile: { languages } as never })?.text;
    expect(said(['es'])).toBe('Catalan in Palma and Galician in A Coruña');
    expect(besideTowns(viewOf('ESP', 'Palma', []))?.facts).toContain('regional:ESP-Balearic Islands');
    expect(said(['ca'])).toBe('Catalan, which you speak, in Palma and Galician in A Coruña');
    expect(besideTowns(viewOf('ESP', 'Madrid', []))).toBeNull();
    expect(languageArea(viewOf('ESP', 'Madrid', []))).toBe('Madrid');
  });

  it('is not foreign to people who speak one so close that both understand each other', () => {
    const close = (iso3: string, ...languages: readonly string[]) => {
      const view = viewOf(iso3, null, languages);
      return closeLanguage(view, localLanguage(view));
    };
    expect(close('MYS', 'jv', 'id')).toBe('Indonesian');
    expect(close('NOR', 'da')).toBe('Danish');
    expect(close('SVK', 'cs')).toBe('Czech');
    expect(close('MNE', 'hr')).toBe('Croatian');
    expect(close('MYS', 'en')).toBeNull();
    expect(close('MYS', 'ms')).toBeNull();
    expect(close('PRT', 'es')).toBeNull();
  });

  it('needs no learning for people whose own language is official and widely spoken', () => {
    expect(carriedBy(viewOf('MLT', null, ['en']))?.name).toBe('English');
    expect(carriedBy(viewOf('DNK', null, ['en']))).toBeNull();
    expect(learningLanguage(viewOf('MLT', null, ['de']))?.name).toBe('English');
  });

  it('has no share of English speakers where two sources differ by more than twenty points', () => {
    const apart = atlas.countries.flatMap(({ iso3 }) => {
      const listed = atlas.languages.use(iso3, 'en')?.share;
      const counted = atlas.languages.english(iso3)?.share;
      return listed != null && counted != null && Math.abs(listed - counted) > 20 ? [iso3] : [];
    });
    expect(apart.length).toBeGreaterThan(10);
    for (const { iso3 } of atlas.countries) {
      const counted = atlas.languages.english(iso3)?.share ?? null;
      expect(knownEnglish({ atlas, iso3 })?.share ?? null, iso3).toBe(apart.includes(iso3) ? null : counted);
    }
    for (const iso3 of apart) expect(carriedBy(viewOf(iso3, null, ['en'])), iso3).toBeNull();
  });

  it('has its English speakers in the European Union from one survey, with its year', () => {
    const others = ['BEL', 'HRV', 'IRL', 'MLT'];
    const members = atlas.countries.filter(
      ({ iso3 }) => atlas.pets(iso3)?.euList?.entry === 'member' && !others.includes(iso3),
    );
    expect(members).toHaveLength(23);
    for (const { iso3 } of members) {
      const english = atlas.languages.english(iso3);
      expect(english?.from.source, iso3).toContain('Eurobarometer 386');
      expect(english && speakersSaid({ date: '2026-11-22' }, english), iso3).toMatch(/^\d+% \(2012\)$/);
    }
    expect(atlas.languages.english('FRA')?.share).toBe(39);
  });

  it('is called official by the law of the country or region, whatever most people speak', () => {
    expect(officialNames(viewOf('MUS', null, []))?.text).toBe('French and English');
    expect(officialNames(viewOf('BRN', null, []))?.text).toBe('Malay');
    expect(officialNames(viewOf('CHE', 'Lugano', []))?.text).toBe('Italian');
    expect(officialNames(viewOf('CHE', 'Zurich', []))?.text).toBe('German');
    expect(officialNames(viewOf('BEL', 'Antwerp', []))?.text).toBe('Dutch');
    expect(officialNames(viewOf('CAN', 'Toronto', []))?.text).toBe('English');
    expect(officialNames(viewOf('NOR', null, []))?.text).toBe('Norwegian');
    expect(ownOfficial(viewOf('MUS', null, ['en', 'sw']))?.name).toBe('English');
    expect(ownOfficial(viewOf('MYS', null, ['en']))).toBeNull();
    expect(officialNames(viewOf('ESP', 'Palma', []))?.text).toBe('Spanish and Catalan');
    expect(officialNames(viewOf('ESP', 'Madrid', []))?.text).toBe('Spanish');
    expect(officialNames(viewOf('ITA', 'Trento', []))?.text).toBe('Italian');
    expect(ownOfficial(viewOf('SVN', 'Koper', ['it']))?.name).toBe('Italian');
  });
});

describe('the language to learn', () => {
  it.each([
    ['MLT', ['fr']],
    ['MLT', ['de', 'it']],
    ['VUT', ['pt']],
  ])('is English where it is official and spoken by most, beside a local language: %s', (iso3, own) => {
    const view = viewOf(iso3, null, own);
    expect(englishToLearn(view)?.code).toBe('en');
    expect(learningLanguage(view)?.code).toBe('en');
    expect(localLanguage(view)?.code).not.toBe('en');
  });

  it.each([
    ['MLT', ['en'], 'en'],
    ['MLT', ['mt'], 'mt'],
    ['SWE', ['fr'], 'sv'],
    ['KEN', ['fr'], 'sw'],
    ['LUX', ['pt'], 'fr'],
    ['IRL', ['fr'], 'en'],
  ])('has no second choice elsewhere: %s for %j', (iso3, own, code) => {
    const view = viewOf(iso3, null, own);
    expect(englishToLearn(view)).toBeNull();
    expect(learningLanguage(view)?.code).toBe(code);
  });
});

describe('the language of papers for a doctor', () => {
  it.each([
    ['ESP', ['fr'], 'Spanish and English'],
    ['ITA', ['pt', 'en'], 'Italian and English'],
    ['ESP', ['es', 'fr'], 'Spanish'],
    ['IRL', ['fr'], 'English'],
    ['MLT', ['fr'], 'English'],
    ['SGP', ['zh'], 'English'],
  ])('is that of %s for a doctor who speaks %j, with English beside a foreign one', (iso3, own, said) => {
    expect(paperLanguage(viewOf(iso3, null, own)).text).toBe(said);
  });
});
