import { describe, expect, it } from 'vitest';
import type { Standing } from '../percentile.ts';
import { rankClause } from './rankClause.ts';
import { counted, inWords, joined, ordinalInWords, withArticle } from './words.ts';

describe('words in a sentence', () => {
  it('join lists', () => {
    expect(joined([])).toBe('');
    expect(joined(['a'])).toBe('a');
    expect(joined(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('choose articles, plurals and ordinals', () => {
    expect(withArticle('absolute monarchy')).toBe('an absolute monarchy');
    expect(withArticle('republic')).toBe('a republic');
    expect(counted(1, 'route')).toBe('one route');
    expect(counted(0, 'route')).toBe('no routes');
    expect(inWords(13)).toBe('13');
    expect([3, 11, 12, 13, 21, 22, 111].map(ordinalInWords)).toEqual([
      'third',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '111th',
    ]);
  });
});

const standing = (rankFromTop: number, of: number, ties = 1): Standing => ({
  of,
  ties,
  rankFromTop,
  rankFromBottom: of - rankFromTop - ties + 2,
  rank: rankFromTop,
  percentile: (100 * (of - rankFromTop)) / of,
  median: 0,
  robustZ: 0,
});

const clause = (world: Standing, region: Standing) => rankClause(world, region, 'Europe', 'high', 'highest');

describe('rank clause', () => {
  it('names the rank of a place near either end of the world list', () => {
    expect(clause(standing(1, 190), standing(1, 40))).toBe('the highest of 190 countries');
    expect(clause(standing(3, 190), standing(2, 40))).toBe('the third-highest of 190 countries');
    expect(clause(standing(1, 190, 2), standing(1, 40, 2))).toBe('the joint-highest of 190 countries');
  });

  it('else the rank near an end of the region', () => {
    expect(clause(standing(20, 190), standing(2, 40))).toBe('the second-highest in Europe');
    expect(clause(standing(20, 190), standing(3, 8))).toBe('the third-highest in Europe');
  });

  it('else the share of countries that it exceeds, rounded down', () => {
    expect(clause(standing(20, 190), standing(3, 7))).toBe('higher than in 89% of countries');
    expect(clause(standing(21, 191), standing(9, 40))).toBe('higher than in 89% of countries');
  });
});
