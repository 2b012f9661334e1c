import { expect, test } from 'vitest';
import { splitAtAddresses } from './addresses.ts';

test('a web address in a text becomes the name of its site, linked to the page', () => {
  expect(splitAtAddresses('Check with https://www.mattilsynet.no/en/animals/dogs first.')).toEqual([
    { words: 'Check with ', address: null },
    { words: 'mattilsynet.no', address: 'https://www.mattilsynet.no/en/animals/dogs' },
    { words: ' first.', address: null },
  ]);
});

test('a full stop after an address belongs to the sentence', () => {
  expect(splitAtAddresses('See https://a.gov/x.php?id=7.').at(-1)).toEqual({ words: '.', address: null });
});

test('a text without an address is unchanged', () => {
  expect(splitAtAddresses('Nothing to follow.')).toEqual([{ words: 'Nothing to follow.', address: null }]);
});
