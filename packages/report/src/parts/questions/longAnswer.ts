import type { PlaceView } from '../../place/view.ts';
import { LONGEST_PARAGRAPH } from '../../prose/lengths.ts';
import { bareName } from '../../prose/countryNames.ts';
import { reworded, type Said } from '../../prose/said.ts';
import { wholeWords } from '../../prose/wholeWords.ts';

/** Full stops in numbers and names do not end a sentence. */
export const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** Words that a paragraph may have before an answer is parted, and that a part has at least. */
const MOST_WORDS = LONGEST_PARAGRAPH;
const LEAST_WORDS = 50;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/**
 * An answer that goes from place to place as a paragraph for each, where it is too long for one. A sentence on the place
 * of the one before, or on several, stays with it, and so do those that are short.
 */
export function inParagraphs(said: Said, views: readonly Pick<PlaceView, 'country'>[]): readonly Said[] {
  if (wordsIn(said.text) <= MOST_WORDS) return [said];
  const names = views.map(({ country }) => bareName(country));
  const named = (sentence: string): readonly string[] =>
    names.filter((name) => wholeWords([name], 'u').test(sentence));
  const parts: string[] = [];
  let before: readonly string[] = [];
  for (const sentence of said.text.split(SENTENCES)) {
    const here = named(sentence);
    const [only, ...others] = here;
    const turns = only !== undefined && others.length === 0 && (before.length !== 1 || before[0] !== only);
    const last = parts.at(-1);
    if (last === undefined || (turns && wordsIn(last) >= LEAST_WORDS)) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
    if (here.length > 0) before = here;
  }
  return parts.map((part) => reworded(said, () => part));
}
