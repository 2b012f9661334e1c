import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

const read = (text: string): readonly string[] =>
  readDealBreakers(realAtlas(), text, { home: 'GBR', citizenships: ['GBR'] }).dealBreakers.map(
    ({ id, limit, label }) =>
      `${id ?? 'open'}${limit === undefined || id === 'countries' ? '' : ` ${label}`}`,
  );
const excluded = (text: string): readonly string[] =>
  readDealBreakers(realAtlas(), text).excluded.map(({ iso3 }) => iso3);

describe('sentences as people write them', () => {
  it.each([
    ['I could even live with heat', ['open']],
    ['I can take heat, I can take bugs', ['open']],
    ['I was born in Tehran, so I am used to big cities and do not want the countryside', ['open']],
    ["My wife is a wheelchair user so cobbled old towns won't work", ['open']],
    ["We don't want to learn a difficult language like Hungarian", ['open']],
    ['The pension must not be taxed twice', ['open']],
    ["My daughter would kill me if there's no good ballet school", ['open']],
    ['house prices too high', ['open']],
    ['rents too high', ['housing-cost']],
    ['we are not afraid of earthquakes', ['open']],
    ["doesn't need to be english speaking", ['open']],
    ['a small village is what we want', ['open']],
    ["earthquakes don't worry us, hurricanes do", ['open', 'hurricanes']],
    ['heat is no problem, humidity is', ['open', 'humidity']],
    ['I work in disaster relief (floods, cyclones) and travel to conflict zones', ['open']],
    ['I study corruption for a living', ['open']],
    ["I'd be happy in a hot and humid place", ['open']],
    ['my wife loves the heat', ['open']],
    ['Island life please', ['open']],
    ['hot weather please!', ['open']],
    ['no mental health care', ['healthcare']],
    ['My father died of lung disease at 58 so air quality matters', ['pollution']],
  ])('rule nothing more out than they say: “%s”', (text, found) => expect(read(text)).toEqual(found));

  it.each([
    [
      "If it's over 8 hours from Tel Aviv where my parents live",
      ['flight nothing more than about 8 hours of flight from Tel Aviv'],
    ],
    [
      'If taxes eat more than half of what I earn',
      ['tax-share no more than 50% of pay taken by taxes and contributions'],
    ],
    ['No country with the death penalty on principle', ['death-penalty']],
    ['But no place where women are treated as property', ['misogyny', 'womens-liberties']],
    ['Anywhere I have to cover my hair', ['misogyny', 'womens-liberties']],
    ['I hate ice', ['freezing-winters']],
    ["can't stand the cold, rain or humidity", ['cold', 'constant-rain', 'humidity']],
    ['No snow no guns no religion in politics', ['open', 'violent-crime', 'open']],
    [
      'Deal breakers for us would be: giving up our British citizenship, no decent hospitals, and humidity',
      ['giving-up-passport', 'healthcare', 'humidity'],
    ],
    ['It would break the deal if the internet is slow, if there is war', ['poor-internet', 'war']],
    ['My wife says no humidity. We both say no to crime', ['humidity', 'violent-crime']],
    [
      'No crime, must be able to homeschool our kids, a choir would be nice',
      ['violent-crime', 'home-education', 'open'],
    ],
    [
      'no high crime like South Africa where I was born',
      ['violent-crime no homicide as frequent as in South Africa'],
    ],
    ['rent over 1500', ['rent no rent above £1,500 for one bedroom']],
    ['rent over 15', ['open']],
    ['No heat please', ['extreme-heat']],
    ["We're not fussy about weather, though my wife hates long dark winters", ['dark-winters']],
    ["I don't mind heat but humidity kills me", ['humidity']],
    ["heat doesn't bother me, cold does", ['cold']],
    ['where I do not have to be afraid of crime', ['violent-crime']],
    ['I work in construction so extreme heat is impossible', ['extreme-heat']],
    ["My wife can't stand cities over one million", ['town-of-most no town of more than 1 million people']],
    ["can't be anywhere that is cold", ['cold']],
    ['too far from Poland (my parents are old), too hot, too many scooters', ['open', 'extreme-heat']],
    ['good schools please', ['schools']],
    ['must be warm all year', ['cold']],
    ['digital nomad visa', ['brought-work']],
    ['homeschooling legal', ['home-education']],
    ['need sun at least 2500h', ['sun-hours at least 2,500 hours of sunshine a year']],
    ['My partner must be able to work', ['partners-work']],
    ["my mother can't come", ['parent-along']],
    [
      '1. crime, 2. a choir for our son (deaf, 9) who sings, 3. humidity',
      ['violent-crime', 'open', 'humidity'],
    ],
  ])('are heard: “%s”', (text, found) => expect(read(text)).toEqual(found));

  it('name what they rule out in more ways than one', () => {
    expect(
      excluded(
        'As agreed with my husband, we exclude: Russia, China (political reasons) and any country at war',
      ),
    ).toEqual(['RUS', 'CHN']);
    expect(excluded('So no Middle East, never again')).toContain('SAU');
    expect(excluded('Colombia, no. Turkey is out obviously')).toEqual(['COL', 'TUR']);
    expect(excluded('We have already ruled out Portugal')).toEqual(['PRT']);
    expect(excluded('in Europe')).toEqual([]);
  });

  it('are heard where they refuse in English beside another language', () => {
    expect(read('pas de pays froid, no cold')).toEqual(['open', 'cold']);
    expect(excluded('no quiero frío, no Russia')).toEqual(['RUS']);
    expect(read('kein Krieg und keine Kälte, no Winter')).toEqual(['open', 'cold']);
  });

  it('begin a condition at each “nothing”', () => {
    expect(read('Nothing too religious, nothing above 35 degrees, nothing under -5')).toEqual([
      'open',
      'extreme-heat no summers above 35 °C',
      'freezing-winters no winters below −5 °C',
    ]);
  });

  it('end at their full stops, whatever face one of them makes', () => {
    const smiling =
      'Safe at night. Not the UAE. Not Russia, not Belarus. A bakery :) and friends. Fast internet :-)';
    expect(excluded(smiling)).toEqual(['ARE', 'RUS', 'BLR']);
    expect(read(smiling)).toContain('internet');
    expect(excluded('Portugal ;)')).toEqual([]);
    expect(excluded('Not Portugal ;) not Spain')).toEqual(excluded('Not Portugal, not Spain'));
    expect(read('No floods (rivers. Seas). No war')).toEqual(['floods', 'war']);
  });
});
