import { describe, expect, it } from 'vitest';
import { tinyAtlas } from './testing/tinyAtlas.ts';

describe('facts', () => {
  const atlas = tinyAtlas();

  it('have year, source and quality', () => {
    expect(atlas.fact('BBB', 'score')).toMatchObject({
      value: 30,
      year: 2024,
      quality: 'proxy',
      note: 'a guess from the neighbours',
    });
    expect(atlas.fact('AAA', 'score')).toMatchObject({
      value: 10,
      quality: 'ok',
      note: null,
      source: 'World Bank, World Development Indicators',
    });
  });

  it('are null where unknown, and throw for an indicator that does not exist', () => {
    expect(atlas.fact('CCC', 'crime')).toBeNull();
    expect(atlas.fact('ZZZ', 'crime')).toBeNull();
    expect(() => atlas.fact('AAA', 'crimes')).toThrow('unknown indicator "crimes"');
  });

  it('keep zero and unknown apart in a column', () => {
    expect([...atlas.column('crime')]).toEqual([1.5, 2.5, Number.NaN, 0]);
    expect([...atlas.years('crime')]).toEqual([2024, 2024, Number.NaN, 2024]);
  });

  it('turn words into numbers in a column', () => {
    expect([...atlas.column('dual')]).toEqual([1, 0.5, Number.NaN, 0]);
  });

  it('return the same column every time', () => {
    expect(atlas.column('score')).toBe(atlas.column('score'));
  });

  it('name the publisher of a value that fills a gap', () => {
    const columns = [
      {
        values: [1, 2, 3, 4],
        years: [2020, 2020, 2020, 2020],
        marks: { AAA: { quality: 'proxy', note: 'x', source: 'Another' } },
      },
    ] as const;
    expect(tinyAtlas({ columns }).fact('AAA', 'score')?.source).toBe('Another');
  });
});
