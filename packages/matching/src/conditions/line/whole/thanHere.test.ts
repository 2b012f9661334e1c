import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string, home: string | null = 'USA') =>
  readDealBreakers(atlas, line, { home }).dealBreakers;

describe('what is worse than a place', () => {
  it.each(['More expensive than here', 'more expensive than where I live now', 'Higher prices than at home'])(
    'goes by the prices of home: “%s”',
    (line) =>
      expect(read(line)).toMatchObject([
        { id: 'expensive', label: 'no place more expensive than home', by: { beyond: true } },
      ]),
  );

  it.each([
    ['hotter than here', 'USA'],
    ['more expensive than here', null],
    ['higher property taxes than Germany', 'USA'],
    ['more corruption than Berlin', 'USA'],
  ])('is left open where no figure of that place is at hand: “%s” from %s', (line, home) =>
    expect(read(line, home).map(({ id }) => id)).toEqual([null]),
  );

  it('is measured by that place, and never by the limits for all', () => {
    expect(read('Worse crime than Johannesburg')).toMatchObject([
      { id: 'violent-crime', label: 'no homicide more frequent than in Johannesburg' },
    ]);
    expect(read('crime higher than in Brazil')).toMatchObject([
      { id: 'violent-crime', label: 'no homicide more frequent than in Brazil' },
    ]);
  });
});

describe('what a record tells in part alone', () => {
  it.each(['theocracy', 'unsafe for a woman alone at night', 'unsafe for my daughter'])(
    'warns and rules nothing out: “%s”',
    (line) => {
      const found = read(line);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ partly }) => partly)).toBe(true);
    },
  );
});

describe('words of another subject', () => {
  it.each([
    'my daughter needs a school that takes wheelchair users',
    'No trans healthcare',
    'no veterinary care nearby',
  ])('are no condition on schools for girls or on hospitals: “%s”', (line) =>
    expect(read(line).map(({ id }) => id)).toEqual([null]),
  );

  it('leave the sky the sky, and the rain the rain', () => {
    expect(read('grey skies').map(({ id }) => id)).toEqual(['grey-winters']);
    expect(read('It rains all the time').map(({ id }) => id)).toEqual(['constant-rain']);
  });
});
