import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { engineOf } from '../../engine/engine.ts';
import { standing } from '../../rank.ts';
import { answersOf } from '../../testing/persona.ts';
import { ownLanguagesIn } from './ownLanguages.ts';

const atlas = realAtlas();

describe('a line on another language to learn', () => {
  it.each([
    'a place where i must learn another language',
    'having to learn a new language',
    'not learning a foreign language at my age',
    'no studying of another language',
  ])('is daily life in the own ones: "%s"', (line) => {
    expect(ownLanguagesIn(line)).toMatchObject({ id: 'own-languages' });
  });

  it.each([
    'must be able to learn the language',
    'no courses to learn the language',
    'children must learn another language',
    'must learn the language for citizenship',
    'language must be beautiful',
    'must learn language before study',
    'having to learn the language before i start my master',
    'must learn the language for permanent residence',
  ])('is nothing of the kind: "%s"', (line) => {
    expect(ownLanguagesIn(line)).toBeNull();
  });

  it('is held as the must-have on daily life', () => {
    const answers = answersOf({
      'languages-spoken': ['en'],
      'language-proficiency-rating': 'fluent',
      'deal-breakers': 'A place where I must learn another language',
    });
    const gate = standing(engineOf(atlas), profilePreferences(atlas, answers)).gates.find(
      ({ group }) => group === 'language',
    );
    expect(gate?.because.questionIds).toContain('deal-breakers');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect([status('IRL'), status('CHN')]).toEqual(['met', 'failed']);
  });
});
