import { describe, expect, it } from 'vitest';
import { PROFILE } from '../definition.ts';
import { visibleAnswers } from '../visibility.ts';
import { answersFromSeed } from './answers.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('answersFromSeed', () => {
  it('returns the same answers for a seed, and others for another seed', () => {
    expect(answersFromSeed(5)).toEqual(answersFromSeed(5));
    expect(answersFromSeed(5)).not.toEqual(answersFromSeed(6));
  });

  it('answers no hidden question', () => {
    for (const seed of seeds) {
      const answers = answersFromSeed(seed);
      expect(Object.keys(visibleAnswers(answers)).length).toBe(Object.keys(answers).length);
    }
  });

  it('keeps given answers', () => {
    expect(answersFromSeed(5, { given: { age: { value: 33 } } })['age']).toEqual({ value: 33 });
  });

  it('answers every question for some of a few hundred seeds', () => {
    const reached = new Set<string>();
    for (let seed = 0; seed < 300; seed++)
      for (const id of Object.keys(answersFromSeed(seed, { fill: 1 }))) reached.add(id);
    const missed = PROFILE.entries.filter(({ member, question }) => member <= 4 && !reached.has(question.id));
    expect(missed.map(({ question }) => question.id)).toEqual([]);
  });
});
