import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line);
const idsOf = (line: string) => read(line).dealBreakers.map(({ id }) => id);

describe('what any place has to keep', () => {
  it.each([
    ['as long as it’s safe', ['violent-crime']],
    ['I don’t care where, as long as healthcare is good', ['healthcare']],
    ['Don’t care as long as it’s safe and there’s a beach', ['violent-crime', 'sea']],
    ['provided that it is warm in winter', ['freezing-winters']],
    ['anywhere provided my mother can live with us', ['parent-along']],
    ['cold is fine as long as it isn’t hot', ['extreme-heat']],
    [
      'as long as it is cheap, has fast internet and we can work remotely',
      ['expensive', 'internet', 'brought-work'],
    ],
    ['fine with anything as long as there are no earthquakes', ['earthquakes']],
    ['please make sure there is no war', ['war']],
    ['just make it safe :)', ['violent-crime']],
    ['keep it cheap', ['expensive']],
  ])('is asked for as by a “must”: “%s”', (line, ids) => expect(idsOf(line)).toEqual(ids));

  it('names what of it nobody read', () => {
    expect(read('anywhere as long as there’s good healthcare and no snakes').dealBreakers).toMatchObject([
      { id: 'healthcare', unread: ['snakes'] },
    ]);
  });

  it('may be a country that it has not to be', () => {
    expect(read('anywhere as long as it’s not Russia').excluded.map(({ iso3 }) => iso3)).toEqual(['RUS']);
  });

  it.each(['Colombia as long as it is safe', 'as long as it has mountains'])(
    'is not read of one place, nor of what no rule knows: “%s”',
    (line) => expect(idsOf(line)).toEqual([null]),
  );
});
