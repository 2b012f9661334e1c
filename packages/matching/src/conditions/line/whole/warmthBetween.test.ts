import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const read = (line: string) => readDealBreakers(realAtlas(), line).dealBreakers.map(({ label }) => label);

describe('warmth between that of two places', () => {
  it.each([
    'warmer than Poland but cooler than Spain',
    'Must be cooler than Spain and warmer than Poland',
    'somewhere warmer than Poland, but not as hot as Spain',
  ])('is looked for in “%s”', (line) =>
    expect(read(line)).toEqual([
      'no winters colder than those of Warsaw',
      'no summers hotter than those of Madrid',
    ]),
  );

  it('is a demand beside one place alone where it is said as one', () => {
    expect(read('must be warmer than Ireland')).toEqual(['no winters colder than those of Dublin']);
    expect(read('must be cooler than Dubai')).toEqual(['no summers hotter than those of Dubai']);
    expect(read('warmer than Poland')).toEqual(['not read as a condition']);
  });
});
