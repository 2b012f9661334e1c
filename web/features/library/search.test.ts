import { expect, test } from 'vitest';
import { guides } from '#features/guides/guides.ts';
import { categoriesOf, found } from './search.ts';

const ids = (text: string, category = '') => found(guides, text, category).map(({ id }) => id);

test('searches title, description and tags, ignoring case', () => {
  expect(ids('PET')).toEqual(['pets']);
  expect(ids('right to stay')).toEqual(['basics']);
  expect(ids('Quarantine')).toEqual(['pets']);
});

test.each([
  ['pet', 'pets'],
  ['dog', 'dogs'],
  ['cat', 'cats'],
  ['visa', 'visas'],
  ['tax', 'taxes'],
  ['school', 'schools'],
  ['doctor', 'doctors'],
])('finds the same guides for one %s and for many', (one, many) => {
  expect(ids(many)).not.toEqual([]);
  expect(ids(many).every((id) => ids(one).includes(id))).toBe(true);
});

test('an empty or blank text matches everything', () => {
  expect(ids('')).toHaveLength(4);
  expect(ids('   ')).toHaveLength(4);
});

test('a category narrows the results', () => {
  expect(ids('', 'Family')).toEqual(['pets', 'youngsters']);
  expect(ids('insurance', 'Family')).toEqual([]);
});

test('the guides belong to the three categories of the library', () => {
  expect(categoriesOf(guides)).toEqual(['Getting Started', 'Healthcare', 'Family']);
});
