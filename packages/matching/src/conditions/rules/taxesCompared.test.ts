import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownVerdicts } from '../../testing/standingOf.ts';
import { readDealBreakers } from '../dealBreakers.ts';

const read = (line: string) => readDealBreakers(realAtlas(), line).dealBreakers[0];

describe('taxes measured by those of a country', () => {
  it.each([
    ['taxes lower than in Germany', 'no taxes on pay higher than in Germany'],
    ['must have lower taxes than Spain', 'no taxes on pay higher than in Spain'],
    ['not more taxes than Belgium', 'no taxes on pay higher than in Belgium'],
    ['Taxes can’t be higher than in Denmark', 'no taxes on pay higher than in Denmark'],
    ['Taxes as high as in Belgium', 'no taxes on pay as high as in Belgium'],
  ])('are what is taken of pay: “%s”', (line, label) =>
    expect(read(line)).toMatchObject({ id: 'tax-share', label }),
  );

  it.each([
    'property taxes lower than in Texas',
    'healthcare and taxes like in Sweden',
    'taxes like in Dubai',
    'no inheritance tax higher than in France',
  ])('are none where another tax is meant, or what it pays is wished for: “%s”', (line) =>
    expect(read(line)).toMatchObject({ id: null }),
  );

  it('rule out what takes more, by the pay that is expected', () => {
    const verdict = ownVerdicts('taxes lower than in Spain');
    expect(['DEU', 'BEL', 'ARE'].map((iso3) => verdict(iso3)?.status)).toEqual(['failed', 'failed', 'met']);
    const high = readDealBreakers(realAtlas(), 'taxes lower than in Spain', { salary: 100_000 });
    expect(high.dealBreakers).toMatchObject([{ id: 'tax-share-high' }]);
  });
});
