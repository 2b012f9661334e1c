import { describe, expect, it } from 'vitest';
import { quotedDay } from './quotedRemark.ts';

const STORY =
  'I came here in 1994 with one bag, and since then I have worked in the same factory and built a house and brought up three children in it, who are all grown and have their own lives. Now I am tired of November. ';
const DAY =
  'The perfect day begins with sun on the terrace, and we walk before it becomes hot. We eat fish from the market. ';

describe('a good day described at the end of a story', () => {
  it('is quoted from where the day begins', () => {
    expect(quotedDay(`${STORY}${DAY}`, () => false)).toMatch(/^“The perfect day begins with sun/);
  });

  it('ends before the first private sentence, and is not quoted where it is private itself', () => {
    const quoted = quotedDay(`${STORY}${DAY}Then I take my insulin.`, (one) => one.includes('insulin'));
    expect(quoted).toContain('fish from the market');
    expect(quoted).not.toContain('insulin');
    expect(quotedDay(`${STORY}${DAY}`, (one) => one.includes('perfect day'))).toBeNull();
  });

  it('is quoted from its beginning, or not at all, where it is short', () => {
    expect(quotedDay('Quiet streets. I wake up late.', () => false)).toBe('“Quiet streets. I wake up late.”');
    expect(quotedDay('Quiet streets. I wake up late.', (one) => one.includes('late'))).toBeNull();
  });
});
