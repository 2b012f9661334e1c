import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../engine/engine.ts';
import { profilePreferences } from '../preferences.ts';
import { answersOf } from '../testing/persona.ts';
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

describe('languages at work', () => {
  it.each(['healthcare', 'education', 'legal', 'public-service'])(
    'count only where they are official, for a local job in %s',
    (field) => {
      expect(fit('local-job', field, 'SWE')).toBe(0);
      expect(fit('local-job', field, 'MLT')).toBe(1);
    },
  );

  it('count by their speakers for all other work, and in daily life', () => {
    expect(fit('local-job', 'technology', 'SWE')).toBeGreaterThan(0.9);
    expect(fit('freelance', 'education', 'SWE')).toBeGreaterThan(0.9);
    expect(languageReach(engine, preferencesOf('local-job', 'healthcare'), at('SWE'))).toBeGreaterThan(0.5);
  });
});
