import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';
import { linesOf } from '../apart/groups.ts';
import { isRemark, reasonApart } from './remarks.ts';

const atlas = realAtlas();
const read = (text: string, about = {}) =>
  readDealBreakers(atlas, text, about).dealBreakers.map(({ id, text: said }) => [id, said]);

describe('a sentence that only speaks of the condition before it', () => {
  it.each([
    'Nothing else matters as much as that',
    'That’s why we leave Poland!',
    'This is our main reason',
    'New Jersey cold is OK',
    'I mean it.',
    'And that is that',
  ])('is none itself: "%s"', (line) => {
    expect(isRemark(line)).toBe(true);
  });

  it.each([
    'Nothing but rain',
    'That is why no country at war',
    'No snow is fine',
    'It must be the sea',
    'Nobody speaks English',
    'Sorry, no dictatorships',
  ])('stays a condition where it may set one: "%s"', (line) => {
    expect(isRemark(line)).toBe(false);
  });

  it('stands with the condition in the customer’s words, and is none to give up', () => {
    const text =
      'Robberies with guns. Nothing else matters as much as that.\nWinters like Minneapolis. New Jersey cold is OK.';
    expect(read(text)).toEqual([
      ['violent-crime', 'Robberies with guns. Nothing else matters as much as that'],
      ['freezing-winters', 'Winters like Minneapolis. New Jersey cold is OK'],
    ]);
    expect(linesOf(text)).toEqual(['Robberies with guns', 'Winters like Minneapolis']);
  });

  it('is kept as a line of its own where none stands before it', () => {
    expect(read('Families with two mothers are fine')).toEqual([
      [null, 'Families with two mothers are fine'],
    ]);
  });
});

describe('the reason that follows a condition', () => {
  it.each([
    [
      'If the state pension gets frozen I’m not going, my mate Roy in Thailand lost a fortune',
      'frozen-pension',
      { home: 'GBR' },
    ],
    [
      'Not somewhere the kids start school in a whole new language, Althea is already in Grade 10',
      'own-school-language',
      {},
    ],
    ['No country where homosexuality is illegal, we are two women', 'lgbt', {}],
  ])('does not keep it from being read: "%s"', (line, id, about) => {
    expect(read(line, about)).toEqual([[id, line]]);
  });

  it.each([
    'No winters below freezing, the sea within one hour',
    'No snow, but my wife would accept a little',
    'A place by the sea, my wife must have a garden',
    'No big cities',
  ])('is none where it may ask for something itself: "%s"', (line) => {
    expect(reasonApart(line)).toBeNull();
  });

  it('is none where it is read as a condition itself', () => {
    expect(read('Some rule or other, women are treated badly')).toEqual([
      [null, 'Some rule or other'],
      ['misogyny', 'women are treated badly'],
      ['womens-liberties', 'women are treated badly'],
    ]);
  });
});

describe('what belongs together', () => {
  it('is not parted inside brackets, and is before what somebody will not do', () => {
    expect(
      read(
        'We need a church, and Grace will not live where women are treated badly (2 years in Jeddah, never again)',
      ).map(([id]) => id),
    ).toEqual(['church', 'misogyny', 'womens-liberties']);
    expect(linesOf('Qatar (too hot, never again)')).toEqual(['Qatar (too hot, never again)']);
  });
});

describe('the full stop of a short form', () => {
  it.each([
    ['more than 12 hours flight (incl. stops), war', 2],
    ['Rent max. 1,200 USD for one bedroom. No war', 2],
    ['Cold (I hate it. Really), no floods', 2],
  ])('ends no condition: "%s"', (text, count) => {
    expect(read(text)).toHaveLength(count);
  });

  it('leaves the hours between flights open, which no distance tells', () => {
    const [flight] = readDealBreakers(
      atlas,
      'more than 12 hours flight from Melbourne (incl. stops)',
    ).dealBreakers;
    expect(flight).toMatchObject({ id: 'flight', unread: ['the hours between flights'] });
    expect(
      readDealBreakers(atlas, 'more than 12 hours flight from Melbourne').dealBreakers[0]?.unread,
    ).toBeUndefined();
  });
});

describe('a direct flight beside hours of flight', () => {
  it('is left open, and takes nothing from the hours', () => {
    const line = 'more than 3 hrs by plane from Warsaw or no direct flight to Poland';
    expect(readDealBreakers(atlas, line).dealBreakers).toMatchObject([
      { id: 'flight', limit: 3, unread: ['no direct flight to Poland'] },
    ]);
  });
});

describe('a flat by its rooms', () => {
  it.each([
    ['rent above 1200 usd for 2 rooms', 'rent'],
    ['rent above 1200 usd for a 3-room flat', 'rent-2bed'],
    ['rent above 1200 usd for 2 bedrooms', 'rent-2bed'],
    ['rent above 400 usd for a room', 'rent-room'],
  ])('counts the living room where it is told so: "%s"', (line, id) => {
    expect(readDealBreakers(atlas, line, { home: 'POL' }).dealBreakers[0]?.id).toBe(id);
  });
});

describe('a refusal after a dash', () => {
  it('is the reason of the condition, and what somebody can do in spite of it takes nothing back', () => {
    const [first, ...more] = read(
      "having to learn a new language - we won't at our age but can manage some phrases",
    );
    expect([first?.[0], more]).toEqual(['own-languages', []]);
    expect(reasonApart('rents over 900 - we won’t pay that but more than 700 is fine')).toBeNull();
  });
});
