import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp', 'HTTPS'])('allows the scheme %s', (scheme) => {
  expect(safeHref(`${scheme}:x`)).toBe(`${scheme}:x`);
});

test.each(['/legal/privacy-policy', '#part', '?q=a:b', 'guide.md', '/a:b', './x:y'])(
  'allows %s, which has no scheme',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.org',
  'tel:+123',
])('refuses %j', (href) => {
  expect(safeHref(href)).toBeNull();
});
