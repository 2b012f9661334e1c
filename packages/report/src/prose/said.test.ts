import { describe, expect, it } from 'vitest';
import { settled } from './alternatives.ts';
import { comparedWords, levelOf, relation, sideOf } from './comparison.ts';
import {
  basisOf,
  because,
  claiming,
  firstOf,
  flow,
  given,
  givenWhere,
  reworded,
  say,
  words,
} from './said.ts';

describe('say', () => {
  it('carries the basis of every part, each once', () => {
    const said = say`${because(words('You'), 'age')} and ${given(because(words('they'), 'age', 'citizenship'), 'rent:1')}.`;
    expect(said).toMatchObject({ text: 'You and they.', answers: ['age', 'citizenship'], facts: ['rent:1'] });
  });

  it('joins sentences and leaves out what is missing', () => {
    expect(flow(words('One.'), null, words(''), words('Two.')).text).toBe('One. Two.');
  });

  it('begins every further sentence with a capital', () => {
    expect(flow(words('One.'), words('the Netherlands is two.')).text).toBe('One. The Netherlands is two.');
    expect(flow(words('Washington D.C.'), words('is far.')).text).toBe('Washington D.C. is far.');
  });

  it('gives blocks a basis without empty lists', () => {
    expect(basisOf(words('x'))).toEqual({ answers: [], facts: [] });
    expect(basisOf(claiming(words('x'), { says: 'low', fact: 'a:PRT' })).claims).toHaveLength(1);
  });
});

describe('alternatives', () => {
  const turns = (): { next: (key: string, count: number) => number } => {
    const used = new Map<string, number>();
    return {
      next(key, count) {
        const n = used.get(key) ?? 0;
        used.set(key, n + 1);
        return n % count;
      },
    };
  };

  it('become one of their wordings, and the next one at the next use', () => {
    const order = turns();
    const text = words('It is [rarely|seldom] wet and [rarely|seldom] cold.');
    expect(settled(text, order).text).toBe('It is rarely wet and seldom cold.');
  });

  it('get a capital where they begin a sentence', () => {
    expect(settled(words('It is wet. [the sea|a lake] is near.'), turns()).text).toBe(
      'It is wet. The sea is near.',
    );
  });

  it('carry no source of a wording that was not chosen', () => {
    const picking = (...picks: number[]): { next: () => number } => ({ next: () => picks.shift() ?? 0 });
    const rent = given(words('the rent'), 'rent:1');
    const city = given(words('Lyon'), 'city:2');
    const offered = because(say`[Ask for ${rent}|Look at [${city}|it]]${given(words(''), 'a:FRA')}.`, 'age');
    const rentAsked = { ...words('Ask for the rent.'), answers: ['age'], facts: ['a:FRA', 'rent:1'] };
    expect(settled(offered, picking(0, 0))).toEqual(rentAsked);
    expect(settled(offered, picking(1, 1))).toEqual({ ...rentAsked, text: 'Look at it.', facts: ['a:FRA'] });
    expect(settled(flow(words('One.'), offered), picking(0, 1))).toMatchObject({
      text: 'One. Look at Lyon.',
      facts: ['a:FRA', 'city:2'],
    });
  });

  it('rest on a place only where they name it', () => {
    const offered = givenWhere(words('[In Lyon ask twice|Ask once]: Lyon or not.'), 'Lyon', 'city:2');
    expect(offered.text.length).toBeGreaterThan(0);
    const only = givenWhere(words('[In Lyon ask twice|Ask once].'), 'Lyon', 'city:2');
    const order = turns();
    expect(settled(only, order)).toMatchObject({ text: 'In Lyon ask twice.', facts: ['city:2'] });
    expect(settled(only, order)).toMatchObject({ text: 'Ask once.', facts: [] });
    expect(settled(offered, order).facts).toEqual(['city:2']);
  });

  it('leave no mark where one wording alone was left of them', () => {
    const rent = given(words('900 dollars'), 'rent:1');
    const left = reworded(say`[Rent is ${rent}|It is dear]`, () => 'Rent is 900 dollars\uE001');
    expect(settled(left, turns())).toEqual({ ...words('Rent is 900 dollars'), facts: ['rent:1'] });
  });

  it('leave brackets without a bar alone', () => {
    expect(settled(words('a [b] c'), turns()).text).toBe('a [b] c');
  });
});

describe('comparison words', () => {
  it.each([
    [0.2, 'a quarter or less of the level', 'less'],
    [0.67, 'about a third less than', 'less'],
    [1, 'the same as', 'same'],
    [1.25, 'about a quarter more than', 'more'],
    [2, 'about twice the level', 'more'],
    [9, 'more than four times the level', 'more'],
  ] as const)('%d is "%s"', (ratio, expected, way) => {
    expect(comparedWords(ratio)).toBe(expected);
    expect(relation(ratio)).toBe(way);
  });

  it('never call anything low above the median, or high below it', () => {
    const steps = Array.from({ length: 201 }, (_, i) => i / 2);
    const wrong = steps.filter(
      (percentile) => sideOf(levelOf(percentile)) === (percentile > 50 ? 'low' : 'high'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the first of several rules', () => {
  it('is used, whatever later ones would say', () => {
    const even = (n: number) => (n % 2 === 0 ? words('even') : null);
    const large = (n: number) => (n > 10 ? words('large') : null);
    expect(firstOf([even, large], 12)?.text).toBe('even');
    expect(firstOf([even, large], 13)?.text).toBe('large');
    expect(firstOf([even, large], 3)).toBeNull();
  });
});
