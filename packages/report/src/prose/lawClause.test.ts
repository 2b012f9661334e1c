import { parentLaws } from '@global-fit/matching/gates/way/parentAlong';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { lawClause, lawClauses, lawWords, parentsAlongSaid } from './lawClause.ts';

const atlas = realAtlas();

describe('the words of a law', () => {
  it('carry their numbers as their own, so that no check removes the sentence', () => {
    expect(lawWords('a child under 18, or 21 where it studies').figures.map(({ shown }) => shown)).toEqual([
      '18',
      '21',
    ]);
    expect(parentsAlongSaid(atlas, 'ESP')?.figures.map(({ shown }) => shown)).toEqual(['65']);
  });

  it('rest on their record', () => {
    expect(lawClause(atlas.rule('child-age-eu'))?.facts).toEqual(['rule:child-age-eu']);
  });

  it('come only from the table: a rule without a clause, or an unknown rule, says nothing', () => {
    expect(lawClause(atlas.rule('s1-from-state-pension'))).toBeNull();
    expect(lawClause(null)).toBeNull();
    expect(lawClauses([])).toBeNull();
  });

  it('follow each other where a country has two', () => {
    const laws = parentLaws(atlas, 'AUS');
    expect(laws.map(({ id }) => id)).toEqual(['parents-later-AUS', 'parents-later-stay-AUS']);
    expect(lawClauses(laws)?.text).toMatch(/Subclass 143\).*\. Sooner, and for a stay alone/);
    expect(lawClauses(laws)?.facts).toEqual(laws.map(({ id }) => `rule:${id}`));
  });
});
