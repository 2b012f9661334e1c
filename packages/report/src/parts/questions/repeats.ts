import { reworded, type Said, say } from '../../prose/said.ts';
import { SENTENCES } from './longAnswer.ts';
import type { Answer } from './topic.ts';

/** Ordinals of questions, for references back. */
export const ORDINALS = ['first', 'second', 'third'] as const;

/** The sentences of an answer; none where it has no words. */
export const sentencesIn = (said: Said | null | undefined): readonly string[] =>
  said?.text.split(SENTENCES) ?? [];

/** An answer without sentences that another answer to the same question just gave. */
export function withoutRepeats(said: Said, others: readonly Answer[]): Said {
  const told = new Set(others.flatMap((other) => other.said?.text.split(SENTENCES) ?? []));
  return reworded(said, (text) =>
    text
      .split(SENTENCES)
      .filter((sentence) => !told.has(sentence))
      .join(' '),
  );
}

/** Characters of repeated sentences from which a reference is shorter than saying them again. */
const LONG_REPEAT = 300;

/**
 * An answer without a long passage that stands under an earlier question, and a reference to that instead. `told` holds
 * the sentences so far with the number of their question; this answer's are added.
 */
export function withoutEarlier(said: Said, n: number, told: Map<string, number>): Said {
  const all = sentencesIn(said);
  const earlier = all.map((sentence) => (told.get(sentence) ?? n) < n);
  const repeated = all.filter((_, i) => earlier[i]);
  for (const sentence of all) if (!told.has(sentence)) told.set(sentence, n);
  const [first] = repeated.map((sentence) => told.get(sentence));
  if (first === undefined || repeated.length === all.length || repeated.join(' ').length < LONG_REPEAT)
    return said;
  const own = reworded(said, (text) =>
    text
      .split(SENTENCES)
      .filter((_, i) => !earlier[i])
      .join(' '),
  );
  return say`${own} The rest of what our records hold on it stands under your ${ORDINALS[first] ?? 'earlier'} question.`;
}
