import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();

describe('the country behind the name of its town', () => {
  it.each([
    ['not as hot as Seville, Spain', 'no summers as hot as those of Seville'],
    ['cheaper than Munich, Germany', 'no place more expensive than Munich'],
    ['less rain than bergen, norway', 'no climate rainier than that of Bergen'],
    ['No Berlin, Germany', 'not Berlin itself'],
  ])('says where it lies, and is not refused: “%s”', (line, label) => {
    const { dealBreakers, excluded } = readDealBreakers(atlas, line);
    expect(dealBreakers).toMatchObject([{ label, text: line }]);
    expect(excluded).toEqual([]);
  });

  it.each([
    ['no Singapore, Malaysia', ['SGP', 'MYS']],
    ['less humid than Singapore, no Malaysia', ['MYS']],
  ])('is refused where the town lies in another: “%s”', (line, iso3) =>
    expect(readDealBreakers(atlas, line).excluded.map((one) => one.iso3)).toEqual(iso3),
  );
});
