import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../engine/engine.ts';
import { profilePreferences } from '../preferences.ts';
import { answersOf } from '../testing/persona.ts';
import { standingOf } from '../testing/standingOf.ts';
import { LANGUAGE_FIT, languageReach } from './language.ts';

const engine = openEngine(realAtlas());
const at = (iso3: string): number => engine.iso3.indexOf(iso3);

function preferencesOf(work: string, field: string) {
  return profilePreferences(
    realAtlas(),
    answersOf({
      'work-arrangement': work,
      'career-field': field,
      'languages-spoken': ['en'],
      'language-proficiency-rating': 'fluent',
    }),
  );
}

function fit(work: string, field: string, iso3: string): number {
  const preferences = preferencesOf(work, field);
  return LANGUAGE_FIT.utilities({ engine, preferences } as never)[at(iso3)] as number;
}

describe('languages that are mutually understood', () => {
  const reach = (code: string, iso3: string): number =>
    languageReach(engine, { spokenLanguages: [{ code, level: 'native' }] }, at(iso3));

  it('count by how well they are understood, but not as official languages', () => {
    expect(reach('id', 'MYS')).toBeCloseTo(0.6, 2);
    expect(reach('ms', 'MYS')).toBeCloseTo(0.9, 2);
    expect(reach('hr', 'SRB')).toBeGreaterThan(0.9);
    expect(reach('sv', 'NOR')).toBeCloseTo(0.7, 2);
    expect(reach('de', 'NOR')).toBeLessThan(0.1);
  });
});

describe('languages at work', () => {
  it.each(['healthcare', 'education', 'legal', 'public-service'])(
    'count only where they are official, for a local job in %s',
    (field) => {
      expect(fit('local-job', field, 'SWE')).toBe(0);
      expect(fit('local-job', field, 'MLT')).toBe(1);
    },
  );

  it('count less where they are not the country’s own, for any other local job', () => {
    expect(fit('local-job', 'engineering', 'NOR')).toBeLessThan(0.8);
    expect(fit('local-job', 'engineering', 'NOR')).toBeLessThan(fit('local-job', 'technology', 'NOR'));
    expect(fit('company-transfer', 'engineering', 'NOR')).toBeGreaterThan(0.9);
    expect(fit('local-job', 'engineering', 'IRL')).toBe(1);
  });

  it('count by their speakers, for all other work and for daily life', () => {
    expect(fit('local-job', 'technology', 'SWE')).toBeGreaterThan(0.9);
    expect(fit('freelance', 'education', 'SWE')).toBeGreaterThan(0.9);
    expect(languageReach(engine, preferencesOf('local-job', 'healthcare'), at('SWE'))).toBeGreaterThan(0.5);
  });
});

describe('a local job', () => {
  it('is looked for where a language of theirs is spoken: a Peruvian in Spain, a Moroccan in Belgium', () => {
    const first = (citizenship: string, languages: readonly string[], field: string) => {
      const { passing } = standingOf({
        citizenship: [citizenship],
        'languages-spoken': languages,
        'language-preference': 'willing-to-learn',
        'work-arrangement': 'local-job',
        'visa-preference': ['work'],
        'career-field': field,
        'relocation-drivers': ['career'],
        'new-location-priorities': ['job-market'],
      });
      return passing.slice(0, 5).map((i) => engine.iso3[i]);
    };
    expect(first('PER', ['es'], 'construction-trades')).toContain('ESP');
    expect(first('MAR', ['ar', 'fr'], 'finance')).toContain('BEL');
  });
});
