import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (text: string) =>
  readDealBreakers(atlas, text, { home: 'USA' }).dealBreakers.map(({ id, text: line }) => [id, line]);

describe('two conditions beside an “and”', () => {
  it.each([
    ['must have good hospitals and be within 3 hours flight of London', ['healthcare', 'flight']],
    ['English must be widely spoken and crime must be low', ['spoken', 'violent-crime']],
    ['Taxes under 30% and no wealth tax', ['tax-share', 'wealth-tax']],
    ['Russia and high crime', ['countries', 'violent-crime']],
    ['a land border with Russia and war', ['countries', 'war']],
    ['No more than 8 hours flight from London and good trains', ['flight', null]],
  ])('stand apart where each is read: “%s”', (line, ids) => {
    expect(read(line).map(([id]) => id)).toEqual(ids);
    expect(new Set(read(line).map(([, text]) => text)).size).toBe(ids.length);
  });

  it.each([
    'no earthquakes and hurricanes',
    'crime like Mexico and South Africa',
    'flights to Spain and Portugal',
    'a gap between rich and poor',
    'heat and humidity',
    'gay marriage and adoption must be legal',
    'USA, because of guns and healthcare',
    'not Italy due to bureaucracy and corruption',
    'because of guns and healthcare',
  ])('stay one line where they are one thought: “%s”', (line) =>
    expect(new Set(read(line).map(([, text]) => text)).size).toBe(1),
  );

  it('names no country that belongs to the words before', () => {
    expect(readDealBreakers(atlas, 'high crime and Russia').excluded).toEqual([]);
    expect(readDealBreakers(atlas, 'rain like in Norway and Spain').excluded).toEqual([]);
  });
});

describe('a language beside other wishes', () => {
  it('is asked for by itself', () => {
    expect(read('English must be spoken, good trains, sea')).toEqual([
      ['spoken', 'English must be spoken'],
      [null, 'good trains'],
      [null, 'sea'],
    ]);
  });
});

describe('degrees without a unit', () => {
  const limits = (text: string) =>
    readDealBreakers(atlas, text, { home: 'USA' }).dealBreakers.map(({ limit = Number.NaN }) =>
      Math.round(limit),
    );

  it('are of one scale in one text', () => {
    expect(limits('No winters below -10\nno summers above 35')).toEqual([-10, 35]);
    expect(limits('No summers above 32C\nno winters below 5')).toEqual([32, 5]);
  });

  it('are Fahrenheit from home where nothing else tells', () => {
    expect(limits('No winters below 20\nno summers above 95')).toEqual([-7, 35]);
    expect(limits('No winters below 20F\nno summers above 35')).toEqual([-7, 35]);
  });
});
