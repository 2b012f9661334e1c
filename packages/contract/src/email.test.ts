import { expect, it } from 'vitest';
import { emailSchema, loginFormSchema } from './accounts.ts';
import { tidyEmail } from './email.ts';

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
