import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { openSituation } from '../entry/situation.ts';
import { profilePreferences } from '../preferences.ts';
import { engineOf } from '../engine/engine.ts';
import { answersOf } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';
import { bestCities } from './best.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);

function regions(answers: Answers, iso3: string): readonly (string | null)[] {
  const situation = openSituation(engine, profilePreferences(atlas, answers));
  return bestCities(situation, atlas.indexOf(iso3)).map(
    ({ cityId }) => atlas.cities.byId(cityId)?.region ?? null,
  );
}

const FRENCH = ['Geneva', 'Vaud', 'Neuchâtel', 'Jura', 'Fribourg', 'Valais'];
const speaking = (...languages: readonly string[]) => ({
  'languages-spoken': languages,
  'language-proficiency-rating': 'fluent',
});
const MUST = { 'language-preference': 'must-speak' };

describe('the language of a town', () => {
  it.each([
    ['daily life has to be in it', MUST],
    ['a line asks for lessons in it', { 'deal-breakers': 'school in a language my children do not speak' }],
    [
      'their work is done with patients in it',
      { 'work-arrangement': 'local-job', 'career-field': 'healthcare' },
    ],
    ['a line names it', { 'deal-breakers': 'French must be spoken' }],
  ])('decides which towns are named where %s', (_, asked) => {
    const french = answersOf({ ...speaking('fr'), ...asked });
    for (const region of regions(french, 'CHE')) expect(FRENCH).toContain(region);
    for (const region of regions(french, 'BEL')) expect(['Wallonia', 'Brussels Capital']).toContain(region);
    for (const region of regions(french, 'CAN')) expect(region).toBe('Quebec');
  });

  it('keeps people who speak the country’s main language out of the region that has another', () => {
    expect(regions(answersOf({ ...speaking('en'), ...MUST }), 'CAN')).not.toContain('Quebec');
    for (const region of regions(answersOf({ ...speaking('de'), ...MUST }), 'CHE'))
      expect([...FRENCH, 'Ticino']).not.toContain(region);
    for (const region of regions(answersOf({ ...speaking('it'), ...MUST }), 'CHE'))
      expect(region).toBe('Ticino');
  });

  it('is not required by a deal-breaker that asks only for a few speakers', () => {
    const [first] = bestCities(
      openSituation(
        engine,
        profilePreferences(atlas, answersOf({ ...speaking('fr'), 'deal-breakers': 'Nobody speaks French' })),
      ),
      atlas.indexOf('CHE'),
    );
    expect(first?.contributions.find(({ factor }) => factor === 'city_language')?.weight).toBeGreaterThan(0);
  });

  it('is one merit among others for people who would learn a language, and decides for those who would rather not', () => {
    const [rather] = regions(
      answersOf({ ...speaking('fr'), 'language-preference': 'commonly-spoken' }),
      'CHE',
    );
    expect(FRENCH).toContain(rather);
    const criteria = (need: string) => {
      const answers = answersOf({ ...speaking('fr'), 'language-preference': need });
      const [first] = bestCities(
        openSituation(engine, profilePreferences(atlas, answers)),
        atlas.indexOf('CHE'),
      );
      return first?.contributions.find(({ factor }) => factor === 'city_language')?.weight ?? 0;
    };
    expect(criteria('willing-to-learn')).toBeGreaterThan(0);
    expect(criteria('commonly-spoken')).toBeGreaterThan(criteria('willing-to-learn'));
  });

  it('counts for nothing where every town works in their language, or none does', () => {
    for (const [languages, iso3] of [
      [['en', 'fr'], 'CAN'],
      [['es'], 'CHE'],
      [['de'], 'DEU'],
    ] as const) {
      const answers = answersOf({ ...speaking(...languages), 'language-preference': 'willing-to-learn' });
      const [first] = bestCities(
        openSituation(engine, profilePreferences(atlas, answers)),
        atlas.indexOf(iso3),
      );
      expect(
        first?.contributions.find(({ factor }) => factor === 'city_language')?.utility ?? null,
      ).toBeNull();
    }
  });
});

describe('a country with a region that works in a language of theirs', () => {
  const school = (language: string) => {
    const { gates } = standingOf({
      ...speaking(language),
      'deal-breakers': 'school in a language my children do not speak',
    });
    const gate = gates.find(({ id }) => id === 'deal-breaker:own-school-language');
    return (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
  };

  it('meets a wish about schools, and the towns named keep it', () => {
    expect(['CHE', 'BEL', 'CAN'].map(school('fr'))).toEqual(['met', 'met', 'met']);
    expect(['CHE', 'ITA'].map(school('it'))).toEqual(['met', 'met']);
    expect(['CHE', 'BEL', 'CAN'].map(school('es'))).toEqual(['at_risk', 'at_risk', 'at_risk']);
  });

  it('passes where daily life has to work in that language', () => {
    const { gates } = standingOf({ ...speaking('it'), ...MUST });
    const gate = gates.find(({ id }) => id === 'language');
    expect(['CHE', 'ITA', 'AUT'].map((iso3) => gate?.check(atlas.indexOf(iso3)).status)).toEqual([
      'met',
      'met',
      'failed',
    ]);
  });
});
