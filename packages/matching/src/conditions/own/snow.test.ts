import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../preferences.ts';
import { readDealBreakers } from '../dealBreakers.ts';
import { answersOf, wish, type WrittenAnswers } from '../../testing/persona.ts';

const atlas = realAtlas();
const COLD = { 'climate-preference': wish(1, 4) };
const HOT = { 'climate-preference': wish(5, 4) };
const SKIS = { 'outdoor-activities': ['hiking', 'skiing'] };

const idOf = (line: string, wishes: WrittenAnswers = {}): string | null | undefined =>
  profilePreferences(atlas, answersOf({ ...wishes, 'deal-breakers': line })).dealBreakers[0]?.id;

describe('a line on the absence of snow', () => {
  it.each(['No snow in winter', 'Winters without snow', 'Where it never snows', 'no real snow'])(
    'is a wish or a fear by what else was told: "%s"',
    (line) => {
      expect([COLD, SKIS, HOT, {}, { ...HOT, ...SKIS }].map((wishes) => idOf(line, wishes))).toEqual([
        'snowy-winters',
        'snowy-winters',
        'freezing-winters',
        null,
        null,
      ]);
    },
  );

  it.each([
    'Snowless winters',
    'Less than two months of snow',
    'It must snow in winter',
    'Lack of snow',
    'Not enough snow',
    'There must be snow',
  ])('is a wish where it names too little or demands it: "%s"', (line) => {
    expect([COLD, {}, HOT].map((wishes) => idOf(line, wishes))).toEqual([
      'snowy-winters',
      'snowy-winters',
      null,
    ]);
  });

  it.each([
    'More than an hour from proper snow',
    'Far from snow',
    'Further than 2 hours away from the snow',
    'Snow more than 90 minutes away',
  ])(
    'is a wish where the snow may not lie far off, of which the cold of a town tells a part: "%s"',
    (line) => {
      const read = (wishes: WrittenAnswers) =>
        profilePreferences(atlas, answersOf({ ...wishes, 'deal-breakers': line })).dealBreakers[0];
      for (const wishes of [COLD, {}, HOT])
        expect(read(wishes)).toMatchObject({ id: 'snowy-winters', partly: true });
    },
  );

  it.each(['Must be far from snow', 'It has to be at least 3 hours away from any snow'])(
    'is none where it has to lie far off: "%s"',
    (line) => {
      expect(idOf(line, COLD)).toBe('freezing-winters');
    },
  );

  it.each([
    'Snow',
    'Winters with snow',
    'More than two months of snow',
    'No winters with snow',
    'Must be snow-free',
    'No frost and no snow',
    'no winters below freezing',
  ])('is none, and snow is what is ruled out, in "%s"', (line) => {
    expect([COLD, {}, HOT].map((wishes) => idOf(line, wishes))).toEqual(
      Array.from({ length: 3 }, () => 'freezing-winters'),
    );
  });

  it.each(['No snow to ski on', 'No snow tyres needed', 'I love snow'])('is not read in "%s"', (line) => {
    expect(idOf(line, COLD) === 'snowy-winters').toBe(false);
  });
});

it('takes a plea for no snow for the wish it is', () => {
  for (const line of ['no snow please', 'at least no snow'])
    expect(readDealBreakers(atlas, line).dealBreakers[0]?.id, line).toBe('freezing-winters');
});

describe('plenty of snow', () => {
  it.each(['lots of snow in winter', 'a place with snow'])(
    'is a wish or a fear by what else was told: “%s”',
    (line) =>
      expect([COLD, HOT, {}].map((wishes) => idOf(line, wishes))).toEqual([
        'snowy-winters',
        'freezing-winters',
        null,
      ]),
  );

  it('is none where it is too much', () => expect(idOf('too much snow', COLD)).toBe('freezing-winters'));
});

describe('so much snow as somebody asks for', () => {
  it.each(['snow at least 2 months a year', 'Snow for at least three weeks'])('is asked for: "%s"', (line) =>
    expect(idOf(line)).toBe('snowy-winters'),
  );

  it('is none where it must not lie so long', () =>
    expect(idOf('no snow for at least 3 months')).not.toBe('snowy-winters'));
});
