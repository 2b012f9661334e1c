import { answersOf } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { values } from './values.ts';

const GRADE =
  /\((among the best in the world|better than most|near the middle|behind most|among the weakest in the world)\)/g;

const told = (...chosen: string[]): readonly string[] =>
  viewsOf(answersOf({ 'social-values-priority': chosen })).flatMap((view) => values(view)?.said.text ?? []);

describe('stated values', () => {
  it('are called even exactly where their printed grades are the same', () => {
    const texts = told('press-freedom', 'rule-of-law', 'low-corruption');
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) {
      const [one, two] = [...text.matchAll(GRADE)].map(([, grade]) => grade);
      expect(/fare alike|the same mark/.test(text), text).toBe(one === two);
    }
  });

  it('are not measured by the figure of another value', () => {
    expect(told('openness-to-foreigners')).toEqual([]);
  });
});
