import { expect, test } from 'vitest';
import { splitAtAddresses } from './addresses.ts';

test('a web address in a text is told by the name of its site, and leads to the page', () => {
  expect(splitAtAddresses('Check with https://www.mattilsynet.no/en/animals/dogs first.')).toEqual([
    { words: 'Check with ', address: null },
    { words: 'mattilsynet.no', address: 'https://www.mattilsynet.no/en/animals/dogs' },
    { words: ' first.', address: null },
  ]);
});

test('the full stop behind an address ends the sentence', () => {
  expect(splitAtAddresses('See https://a.gov/x.php?id=7.').at(-1)).toEqual({ words: '.', address: null });
});

test('a text without an address stays as it is', () => {
  expect(splitAtAddresses('Nothing to follow.')).toEqual([{ words: 'Nothing to follow.', address: null }]);
});
