import { expect, it } from 'vitest';
import { emailSchema, loginFormSchema } from './accounts.ts';
import { EMAIL, tidyEmail } from './email.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['  ada@example.com\n', 'ada@example.com'],
  ['\u200b\u2066ada@example.com\u2069\u00a0', 'ada@example.com'],
  ['\ufeff', ''],
  ['a\u200bda@example.com', 'a\u200bda@example.com'],
])('tidyEmail turns %j into %j', (given, meant) => expect(tidyEmail(given)).toBe(meant));

it('every form stores and compares the tidied address', () => {
  expect(emailSchema('missing').parse('\u200bADA@example.com ')).toBe('ada@example.com');
  expect(loginFormSchema.parse({ username: 'ada@example.com\u200b', password: 'x' }).username).toBe(
    'ada@example.com',
  );
});

it.each(["o'neill+list@mail.example.org", 'a@b.co', '_@example.com', 'first.last-name@ex-ample.museum'])(
  '%s is an address',
  (text) => expect(EMAIL.test(text)).toBe(true),
);

it.each([
  'a@b.c',
  'a@localhost',
  'a@-b.example',
  'a@b..example',
  'a@[127.0.0.1]',
  '.a@b.example',
  'a..b@c.example',
  "a'@b.example",
  'a b@c.example',
  'a@b.example>',
  'a@b.example,c@d.example',
  'a@b.example\nBcc: c@d.example',
  'a@b.example\n',
  'ä@b.example',
  '@b.example',
])('%j is none', (text) => expect(EMAIL.test(text)).toBe(false));
