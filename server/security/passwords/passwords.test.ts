import { PASSWORD_MIN_LENGTH } from '@global-fit/contract/password';
import { expect, it } from 'vitest';
import { commonPasswords, isCommonPassword } from './commonPasswords.ts';
import { refuseGuessable } from './guessable.ts';
import { COMMON_WORDS, CONTEXT_WORDS, NAMES } from './words.ts';

it('lists more than three thousand passwords, all long enough to be chosen, and finds each', () => {
  const some = new Set<string>();
  let count = 0;
  for (const password of commonPasswords()) {
    count += 1;
    if (count <= 3_000 || count % 997 === 0) some.add(password);
    if (count > 400_000) break;
  }
  expect(some.size).toBeGreaterThan(3_000);
  expect([...some].filter((one) => one.length < PASSWORD_MIN_LENGTH || one !== one.toLowerCase())).toEqual(
    [],
  );
  expect([...some].filter((one) => !isCommonPassword(one))).toEqual([]);
});

it('is searched without a noticeable delay', () => {
  isCommonPassword('');
  const started = performance.now();
  for (let n = 0; n < 50; n += 1) isCommonPassword(`${n}`.padEnd(128, 'ab'));
  expect((performance.now() - started) / 50).toBeLessThan(20);
});

// The first entries of leaked-password lists that satisfy the length rule, written down independently of our rules.
it.each(
  `password password1 password123 12345678 123456789 1234567890 qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx iloveyou princess
  sunshine football baseball superman trustno1 welcome1 letmein1 abc12345 abcd1234 11111111 00000000 87654321 987654321
  88888888 12341234 asdfghjkl asdf1234 qwer1234 zaq12wsx p@ssw0rd passw0rd p@ssword Passw0rd! Password1! Welcome123
  admin123 administrator changeme starwars whatever computer michelle jennifer jessica1 liverpool charlie1 butterfly
  chocolate summer2024 Winter2025! ashley123 qwertyui aaaaaaaa 123123123 147258369 789456123 19841984 12121212 monkey123
  dragon123 master123 shadow123 iloveyou1 babygirl pokemon1 samsung1 google123 internet azertyuiop motdepasse passwort1
  01011990 19900101 25121985 globalfit GlobalFit2026 global-fit relocation expat2025 passport1`.split(/\s+/),
)('finds %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse battery',
  'a kettle, a fern and a drum',
  'difference-engine-2',
  'Tr0ub4dor&3',
  'wbqfhu3x',
])('does not list %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('has no duplicates and no capitals', () => {
  for (const word of [...CONTEXT_WORDS, ...COMMON_WORDS, ...NAMES]) expect(word).toBe(word.toLowerCase());
});

it('refuses parts of the person’s details, in any spelling', () => {
  const ada = { email: 'countess.ada@example.org', fullName: 'Ada Lovelace' };
  for (const password of [
    'Ada Lovelace',
    'adalovelace',
    'countess.ada',
    'COUNTESS-ADA',
    'countess.ada@example.org',
  ]) {
    expect(() => refuseGuessable(password, 'password', ada)).toThrow('Validation Error');
    expect(() => refuseGuessable(password, 'password')).not.toThrow();
  }
  expect(() => refuseGuessable('ada lovelace wrote it', 'password', ada)).not.toThrow();
});
