import { expect, test } from 'vitest';
import { withoutFrontMatter } from './withoutFrontMatter.ts';

test('front matter is cut, and only front matter', () => {
  expect(withoutFrontMatter('---\nreport: a\n---\n\n# Title\n\n---\n')).toBe('# Title\n\n---\n');
  expect(withoutFrontMatter('---\n---\nText')).toBe('Text');
  expect(withoutFrontMatter('# Title\n---\na\n---\n')).toBe('# Title\n---\na\n---\n');
  expect(withoutFrontMatter('---\nnever closed')).toBe('---\nnever closed');
});
