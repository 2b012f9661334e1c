import { describe, expect, it } from 'vitest';
import { changeUserSchema } from './accountArea.ts';
import { signupSchema } from './accounts.ts';
import { tidyName } from './personName.ts';

describe('a person’s name', () => {
  it.each([
    ['Ada Byron', 'Ada Byron'],
    ['  Ada ', 'Ada'],
    ['a\u0007b', 'ab'],
    ['Ann\r\nBcc: x', 'Ann Bcc: x'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Ada \u202enoryB', 'Ada noryB'],
    ['\u2067ادا\u2069', 'ادا'],
    ['\u200b Ada\u200b \ufeff', 'Ada'],
    ['Ada \u2764\ufe0f', 'Ada \u2764\ufe0f'],
    ['李', '李'],
    ['', ''],
    ['\u200b', ''],
    ['\u200b \u200b', ''],
    ['\u3164', ''],
    ['\u2800\u00ad', ''],
    ['\u0007', ''],
  ])('is stored from %j as %j', (given, kept) => expect(tidyName(given)).toBe(kept));

  it('is tidied at signup and on change, and counts as missing where nothing is visible', () => {
    const signup = { email: 'ada@example.com', password: 'engine-1-engine' };
    expect(signupSchema.parse({ ...signup, full_name: 'a\u0007b' }).full_name).toBe('ab');
    expect(changeUserSchema.parse({ full_name: 'Ann\r\nBcc: x' }).full_name).toBe('Ann Bcc: x');
    const unseen = { full_name: '\u200b \u200b' };
    expect(signupSchema.safeParse({ ...signup, ...unseen }).error?.issues[0]?.message).toBe(
      'All fields are required',
    );
    expect(changeUserSchema.safeParse(unseen).error?.issues[0]?.message).toBe('Name is required');
  });
});
