import { expect, test } from 'vitest';
import { withoutTitle } from './withoutTitle.ts';

test('removes a first heading equal to the title, with the blank lines after it', () => {
  expect(withoutTitle('# Pet Relocation Guide\n\n\nText\n\nMore', 'Pet relocation GUIDE')).toBe(
    'Text\n\nMore',
  );
  expect(withoutTitle('# Pet Relocation Guide', 'Pet Relocation Guide')).toBe('');
  expect(withoutTitle('# Title\r\n\r\nText', 'Title')).toBe('Text');
});

test.each([
  ['another heading', '# Pets\n\nText'],
  ['a second-level heading', '## Title\n\nText'],
  ['a heading further down', '\n# Title\n\nText'],
  ['plain text', 'Title\n\nText'],
])('keeps %s', (_what, text) => {
  expect(withoutTitle(text, 'Title')).toBe(text);
});
