import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('a sentence that lists what is needed', () => {
  it.each([
    [
      'As a lesbian couple with a toddler we need both of us to be recognised as mothers, safe streets, decent daycare and a short flight to Dublin',
      [null, 'violent-crime', null, null],
    ],
    [
      'We look for summers under 30, low taxes and rent under 900 euros',
      ['extreme-heat', 'high-taxes', 'rent'],
    ],
    [
      'After two break-ins we want somewhere safe where the kids can walk to school, with decent medical care and no more than 12 hours flying from Cape Town',
      ['violent-crime', 'healthcare', 'flight'],
    ],
    ['Deal breakers are high crime, corruption and bad air', ['violent-crime', 'corruption', 'pollution']],
  ])('is heard part by part: “%s”', (line, ids) => expect(read(line)).toEqual(ids));

  it.each([
    ['we want low taxes, hot summers', ['high-taxes', null]],
    ['we want hot summers, a beach and cheap living', [null, 'sea', 'expensive']],
    ['we want low taxes, hot summers, and no crime', ['high-taxes', null, 'violent-crime']],
    ['I need cold winters and good schools', [null, 'schools']],
  ])('refuses nothing of what it asks for: “%s”', (line, ids) => expect(read(line)).toEqual(ids));
});

describe('a long part beside what is read', () => {
  it('is told as unread, not lost', () =>
    expect(read('no path to PR, neighbours getting drunk every night')).toEqual(['permanence-at-all', null]));
});
