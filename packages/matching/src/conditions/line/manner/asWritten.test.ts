import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const quoted = (text: string): readonly string[] =>
  readDealBreakers(realAtlas(), text).dealBreakers.map(({ text: line }) => line);

describe('a part of a text', () => {
  it.each([
    ['Must haves: sea, fast internet', ['sea', 'fast internet']],
    ['Avoid: high altitude, heavy pollution', ['high altitude', 'heavy pollution']],
    ['Countries I will not consider: North Korea, Iran', ['North Korea', 'Iran']],
    ['I want a safe country with good schools', ['safe', 'good schools']],
    ['Must be English speaking and can bring my mother', ['Must be English speaking', 'bring my mother']],
  ])('is quoted without words that nobody wrote: “%s”', (text, parts) => {
    expect(quoted(text)).toEqual(parts);
  });

  it('keeps those that stand in the text', () => {
    expect(quoted('Must have sea')).toEqual(['Must have sea']);
    expect(quoted('No: snow, war')).toEqual(['no snow', 'war']);
    expect(quoted('No war. Not Iran')).toEqual(['No war', 'Not Iran']);
  });
});
