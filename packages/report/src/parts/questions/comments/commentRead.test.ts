import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { readComment } from './commentRead.ts';

const SPAIN = realAtlas().countries.filter(({ iso3 }) => iso3 === 'ESP');
const views = viewsOf(answersOf({ citizenship: ['CHE'], 'languages-spoken': ['de', 'en'] }));
const read = (text: string) => readComment(text, views).said?.text ?? null;

it('what happened to somebody else asks nothing, unless a wish follows from it', () => {
  expect(
    read('A friend went to Bulgaria and had the tax office ask where his life was for two years.'),
  ).toBeNull();
  expect(read('My father died in a hospital where nobody spoke English.')).toBeNull();
  expect(
    read('My father died in a hospital where nobody spoke English, so I want one where they do.'),
  ).not.toBeNull();
});

it('a remark on buying refers buyers to the chapter on housing, where the law is described', () => {
  const said = (housing: string) =>
    readComment(
      'I want to buy a flat for 250,000.',
      viewsOf(answersOf({ citizenship: ['USA'], 'housing-preference': housing }), SPAIN),
    );
  expect(said('buy-apartment')).toMatchObject({ said: null, chapter: 'Housing' });
  expect(said('rent-apartment').said?.text).toContain('may be bought by foreigners');
});

it('a year of the last century is not a sum of money', () => {
  expect(
    read('I do not want to wait every year in an office like in 1995, I had enough of it.') ?? '',
  ).not.toContain('The sum you name');
  expect(read('Is 1950 a month enough?')).toContain('The sum you name');
});

it('the month of May asks nothing, and “may” does', () => {
  expect(read('My wife works as a nurse from May to September.')).toBeNull();
  expect(read('May my wife work as a nurse there?')).not.toBeNull();
});

it('what is reckoned with is no wish, though people say that it should come', () => {
  expect(
    read('Rent on the house should bring about $2,300 a month, the mortgage is $1,050 of that.'),
  ).toBeNull();
  expect(read('There should be a mosque near the house.')).not.toBeNull();
});
