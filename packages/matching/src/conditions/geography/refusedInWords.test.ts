import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const out = (line: string) => readDealBreakers(realAtlas(), line).excluded.map(({ iso3 }) => iso3);

describe('a country in a sentence that refuses to live there', () => {
  it.each([
    ['We dont want to live in India anymore', ['IND']],
    ['never going back to Russia', ['RUS']],
    ['I will never return to Iran', ['IRN']],
    ['we do not want to move to the UK or Ireland', ['GBR', 'IRL']],
    ['we can not go to Turkey', ['TUR']],
    ['Austria no, Germany yes', ['AUT']],
    ['Germany is fine, Austria not', ['AUT']],
    ['Not Canada either', ['CAN']],
    ['No Chile ni Ecuador', ['CHL', 'ECU']],
    ['kein Deutschland, keine Schweiz', ['DEU', 'CHE']],
    ['no Alemania ni Francia', ['DEU', 'FRA']],
    ['pas de Suisse', ['CHE']],
    ['Not Pakistan obviously', ['PAK']],
    ['certainly not Russia', ['RUS']],
    ['Excluding India', ['IND']],
    ['excluding India, Pakistan, Nepal', ['IND', 'PAK', 'NPL']],
    ['No dictatorships\nExcluding India', ['IND']],
    ['no Russia, excluding China', ['RUS']],
    ['Except Russia\nExcept China', ['RUS', 'CHN']],
    ['except Germany and Austria', ['DEU', 'AUT']],
    ['We ruled out Spain and France already', ['ESP', 'FRA']],
    ['No Korea', ['KOR']],
    ['Russia = out', ['RUS']],
    ['no Balkan', ['ALB', 'BGR', 'BIH', 'HRV', 'MKD', 'MNE', 'ROU', 'SRB', 'XKX']],
    ['Please never suggest Saudi Arabia', ['SAU']],
    ['do not recommend Russia', ['RUS']],
    ['everything but the USA is okay', ['USA']],
    ['Taiwan is out - too risky with China', ['TWN']],
    ['I work with Chinese clients so please no Canada', ['CAN']],
  ])('is ruled out: “%s”', (line, iso3) => expect(out(line)).toEqual(iso3));

  it.each([
    'I want to live in Portugal',
    'we would like to live in Spain',
    "I can't live in Norway without a car",
    'no Spain, Barcelona only',
    'not US, Canada maybe',
    'Portugal definitely',
    'Asia except Japan',
    'Anywhere in Europe\nExcept Germany',
    'Asia, except Japan',
    'Africa, excluding Kenya and Ghana',
    'no EU country, except Spain',
    'no dictatorships, excluding Singapore',
    'too hot, except Chile',
    'no hot places; except Chile',
    'No dictatorships. Except Singapore.',
    'no war, no crime, except Mexico',
  ])('is not where it is wished for, or the rest may take it back: “%s”', (line) =>
    expect(out(line)).toEqual([]),
  );

  it.each([
    ['Except Spain, no country in Europe', 'No country in Europe except Spain'],
    ['Except Japan, no Asia', 'No Asia, except Japan'],
    ['No Asia\nExcept Japan', 'No Asia, except Japan'],
    ['No war. No Asia. Except for Japan.', 'No Asia, except Japan'],
    ['Except Japan, Asia is out', 'No Asia, except Japan'],
    ['Excluding Spain, must be in Europe', 'must be in Europe except Spain'],
    ['Except for Japan or Korea, nothing in Asia', 'Nothing in Asia except Japan or Korea'],
  ])('leaves out an exception that stands first, or in a line of its own: “%s”', (line, same) => {
    expect(out(same).length).toBeGreaterThan(40);
    expect(out(line)).toEqual(out(same));
  });
});

describe('a country that is not considered', () => {
  it.each([
    [
      'We wouldn’t consider the US because of healthcare costs, nor Canada because of the winters',
      ['USA', 'CAN'],
    ],
    ['I won’t consider Spain', ['ESP']],
    ['Please don’t send us to Hungary', ['HUN']],
    ['New Zealand is too far from our grandkids', ['NZL']],
    ['Germany is too bureaucratic', ['DEU']],
    ['NZ too isolated', ['NZL']],
    ['Denmark is not too far', []],
    ['Is Denmark too far?', []],
    ['Denmark is too dark', []],
  ])('is refused: “%s”', (line, iso3) => expect(out(line)).toEqual(iso3));
});
