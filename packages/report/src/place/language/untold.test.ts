import { answersOf, place, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { languageClause } from '../../parts/clauses/accessClauses.ts';
import { foreignTongue } from '../../parts/clauses/newcomer.ts';
import { placeView } from '../../testing/views.ts';
import { languageToLearn, noneTold } from './untold.ts';

const FILIPINA = { citizenship: ['PHL'], 'current-location': place('Cebu City', 'Philippines', 'ph') };

describe('a household that named no language', () => {
  const viewOf = (iso3: string, told: WrittenAnswers = {}) => {
    return placeView(iso3, answersOf({ ...FILIPINA, ...told }));
  };

  it('is not said to lack a language of its own country', () => {
    const australia = viewOf('AUS');
    expect(noneTold(australia)).toBe(true);
    expect([languageToLearn(australia), foreignTongue(australia), languageClause(australia, false)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is said to lack any other language, like everybody who named theirs', () => {
    expect(languageToLearn(viewOf('SWE'))?.name).toBe('Swedish');
    expect(foreignTongue(viewOf('SWE'))?.text).toContain('Swedish');
    const named = viewOf('AUS', { 'languages-spoken': ['tl'] });
    expect(languageToLearn(named)?.name).toBe('English');
    expect(foreignTongue(named)?.text).toContain('English');
  });
});
