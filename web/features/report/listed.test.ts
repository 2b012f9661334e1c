import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it('separates questions by their question mark and other names by a semicolon', () => {
  expect(listed([])).toBe('');
  expect(listed(['How old are you?', 'Safety', 'Where do you live now?'])).toBe(
    'How old are you? Safety; Where do you live now?',
  );
});
