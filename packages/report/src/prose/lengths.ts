import { capitalised } from '@global-fit/atlas/letters';
import { reworded, type Said } from './said.ts';

/** The most words of a sentence, and of a paragraph, that can be read at one go, not counting the customer’s own. */
export const LONGEST_SENTENCE = 45;
export const LONGEST_PARAGRAPH = 100;

/** The fewest words that can stand alone as a sentence. */
const LEAST = 5;

/** The space between sentences; a full stop within a number or a name ends no sentence. */
const BETWEEN = /(?<=[.!?][”)]?)\s+(?=\p{Lu})/u;
const QUOTED = /“[^”]*”/g;

/** The number of words in a text. A quotation counts as one, since nobody can shorten what the customer wrote. */
export const wordsIn = (text: string): number =>
  text.replace(QUOTED, 'quoted').split(/\s+/).filter(Boolean).length;

/** The sentences of a text that the report prints. A quotation belongs to the sentence around it. */
export function printedSentences(text: string): readonly string[] {
  const kept: string[] = [];
  const hidden = text.replace(QUOTED, (quote) => `“${kept.push(quote) - 1}”`);
  return hidden
    .split(BETWEEN)
    .map((sentence) => sentence.replace(/“(\d+)”/g, (_, at: string) => kept[Number(at)] ?? ''));
}

/** Where two clauses meet: at a semicolon, else at a "but" with a subject after it, which may begin a sentence. */
const JOINTS = [
  /; (?=\p{L})/gu,
  /, (?=but (?:that|this|it|they|there|you|your|our|the|no|what)\b)/gu,
] as const;

/** Positions outside quotations and brackets where a sentence may be split, so that both parts can stand alone. */
function jointsIn(sentence: string): readonly number[] {
  const plain = sentence.replace(/“[^”]*”|\([^()]*\)/g, (part) => 'x'.repeat(part.length));
  const stands = (at: number): boolean =>
    wordsIn(sentence.slice(0, at)) >= LEAST && wordsIn(sentence.slice(at + 1)) >= LEAST;
  const found = JOINTS.map((joint) =>
    [...plain.matchAll(joint)].map(({ index }) => index).filter((at) => stands(at)),
  );
  return found.find((ats) => ats.length > 0) ?? [];
}

/** Splits a sentence that is too long, at the joint nearest to its middle, until no part is. */
function parted(sentence: string): string {
  if (wordsIn(sentence) <= LONGEST_SENTENCE) return sentence;
  const middle = sentence.length / 2;
  const [at] = jointsIn(sentence).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return sentence;
  return `${parted(`${sentence.slice(0, at)}.`)} ${parted(capitalised(sentence.slice(at + 2)))}`;
}

/** Splits the sentences of a text that are too long, where their clauses meet. */
export function withShortSentences<Text extends Said>(said: Text): Said {
  const long = wordsIn(said.text) > LONGEST_SENTENCE;
  return long ? reworded(said, (text) => printedSentences(text).map(parted).join(' ')) : said;
}

/** The beginning of a sentence that refers to the one before it, so that no paragraph may begin with it. */
const LEANS =
  /^(?:That|This|It|Its|They|Their|These|Those|He|She|His|Her|Both|Neither|So|But|And|The same|Here|Beside|Where)\b/;

/**
 * Divides a text into paragraphs of bounded length. Sentences stay whole, and one that refers to another stays with
 * it.
 */
export function asParagraphs(said: Said): readonly Said[] {
  const short = withShortSentences(said);
  const total = wordsIn(short.text);
  if (total <= LONGEST_PARAGRAPH) return [short];
  const count = Math.ceil(total / LONGEST_PARAGRAPH);
  const fair = total / count;
  const parts: string[] = [];
  for (const sentence of printedSentences(short.text)) {
    const last = parts.at(-1);
    const words = last === undefined ? 0 : wordsIn(last);
    const full = words + wordsIn(sentence) > LONGEST_PARAGRAPH;
    const turns = parts.length < count && words + wordsIn(sentence) / 2 >= fair && !LEANS.test(sentence);
    if (last === undefined || full || turns) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
  }
  return parts.map((part) => reworded(short, () => part));
}
