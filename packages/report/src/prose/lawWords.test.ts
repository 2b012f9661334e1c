import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { lawWords } from './lawWords.ts';
import { parentsAlongSaid } from './parentsAlong.ts';

describe('the words of a law', () => {
  it('carry their numbers as their own, so that no check takes the sentence out of a report', () => {
    expect(lawWords('a child under 18, or 21 where it studies').figures.map(({ shown }) => shown)).toEqual([
      '18',
      '21',
    ]);
    expect(parentsAlongSaid(realAtlas(), 'ESP')?.figures.map(({ shown }) => shown)).toEqual(['65']);
  });
});
