import { describe, expect, it } from 'vitest';
import { article, counted, inSentence, list, monthSpans, numberWord, plural, possessive } from './english.ts';

describe('article', () => {
  it.each([
    ['engineer', 'an'],
    ['retiree', 'a'],
    ['university', 'a'],
    ['hour', 'an'],
    ['EU citizen', 'an'],
    ['European citizen', 'a'],
    ['US family', 'a'],
    ['umbrella', 'an'],
    ['one-bedroom flat', 'a'],
    ['honest answer', 'an'],
    ['MRI scan', 'an'],
  ])('before %s is %s', (word, expected) => {
    expect(article(word)).toBe(expected);
  });
});

describe('counting', () => {
  it('spells small numbers and groups large ones', () => {
    expect([numberWord(0), numberWord(7), numberWord(20), numberWord(21), numberWord(12_500)]).toEqual([
      'no',
      'seven',
      'twenty',
      '21',
      '12,500',
    ]);
  });

  it('agrees in number', () => {
    expect([
      counted(1, 'child', 'children'),
      counted(3, 'child', 'children'),
      plural(1, 'day'),
      plural(90, 'day'),
    ]).toEqual(['one child', 'three children', '1 day', '90 days']);
  });
});

describe('inSentence', () => {
  it('keeps the capital of a religion, as of a language', () => {
    expect(['Muslim population', 'Rule of law'].map(inSentence)).toEqual([
      'Muslim population',
      'rule of law',
    ]);
  });
});

describe('list', () => {
  it('joins with commas and a final conjunction', () => {
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
  });

  it('puts a comma before the conjunction where an item contains one', () => {
    expect(list(['lower taxes', 'peace and quiet'])).toBe('lower taxes, and peace and quiet');
    expect(list(['Serbia', 'Bosnia and Herzegovina', 'Croatia'])).toBe(
      'Serbia, Bosnia and Herzegovina, and Croatia',
    );
  });
});

describe('words in a sentence', () => {
  it('lower-cases a label but keeps acronyms', () => {
    expect([inSentence('By the sea'), inSentence('LGBTQ+ rights'), inSentence('I have not decided')]).toEqual(
      ['by the sea', 'LGBTQ+ rights', 'I have not decided'],
    );
  });

  it('forms the possessive', () => {
    expect([possessive('Ana'), possessive('Jens')]).toEqual(['Ana’s', 'Jens’']);
  });
});

describe('months in a row', () => {
  it.each([
    [[9, 10, 11, 0, 1, 2, 3, 4], 'October to May'],
    [[2, 3, 9, 10], 'March to April and October to November'],
    [[6], 'July'],
  ])('%j', (months, expected) => {
    expect(monthSpans(months)).toBe(expected);
  });
});
