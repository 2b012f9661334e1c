import { anyOf } from '@global-fit/matching/anyOf';
import { asSentence, quoted } from './readings.ts';

/** Characters up to which a remark is quoted in full. */
const MOST = 280;
/** A sentence addressed to us. */
const ASKS_US =
  /\?|\b(?:please|tell (?:me|us)|look at|explain|we would like to know|I would like to know)\b/i;
const CUT = '…';

const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) /);

/** A remark as a quotation. A long one is cut from its end, but keeps its questions. */
export function quotedRemark(text: string): string {
  const sentences = sentencesIn(text);
  if (!sentences.some((one) => ASKS_US.test(one))) return asSentence(quoted(text, MOST));
  const kept = sentences.map((sentence) => ({ sentence, left: false }));
  const length = (): number =>
    kept.reduce((sum, { sentence, left }) => sum + (left ? CUT.length : sentence.length) + 1, 0);
  for (const one of kept.toReversed()) if (length() > MOST && !ASKS_US.test(one.sentence)) one.left = true;
  const told = kept
    .map(({ sentence, left }) => (left ? CUT : sentence))
    .filter((one, i, all) => one !== CUT || all[i - 1] !== CUT);
  return asSentence(quoted(told.join(' '), MOST));
}

/** Words with which people begin to describe the day or life they hope for. */
const OF_A_DAY = anyOf([
  /\b(?:good|perfect|ideal|ordinary|typical|normal|happy) (?:\w+ )?(?:days?|mornings?|life)\b/i,
  /\b(?:(?:life|day) (?:that )?(?:I|we) (?:imagine|want|hope|wish|dream)|(?:I|we) (?:imagine|dream of|picture))\b/i,
  /\b(?:(?:I|we)(?:['’]d| would|['’]ll)? (?:(?:like to|want to|could|can) )?(?:wake|get up|walk|live)|w(?:ake|aking) up)\b/i,
  /\b(?:up (?:at|early)|in the mornings?)\b/i,
]);

/**
 * A description of a good day as a quotation. A long one that begins with other things is quoted from where the day
 * begins.
 *
 * @param isPrivate whether a sentence may not be repeated: the quotation ends before the first one
 */
export function quotedDay(text: string, isPrivate: (sentence: string) => boolean): string | null {
  if (text.length <= MOST) return isPrivate(text) ? null : quotedRemark(text);
  const sentences = sentencesIn(text);
  const begins = Math.max(
    0,
    sentences.findIndex((one) => OF_A_DAY.test(one)),
  );
  const ends = sentences.findIndex((one, i) => i >= begins && isPrivate(one));
  const told = sentences.slice(begins, ends < 0 ? sentences.length : ends).join(' ');
  if (told === '') return null;
  return asSentence(quoted(ends < 0 ? told : `${told} ${CUT}`, MOST));
}
