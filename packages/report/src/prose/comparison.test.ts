import { describe, expect, it } from 'vitest';
import { comparedWords, shortCompared } from './comparison.ts';

describe('words for a ratio', () => {
  it('name the same part of a smaller number within a sentence and alone', () => {
    for (let ratio = 0.1; ratio < 1; ratio += 0.01) {
      const within = comparedWords(ratio).replace(/ (?:than|as|of the level|the level)$/, '');
      expect(shortCompared(ratio)).toBe(within);
    }
  });

  it('differ from the number by only a few points', () => {
    expect(shortCompared(1.413)).toBe('about two fifths more');
    expect(comparedWords(1.413)).toBe('about two fifths more than');
    expect(shortCompared(1.33)).toBe('about a third more');
  });
});
