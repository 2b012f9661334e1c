import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('a line that asks for what its words otherwise rule out', () => {
  it.each([
    'must be a Muslim place',
    'It must have sharia law',
    'must be somewhere humid',
    'must be a cold place',
    'must have hot summers',
    'we need heat',
    'Looking for cold winters',
    'I want cold winters below -10',
    'not rainy enough',
    'must be communist',
    'please heat',
    'Heat is a must, thanks',
    'We could live on an island, thank you',
    'Please, no gay marriage',
    'Can’t live without hot summers',
    'the more snow the better',
    'I dream of humid weather',
    'somewhere with cold winters',
    'cold winters or nothing',
    'hot all year round, 28+',
    '28+ degrees please',
    'big city non-negotiable',
    'small town: important',
    'high altitude please',
    'we need driving on the left',
    'guns please',
    'Guns: I want to be able to own one',
    'heat ✅',
  ])('is no condition against it: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    ['a muslim country', 'muslim-majority'],
    ['no Muslim countries', 'muslim-majority'],
    ['no muslim countries with loud mosques', 'muslim-majority'],
    ['Muslim countries with loud mosques', 'muslim-majority'],
    ['a Muslim country where churches are burned', 'muslim-majority'],
    ['A Muslim country with mosques nearby', 'muslim-majority-asked'],
    ['a muslim country where I can pray', 'muslim-majority-asked'],
    ['must not be a muslim country', 'muslim-majority'],
    ['must have low humidity', 'humidity'],
    ['must be not too cold', 'cold'],
    ['we need no heat', 'extreme-heat'],
    ['winter must be above 10C', 'freezing-winters'],
    ['must be above 10C in winter', 'freezing-winters'],
    ['I want to escape humid summers', 'humidity'],
    ['must have low crime', 'violent-crime'],
    ['too hot all year round', 'extreme-heat'],
    ['over 30 degrees all year round', 'extreme-heat'],
    ['guns everywhere', 'violent-crime'],
    ['military service mandatory', 'conscription'],
    ['non-EU please', 'inside-eu'],
    ['no snow, no deal', 'snowy-winters'],
    ['big city if possible', 'big-city-asked'],
  ])('is one where it wants little of it: “%s”', (line, id) => expect(read(line)).toEqual([id]));
});

describe('a place by name with a “please” behind it', () => {
  const excluded = (line: string) => readDealBreakers(atlas, line).excluded.map(({ iso3 }) => iso3);

  it.each([
    'Portugal please',
    'Please, Portugal',
    'Portugal or Spain pls',
    'west africa or an island please',
  ])('is a wish, and ruled out nowhere: “%s”', (line) => expect(excluded(line)).toEqual([]));

  it.each([
    ['Not Spain please', 'ESP'],
    ['please avoid Russia', 'RUS'],
    ['Please, no Russia', 'RUS'],
    ['Please rule out Russia', 'RUS'],
    ['Please, we are banned from Russia', 'RUS'],
    ['anywhere but Spain please', 'ESP'],
    ['nowhere in Spain please', 'ESP'],
  ])('is ruled out by the words before it: “%s”', (line, iso3) => expect(excluded(line)).toEqual([iso3]));
});

describe('a “please” behind a “no”', () => {
  it.each([
    ['No countries where gay marriage is illegal please', 'same-sex-marriage'],
    ['No country that bans gay marriage please', 'same-sex-marriage'],
    ['No country where same-sex marriage is not recognised, please', 'same-sex-marriage'],
    ['No countries where same-sex adoption is banned please', 'same-sex-adoption'],
    ['no ban on gay marriage please', 'same-sex-marriage'],
    ['no gay marriage ban please', 'same-sex-marriage'],
    ['no opposition to gay marriage please', 'same-sex-marriage'],
    ['no places far from the sea please', 'sea'],
    ['please no places far from a mosque', 'mosque'],
    ['please no countries without a church', 'church'],
    ['no long way to church please', 'church'],
  ])('asks for the thing that a place may not lack: “%s”', (line, id) => expect(read(line)).toEqual([id]));

  it.each([
    'no gay marriage please',
    'pls no same-sex unions',
    'no Catholic church nearby please',
    'no church or mosque please',
    'no LGBTQ+ please',
    'no beaches please',
    'no gay marriage, please',
    'please, no gay marriage',
    'no church, please!',
    'no mosque, thanks',
    'no gay marriage thank you',
    'no church within walking distance please',
  ])('asks for none of what follows it: “%s”', (line) => expect(read(line)).toEqual([null]));
});

describe('a “please” or “thanks” behind a comma', () => {
  it.each([
    ['please, no crime', 'violent-crime'],
    ['no crime, please', 'violent-crime'],
    ['no crime, thank you.', 'violent-crime'],
    ['please, no ban on gay marriage', 'same-sex-marriage'],
  ])('changes nothing of what is feared: “%s”', (line, id) => expect(read(line)).toEqual([id]));
});

describe('the only kind of place', () => {
  it.each(['only a big city', 'big cities only', 'exclusively communist states'])(
    'is wished for: “%s”',
    (line) => expect(read(line)).toEqual([null]),
  );

  it.each([
    ['Sharia law only', 'islamic-law'],
    ['only Islamic law', 'islamic-law'],
    ['just a big city', 'big-city'],
    ['just Muslim countries', 'muslim-majority'],
  ])('is none where it is a law, or “just” that is feared: “%s”', (line, id) =>
    expect(read(line)).toEqual([id]),
  );
});

describe('a ban that is asked for', () => {
  it.each([
    'abortion must be illegal',
    'Abortion must not be allowed',
    'gay marriage must be strictly forbidden',
    'must ban gay marriage',
    'homosexuality must be illegal',
  ])('is not read as the fear of one: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    ['abortion is illegal', 'abortion'],
    ['abortion must not be illegal', 'abortion'],
    ['gay marriage must be legal', 'same-sex-marriage'],
  ])('is none in “%s”', (line, id) => expect(read(line)).toEqual([id]));
});

describe('the only weather', () => {
  it.each(['dry heat only', 'hot summers only', 'only cold winters'])('is wished for: “%s”', (line) =>
    expect(read(line)).toEqual([null]),
  );

  it('is feared where it is called extreme', () =>
    expect(read('only extreme heat')).toEqual(['extreme-heat']));
});
