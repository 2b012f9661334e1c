import { describe, expect, it } from 'vitest';
import { asSpelled } from './asTyped.ts';

describe('words as they are spelled', () => {
  it.each([
    ['ilegal', 'illegal'],
    ['illeagl', 'illegal'],
    ['polution', 'pollution'],
    ['goverment', 'government'],
    ['earthquackes', 'earthquakes'],
    ['corupt', 'corrupt'],
    ['temprature', 'temperature'],
    ['humid sumers', 'humid summers'],
    ['dictatorshp', 'dictatorship'],
  ])('mends “%s”', (typed, spelled) => expect(asSpelled(typed)).toBe(spelled));

  it.each([
    'brought leather poison carriage violet peaches fountains sinister racist',
    'illegally residents islands governments inflated',
    'a legal marriage',
    'summers in winters',
  ])('leaves “%s” as it is', (text) => expect(asSpelled(text)).toBe(text));
});
