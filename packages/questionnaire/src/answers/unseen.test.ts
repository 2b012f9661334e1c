import { expect, it } from 'vitest';
import { isUnseen, tidyEnds } from './unseen.ts';

it.each(['', ' \t\n', '\u00a0\u3000', '\u200b\u2060\ufeff', '\u00ad', '\u2800', '\u202e\u0007'])(
  'sees nothing in %j',
  (text) => {
    expect(isUnseen(text)).toBe(true);
    expect(tidyEnds(text)).toBe('');
  },
);

it('takes what is unseen from both ends, and nothing from between or from a flag', () => {
  const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  expect(tidyEnds('\u200e \ufeffAna\u00a0 Maria\u200b\n')).toBe('Ana\u00a0 Maria');
  expect(tidyEnds(` ${england} `)).toBe(england);
});
