import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

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
    ['must have fast internet, beach and low crime', ['internet', 'sea', 'violent-crime']],
    ['must have safe streets, English spoken and democracy', ['violent-crime', 'spoken', 'autocracy']],
    ['Must have dual citizenship, mild winters and trains', ['dual-citizenship', 'freezing-winters', null]],
  ])('is heard part by part: “%s”', (line, ids) => expect(read(line)).toEqual(ids));

  it.each([
    ['we want low taxes, hot summers', ['high-taxes', null]],
    ['we want hot summers, a beach and cheap living', [null, 'sea', 'expensive']],
    ['we want low taxes, hot summers, and no crime', ['high-taxes', null, 'violent-crime']],
    ['I need cold winters and good schools', [null, 'schools']],
    ['No crime and we want hot summers and a beach', ['violent-crime', null, 'sea']],
    [
      'As a couple with a child, we need safe streets, good schools and a beach',
      ['violent-crime', 'schools', 'sea'],
    ],
  ])('refuses nothing of what it asks for: “%s”', (line, ids) => expect(read(line)).toEqual(ids));
});

describe('a sentence on the last thing that somebody wants', () => {
  it('refuses what it lists', () =>
    expect(read('The last thing we want is humid summers, a Muslim country')).toEqual([
      'humidity',
      'muslim-majority',
    ]));
});

describe('what need not be', () => {
  it.each([
    ['permanent residency within 5 years with no language test required', 'permanent-residence'],
    ['We do not want to wait more than 10 years for citizenship', 'citizenship-years'],
    ["I don't want to live where permanent residence is impossible", 'permanence-at-all'],
  ])('is something else than the condition itself: “%s”', (line, id) => expect(read(line)).toContain(id));

  it.each(['no green card needed', 'Only for a year so no permanent residency required'])(
    'is no condition: “%s”',
    (line) => expect(read(line)).toEqual([null]),
  );

  it.each([
    'more than 30% income tax plus VAT',
    'Already have a strong passport, no need for another',
    'must be a country where porn is banned',
  ])('says nothing of sales taxes, passports or the internet: “%s”', (line) =>
    expect(read(line)).toEqual([null]),
  );
});

describe('a long part beside what is read', () => {
  it('is told as unread, not lost', () =>
    expect(read('no path to PR, neighbours getting drunk every night')).toEqual(['permanence-at-all', null]));
});
