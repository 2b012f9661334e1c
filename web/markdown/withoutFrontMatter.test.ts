import { expect, test } from 'vitest';
import { withoutFrontMatter } from './withoutFrontMatter.ts';

test('removes front matter, and nothing else', () => {
  expect(withoutFrontMatter('---\nreport: a\n---\n\n# Title\n\n---\n')).toBe('# Title\n\n---\n');
  expect(withoutFrontMatter('---\n---\nText')).toBe('Text');
  expect(withoutFrontMatter('# Title\n---\na\n---\n')).toBe('# Title\n---\na\n---\n');
  expect(withoutFrontMatter('---\nnever closed')).toBe('---\nnever closed');
});
