import { describe, expect, it } from 'vitest';
import { asParagraphs, LONGEST_PARAGRAPH, printedSentences, withShortSentences, wordsIn } from './lengths.ts';
import { given, words } from './said.ts';

const many = (n: number): string => Array.from({ length: n }, (_, i) => `word${i}`).join(' ');

describe('a sentence that is too long', () => {
  const short = (text: string): string => withShortSentences(words(text)).text;

  it('is parted at the semicolon nearest to its middle, as often as it takes', () => {
    expect(short(`One ${many(8)}; two ${many(24)}; three ${many(14)}.`)).toBe(
      `One ${many(8)}; two ${many(24)}. Three ${many(14)}.`,
    );
    const parts = printedSentences(short(`One ${many(40)}; two ${many(40)}; three ${many(40)}.`));
    expect(parts.map((part) => part.split(' ')[0])).toEqual(['One', 'Two', 'Three']);
  });

  it('is parted at a “but” before a subject where no semicolon joins its clauses', () => {
    expect(short(`One ${many(30)}, but that ${many(20)}.`)).toBe(`One ${many(30)}. But that ${many(20)}.`);
    expect(short(`One ${many(30)}, but not ${many(20)}.`)).not.toContain('But');
  });

  it('stays whole where only a bracket or the customer’s words hold a semicolon, or a part would be no sentence', () => {
    for (const text of [
      `One ${many(30)} (here; there ${many(20)}) more.`,
      `One “here; there ${many(60)}” more.`,
      `One ${many(50)}; and so on.`,
    ])
      expect(short(text)).toBe(text);
  });

  it('keeps what it rests on, and a short one its semicolon', () => {
    const long = given(words(`One ${many(30)}; two ${many(30)}.`), 'a:PRT');
    expect(withShortSentences(long).facts).toEqual(['a:PRT']);
    expect(short('One here; two there.')).toBe('One here; two there.');
  });
});

describe('a paragraph that is too long', () => {
  const long = Array.from({ length: 9 }, (_, i) => `Sentence${i} ${many(19)}.`).join(' ');

  it('is parted between sentences into parts of about one length', () => {
    const parts = asParagraphs(words(long)).map(({ text }) => text);
    expect(parts.length).toBe(2);
    expect(parts.join(' ')).toBe(long);
    for (const part of parts) expect(wordsIn(part)).toBeLessThanOrEqual(LONGEST_PARAGRAPH);
  });

  it('begins with no sentence that leans on the one before', () => {
    const leaning = long.replace('Sentence4', 'That').replace('Sentence5', 'Other');
    expect(asParagraphs(words(leaning))[1]?.text).not.toMatch(/^That/);
  });
});
