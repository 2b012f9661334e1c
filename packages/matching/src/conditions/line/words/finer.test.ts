import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const read = (line: string) =>
  readDealBreakers(realAtlas(), line).dealBreakers.map(({ id, partly, unread }) => [
    id,
    partly ?? false,
    unread ?? [],
  ]);

describe('a line that asks for more than a figure tells', () => {
  it.each([
    ['no earthquakes bigger than 7', 'earthquakes'],
    ['not a tiny island', 'island'],
    ['snow for max 2 weeks', 'freezing-winters'],
    ['at least 3 months of snow', 'snowy-winters'],
    ['at least a month of snow', 'snowy-winters'],
    ['less than 5 days of frost a year', 'freezing-winters'],
    ['a student visa that allows my husband to work', 'partners-work'],
    ['no guns', 'violent-crime'],
    ['no mass shootings', 'violent-crime'],
    ['people carrying guns', 'violent-crime'],
    ['no wealth tax above 3 million', 'wealth-tax'],
    ['no wealth tax over €500k', 'wealth-tax'],
    ['no inheritance tax above 1 million', 'inheritance-tax'],
  ])('only warns: “%s”', (line, id) => expect(read(line)).toEqual([[id, true, []]]));

  it.each([
    ['no earthquakes', 'earthquakes'],
    ['no islands', 'island'],
    ['no wealth tax from 2027', 'wealth-tax'],
    ['no gun violence', 'violent-crime'],
    ['no gun crime', 'violent-crime'],
    ['no wealth tax', 'wealth-tax'],
  ])('rules out without it: “%s”', (line, id) => expect(read(line)).toEqual([[id, false, []]]));

  it('rules out by what is known, beside a part that is named as unread', () =>
    expect(read('no malaria or dengue')).toEqual([['malaria', false, ['dengue']]]));
});
