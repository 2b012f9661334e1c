import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { calledImportantIn } from './calledImportant.ts';

const atlas = realAtlas();
const idsOf = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('a thing that a line calls important', () => {
  it.each([
    ['Sunshine is important to us', 'sunshine'],
    ['Free speech is very important', 'free-media'],
    ['safety is very important to us', 'violent-crime'],
    ['English is essential', 'spoken'],
    ['dual citizenship is a must', 'dual-citizenship'],
  ])('is asked for: %s', (line, id) => expect(idsOf(line)).toEqual([id]));

  it.each(['English is not essential', 'walkability is important'])(
    'is no condition where it is none of ours, or denied: %s',
    (line) => expect(idsOf(line)).toEqual([null]),
  );

  it('is told apart from what is not', () => {
    expect(calledImportantIn('good food is key')).toBe('good food');
    expect(calledImportantIn('nothing is important')).toBeNull();
  });
});
