import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { languageClause } from '../../parts/clauses/accessClauses.ts';
import { settle } from '../../place/passage.ts';
import { viewsOf } from '../../testing/views.ts';
import { language } from './language.ts';

function told(field: string, iso3s: readonly string[]): string {
  const views = viewsOf(
    answersOf({
      'languages-spoken': ['en'],
      'language-proficiency-rating': 'fluent',
      'work-arrangement': 'local-job',
      'career-field': field,
    }),
    realAtlas().countries.filter(({ iso3 }) => iso3s.includes(iso3)),
  );
  return views
    .flatMap((view) => {
      const found = language(view);
      const against = languageClause(view, false);
      return [...(found ? [settle(view, found.said).text] : []), ...(against ? [against.text] : [])];
    })
    .join('\n');
}

describe('English for work', () => {
  it('is never called enough where the work is done in an official language', () => {
    const text = told('healthcare', ['SWE', 'NLD', 'POL', 'DEU']);
    expect(text).not.toMatch(/enough for work|nearly every situation|few errands need more/);
    expect(text).toContain('enough for shops and streets, but not for work in healthcare');
    expect(text).toContain('for work in healthcare you would need Swedish, which you do not speak yet');
  });

  it('is described as usual for other work', () => {
    expect(told('technology', ['POL', 'DEU', 'GRC', 'PRT'])).toMatch(/enough for work/);
  });
});

describe('the customer’s languages in a place', () => {
  const toldOf = (languages: readonly string[], level: string, iso3: string) =>
    viewsOf(
      answersOf({ 'languages-spoken': languages, 'language-proficiency-rating': level }),
      realAtlas().countries.filter((one) => one.iso3 === iso3),
    ).map((view) => {
      const found = language(view);
      return found ? settle(view, found.said).text : '';
    })[0];

  it('are both named where both are official, however few records agree', () => {
    expect(toldOf(['en', 'fil'], 'fluent', 'PHL')).toMatch(
      /(?=.*Filipino)(?=.*English).*both (?:are )?official/,
    );
    expect(toldOf(['fil'], 'none', 'PHL')).not.toMatch(/both (?:are )?official/);
  });

  it('are called a start where they have been begun', () => {
    const text = toldOf(['pt', 'es'], 'basic', 'ESP');
    expect(text).toMatch(/beginnings/);
    expect(text).not.toContain('without words');
  });
});

describe('a language of the customer that is official there', () => {
  const seen = (own: string, ...codes: readonly string[]) =>
    viewsOf(
      answersOf({ 'languages-spoken': [own], 'language-proficiency-rating': 'none' }),
      codes.flatMap((iso3) => realAtlas().country(iso3) ?? []),
    ).map((view) => language(view));

  it.each([
    ['zh', 'SGP', 'Chinese', 'English'],
    ['de', 'LUX', 'German', 'French'],
  ])('is named beside the one that more people speak: %s in %s', (own, iso3, name, main) => {
    const [found] = seen(own, iso3);
    expect(found?.said.text).toMatch(new RegExp(`${name}.* official .*about \\d+%.*${main}`));
  });

  it('is mentioned at each such place, whatever was said of other languages before', () => {
    const [first, second] = seen('zh', 'JPN', 'SGP');
    expect(first?.topic).not.toBe(second?.topic);
    expect(seen('es', 'MEX', 'URY').map((found) => found?.topic)).toEqual([second?.topic, second?.topic]);
  });

  it('gives way to English where English is more widely spoken', () => {
    const [malta, sweden] = seen('fr', 'MLT', 'SWE');
    expect(malta?.said.text).toMatch(/English is official there as well.*one to begin with\.$/);
    expect(sweden?.said.text).not.toContain('one to begin with');
    expect(seen('en', 'MLT')[0]?.said.text).not.toContain('one to begin with');
  });
});
