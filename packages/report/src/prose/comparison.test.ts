import { describe, expect, it } from 'vitest';
import { comparedWords, shortCompared } from './comparison.ts';

describe('words for a ratio', () => {
  it('name the same part of a smaller number within a sentence and alone', () => {
    for (let ratio = 0.1; ratio < 1; ratio += 0.01) {
      const within = comparedWords(ratio).replace(/ (?:than|as|of the level|the level)$/, '');
      expect(shortCompared(ratio)).toBe(within);
    }
  });
});
