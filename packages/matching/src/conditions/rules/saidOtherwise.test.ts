import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line, { home: 'USA', clockAtHome: -5 }).dealBreakers;

describe('a condition in other words', () => {
  it.each([
    ['hyperinflation', 'inflation'],
    ['Not a democracy', 'autocracy'],
    ['must be a stable democracy', 'autocracy'],
    ['no free and fair elections', 'autocracy'],
    ['No tap water you can drink', 'water'],
    ['no 24/7 electricity', 'power-cuts'],
    ['must have reliable electricity', 'power-cuts'],
    ['Above 6,000 feet', 'high-altitude'],
    ['must be below 1500 m', 'high-altitude'],
    ['must lead to PR', 'permanence-at-all'],
    ['temps over 95F', 'extreme-heat'],
    ['must be able to keep my remote job', 'brought-work'],
    ['must be able to work remotely for my company', 'brought-work'],
    ['language barrier', 'own-languages'],
    ['must drive on the right', 'right-traffic-asked'],
    ['right-hand traffic only', 'right-traffic-asked'],
    ['people must drive on the left', 'left-traffic-asked'],
    ['must be an island', 'island-asked'],
    ['only islands', 'island-asked'],
    ['ideally an island', 'island-asked'],
    ['no PR path', 'permanence-at-all'],
    ['PR must be possible', 'permanence-at-all'],
    ['citizenship impossible', 'citizenship-at-all'],
    ['no taxes on pension', 'foreign-income-tax'],
    ['everyone must speak english', 'spoken'],
    ['no euro', 'outside-euro'],
    ['must use euro', 'inside-euro'],
    ['no country without good schools', 'schools'],
    ['never again a country with no sun', 'sunshine'],
    ['nowhere that doesn’t have good internet', 'internet'],
    ['internet must not be censored', 'censorship'],
    ['cost under 3000 usd/month for family of 4', 'monthly-cost'],
    ['costs must be below $4000 per month', 'monthly-cost'],
    ['2 passports allowed', 'dual-citizenship'],
    ['<10 km to the coast', 'sea-distance'],
    ['not hot', 'extreme-heat'],
    ['not cold', 'cold'],
    ['dual nationality allowed', 'dual-citizenship'],
    ['a country that allows dual citizenship', 'dual-citizenship'],
  ])('is read as well: “%s”', (line, id) => expect(read(line).map((one) => one.id)).toEqual([id]));

  it.each([
    'more than 500 m from the sea',
    '2 hours max to big city',
    'no euros in my pocket',
    'less than 10 km from the sea',
    'no hydropower or wind parks',
    'must be able to work from a garden office',
    'social democracy',
  ])('is none in “%s”', (line) => expect(read(line).map((one) => one.id)).toEqual([null]));

  it('keeps the height that is named: “below 1500 m”', () =>
    expect(read('below 1500 m')).toMatchObject([{ id: 'high-altitude', limit: 1500 }]));

  it('keeps the number of degrees below zero', () =>
    expect(read('no 20 below zero')[0]?.label).toBe('no winters below −20 °F'));

  it('keeps the first of what somebody does not want', () =>
    expect(read('I dont want cold, rain, or high taxes').map(({ id }) => id)).toEqual([
      'cold',
      'constant-rain',
      'high-taxes',
    ]));

  it('takes what was said to be ok for no part that nobody read', () =>
    expect(read('cold winters ok but no hot summers')).toEqual([
      expect.not.objectContaining({ unread: expect.anything() }),
    ]));

  it('knows Los Angeles by its capitals', () =>
    expect(read('less than 10 hours flight to LA')).toMatchObject([
      { id: 'flight', from: { said: 'Los Angeles' } },
    ]));

  it('measures hours from the place behind their letter', () =>
    expect(read('within 6h of Berlin by plane')).toMatchObject([{ id: 'flight', from: { said: 'Berlin' } }]));

  it.each(['murder rate lower than the US', 'crime must be lower than in the US'])(
    'holds killings against those of a place: “%s”',
    (line) => expect(read(line)).toMatchObject([{ id: 'violent-crime', by: { of: 'the US', beyond: true } }]),
  );

  it('of a clock ahead of a place is measured from there', () => {
    expect(read('no more than 2 hours ahead of UK')).toMatchObject([
      { id: 'time-difference', label: 'no clock more than 2 hours from UK', clock: 'clock 0' },
    ]);
    expect(read('more than 4 hrs difference to EST')).toMatchObject([{ limit: 4, clock: 'clock -5' }]);
  });

  it.each(['unsafe for children to walk to school', 'kids can’t walk alone to school'])(
    'on children outside warns by violent crime alone: “%s”',
    (line) => expect(read(line)).toMatchObject([{ id: 'violent-crime', partly: true }]),
  );
});
