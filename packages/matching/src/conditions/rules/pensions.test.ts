import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers, type WhoWrites } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string, about: Partial<WhoWrites> = { home: 'GBR' }) =>
  readDealBreakers(atlas, line, about).dealBreakers.map(({ id }) => id);

describe('a state pension that stops rising abroad', () => {
  it.each([
    'No country that freezes the British state pension',
    'My state pension must not be frozen there',
    'Frozen pensions',
    'Pension freeze',
  ])('is read in "%s"', (line) => expect(read(line)).toEqual(['frozen-pension']));

  it.each([
    'State pension must rise every year',
    'No yearly increase of the State Pension',
    'My state pension has to be uprated',
    'Our pensions need to stay index-linked',
  ])('is read in "%s"', (line) => expect(read(line)).toEqual(['rising-pension']));

  it.each(['Private pension frozen', 'Rising pension age', 'Frozen bank accounts of pensioners'])(
    'is not read in "%s"',
    (line) => expect(read(line)).toEqual([null]),
  );

  it('is read of whoever lives in the United Kingdom or holds its passport, and of nobody else', () => {
    expect(read('Frozen pensions', { home: 'ZAF', citizenships: ['GBR'] })).toEqual(['frozen-pension']);
    expect(read('Frozen pensions', { home: 'CAN', citizenships: ['CAN'] })).toEqual([null]);
  });
});
