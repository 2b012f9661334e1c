import { capitalised } from '@global-fit/atlas/letters';
import { reworded, type Said } from './said.ts';

/** The most words of a sentence, and of a paragraph, that are read without going back; the customer’s own words apart. */
export const LONGEST_SENTENCE = 45;
export const LONGEST_PARAGRAPH = 100;

/** The fewest words that stand as a sentence of their own. */
const LEAST = 5;

/** Between sentences: a full stop within a number or a name ends none. */
const BETWEEN = /(?<=[.!?][”)]?)\s+(?=\p{Lu})/u;
const QUOTED = /“[^”]*”/g;

/** Words of a text, each quotation counted as one: nobody can shorten what the customer wrote. */
export const wordsIn = (text: string): number =>
  text.replace(QUOTED, 'quoted').split(/\s+/).filter(Boolean).length;

/** The sentences of a text. A quotation belongs to the sentence around it. */
export function sentencesOf(text: string): readonly string[] {
  const kept: string[] = [];
  const hidden = text.replace(QUOTED, (quote) => `“${kept.push(quote) - 1}”`);
  return hidden
    .split(BETWEEN)
    .map((sentence) => sentence.replace(/“(\d+)”/g, (_, at: string) => kept[Number(at)] ?? ''));
}

/** Where two clauses meet: at a semicolon; else at a "but" before a subject, with which a sentence may begin. */
const JOINTS = [
  /; (?=\p{L})/gu,
  /, (?=but (?:that|this|it|they|there|you|your|our|the|no|what)\b)/gu,
] as const;

/** Where a sentence may be parted, quotations and brackets left out; none where both parts would not be sentences. */
function jointsIn(sentence: string): readonly number[] {
  const plain = sentence.replace(/“[^”]*”|\([^()]*\)/g, (part) => 'x'.repeat(part.length));
  const stands = (at: number): boolean =>
    wordsIn(sentence.slice(0, at)) >= LEAST && wordsIn(sentence.slice(at + 1)) >= LEAST;
  const found = JOINTS.map((joint) =>
    [...plain.matchAll(joint)].map(({ index }) => index).filter((at) => stands(at)),
  );
  return found.find((ats) => ats.length > 0) ?? [];
}

/** A sentence that is too long as two or more, parted at the joint nearest to its middle. */
function parted(sentence: string): string {
  if (wordsIn(sentence) <= LONGEST_SENTENCE) return sentence;
  const middle = sentence.length / 2;
  const [at] = jointsIn(sentence).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (at === undefined) return sentence;
  return `${parted(`${sentence.slice(0, at)}.`)} ${parted(capitalised(sentence.slice(at + 2)))}`;
}

/** A text without sentences that nobody reads to their end: each is parted where two of its clauses meet. */
export function withShortSentences<Text extends Said>(said: Text): Said {
  const long = wordsIn(said.text) > LONGEST_SENTENCE;
  return long ? reworded(said, (text) => sentencesOf(text).map(parted).join(' ')) : said;
}

/** A sentence that leans on the one before it, so that no paragraph begins with it. */
const LEANS =
  /^(?:That|This|It|Its|They|Their|These|Those|He|She|His|Her|Both|Neither|So|But|And|The same|Here|Beside|Where)\b/;

/** A text as paragraphs, none too long: sentences stay whole, and one that leans on another stays with it. */
export function asParagraphs(said: Said): readonly Said[] {
  const short = withShortSentences(said);
  const total = wordsIn(short.text);
  if (total <= LONGEST_PARAGRAPH) return [short];
  const count = Math.ceil(total / LONGEST_PARAGRAPH);
  const fair = total / count;
  const parts: string[] = [];
  for (const sentence of sentencesOf(short.text)) {
    const last = parts.at(-1);
    const words = last === undefined ? 0 : wordsIn(last);
    const full = words + wordsIn(sentence) > LONGEST_PARAGRAPH;
    const turns = parts.length < count && words + wordsIn(sentence) / 2 >= fair && !LEANS.test(sentence);
    if (last === undefined || full || turns) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
  }
  return parts.map((part) => reworded(short, () => part));
}
