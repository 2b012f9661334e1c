import { asSentence, quoted } from './readings.ts';

/** Characters up to which a remark is quoted in full. */
const MOST = 280;
/** A sentence addressed to us. */
const ASKS_US =
  /\?|\b(?:please|tell (?:me|us)|look at|explain|we would like to know|I would like to know)\b/i;
const CUT = '…';

/** A remark as a quotation. A long one loses statements from its end, and keeps what it asks. */
export function quotedRemark(text: string): string {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) /);
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
