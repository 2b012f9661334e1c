/** A question that lives on the sentence before it: "Is it realistic at all?" */
const GOES_ON =
  /^\W*(?:is|will|would|can|could|may|does|do) (?:it|this|that|the other(?: one)?)\b[^?]{0,30}\?/i;

/** Its sentences; one that only asks of "it" together with the one before. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;:])\s+|\n+/).reduce<readonly string[]>((before, sentence) => {
    const last = before.at(-1);
    return last !== undefined && GOES_ON.test(sentence)
      ? [...before.slice(0, -1), `${last} ${sentence}`]
      : [...before, sentence];
  }, []);
}

/** A clause that says by when, whose nouns are no subject: "we want to be gone before the school year starts". */
const BY_WHEN =
  /,? ?\b(?:before|until|till|by the time|when|once|as soon as|after) (?:[\w’'-]+ ){1,5}(?:starts?|begins?|ends?|opens?|is over|finish(?:es)?|clos(?:es)?)\b[^,.;!?]*/gi;

/** A sentence that asks nothing without the clauses that say by when. */
export const withoutTime = (sentence: string): string =>
  sentence.includes('?') ? sentence : sentence.replace(BY_WHEN, '');

/** Whether a sentence says by when something is to be done. */
export const saysByWhen = (sentence: string): boolean => new RegExp(BY_WHEN.source, 'i').test(sentence);

const ONE_OF_THEM = /(?<![\p{L}])(?:he|she)(?![\p{L}])/iu;

/**
 * Sentences in which the "he" or "she" of a question is the one whom the sentence before named: "Piotr speaks only
 * Polish. Can he work as an electrician?" asks of Piotr.
 * @param nameIn the name of somebody of the household in a sentence; null where it names nobody
 */
export function withNamesCarried(
  sentences: readonly string[],
  nameIn: (sentence: string) => string | null,
): readonly string[] {
  let last: string | null = null;
  return sentences.map((sentence) => {
    const own = nameIn(sentence);
    const carried = own === null && last !== null ? sentence.replace(ONE_OF_THEM, last) : sentence;
    last = own ?? last;
    return carried;
  });
}
