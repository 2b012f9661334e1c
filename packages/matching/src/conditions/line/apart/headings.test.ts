import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const read = (text: string): readonly string[] =>
  readDealBreakers(realAtlas(), text).dealBreakers.map(
    ({ id, ifPossible }) => `${id ?? 'open'}${ifPossible ? '?' : ''}`,
  );

describe('headings in a text of several lines', () => {
  it('set no condition themselves', () => {
    expect(read('Deal breakers:\n* no cold\n* guns')).toEqual(['cold', 'violent-crime']);
    expect(read('NO GOS\n- humidity\n- crime')).toEqual(['humidity', 'violent-crime']);
    expect(read('Things we hate:\nhumidity')).toEqual(['humidity']);
  });

  it('ask for what stands below them', () => {
    expect(read('Must haves:\n- fast internet\n- sea\n- no guns')).toEqual([
      'internet',
      'sea',
      'violent-crime',
    ]);
  });

  it('are read with and without a colon', () => {
    expect(read('I need\nsun\nsea\nI don’t need\nheat\nI don’t want\nhumidity')).toEqual([
      'sunshine',
      'sea',
      'open',
      'humidity',
    ]);
    expect(read('must be:\n- safe\nmust not be:\n- humid places')).toEqual(['violent-crime', 'humidity']);
  });

  it('rule nothing out by what is only wished for or liked', () => {
    expect(read('Nice to have:\n- beach\n- no humidity')).toEqual(['sea?', 'humidity?']);
    expect(read('Pros:\nheat\nCons:\ncold')).toEqual(['open', 'cold']);
    expect(read('We love:\n- heat')).toEqual(['open']);
  });

  it('leave countries that are liked, and weigh plus against minus', () => {
    const { excluded } = readDealBreakers(realAtlas(), 'Prefer\nPortugal\nSpain\nNot\nFrance');
    expect(excluded.map(({ iso3 }) => iso3)).toEqual(['FRA']);
    expect(read('OK with:\n- hot weather')).toEqual(['open']);
    expect(read('+ hot weather\n- cold')).toEqual(['open', 'cold']);
    expect(read('✗ humidity\n✓ heat')).toEqual(['humidity', 'open']);
  });

  it('ask for either where an “or” stands', () => {
    expect(read('Must have:\n- beach or mountains\n- fast internet')).toEqual(['open', 'internet']);
    expect(read('Must have: fast internet, beach or lake')).toEqual(['internet', 'open']);
  });

  it('hold up to an empty line', () => {
    expect(read('Bonus:\n- beach\n\nno humidity')).toEqual(['sea?', 'humidity']);
  });

  it('rule nothing out below “Wishes”, with a colon or without', () => {
    expect(read('Deal breakers\n- winters below -10C\nWishes\n- hot summers\n- a beach')).toEqual([
      'freezing-winters',
      'open',
      'sea?',
    ]);
    expect(read('Wishes:\nheat')).toEqual(['open']);
  });

  it('are none without a line below', () => {
    expect(read('no guns\navoid')).toEqual(['violent-crime', 'open']);
    expect(read('Cold')).toEqual(['cold']);
    expect(read('Yes\nno cold')).toEqual(['open', 'cold']);
  });
});
