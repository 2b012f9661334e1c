import { expect, test } from 'vitest';
import { guides } from '#features/guides/guides.ts';
import { categoriesOf, found } from './search.ts';

const ids = (text: string, category = '') => found(guides, text, category).map(({ id }) => id);

test('finds in title, description and tags, ignoring case', () => {
  expect(ids('PET')).toEqual(['pets']);
  expect(ids('right to stay')).toEqual(['basics']);
  expect(ids('Quarantine')).toEqual(['pets']);
});

test('an empty or blank text finds all', () => {
  expect(ids('')).toHaveLength(4);
  expect(ids('   ')).toHaveLength(4);
});

test('a category narrows what the text finds', () => {
  expect(ids('', 'Family')).toEqual(['pets', 'youngsters']);
  expect(ids('insurance', 'Family')).toEqual([]);
});

test('the four guides stand in the categories of the library', () => {
  expect(categoriesOf(guides)).toEqual(['Getting Started', 'Healthcare', 'Family']);
});
