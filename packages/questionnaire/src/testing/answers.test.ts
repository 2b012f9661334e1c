import { describe, expect, it } from 'vitest';
import { PROFILE } from '../definition.ts';
import { visibleAnswers } from '../visibility.ts';
import { answersFromSeed } from './answers.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

describe('answersFromSeed', () => {
  it('repeats for a seed and differs between seeds', () => {
    expect(answersFromSeed(5)).toEqual(answersFromSeed(5));
    expect(answersFromSeed(5)).not.toEqual(answersFromSeed(6));
  });

  it('answers nothing that is hidden', () => {
    for (const seed of seeds) {
      const answers = answersFromSeed(seed);
      expect(Object.keys(visibleAnswers(answers)).length).toBe(Object.keys(answers).length);
    }
  });

  it('keeps what is given', () => {
    expect(answersFromSeed(5, { given: { age: { value: 33 } } })['age']).toEqual({ value: 33 });
  });

  it('reaches every question of the definition among a few hundred seeds', () => {
    const reached = new Set<string>();
    for (let seed = 0; seed < 300; seed++)
      for (const id of Object.keys(answersFromSeed(seed, { fill: 1 }))) reached.add(id);
    const missed = PROFILE.entries.filter(({ member, question }) => member <= 4 && !reached.has(question.id));
    expect(missed.map(({ question }) => question.id)).toEqual([]);
  });
});
