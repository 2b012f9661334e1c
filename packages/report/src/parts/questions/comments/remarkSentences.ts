/** A question about the previous sentence: "Is it realistic at all?" */
const GOES_ON =
  /^\W*(?:is|will|would|can|could|may|does|do) (?:it|this|that|the other(?: one)?)\b[^?]{0,30}\?/i;

/**
 * Splits the closing comments into remarks: sentences, of which one that only asks about "it" stays with the previous.
 */
export function remarksIn(text: string): readonly string[] {
  return text.split(/(?<=[.!?;:])\s+|\n+/).reduce<readonly string[]>((before, sentence) => {
    const last = before.at(-1);
    return last !== undefined && GOES_ON.test(sentence)
      ? [...before.slice(0, -1), `${last} ${sentence}`]
      : [...before, sentence];
  }, []);
}

/** A clause of time, whose nouns are no subject: "we want to be gone before the school year starts". */
const BY_WHEN =
  /,? ?\b(?:before|until|till|by the time|when|once|as soon as|after) (?:[\w’'-]+ ){1,5}(?:starts?|begins?|ends?|opens?|is over|finish(?:es)?|clos(?:es)?)\b[^,.;!?]*/gi;

/** A season of a certain year, which is a date and not about weather: "so summer 2028 at the latest". */
const SEASON_OF_YEAR = /\b(?:spring|summer|autumn|fall|winter)(?: of)? 20\d\d\b/gi;

/** Removes clauses of time from a sentence that asks nothing. */
export const withoutTime = (sentence: string): string =>
  sentence.includes('?') ? sentence : sentence.replace(BY_WHEN, '').replace(SEASON_OF_YEAR, '');

/** Whether a sentence has a clause of time. */
export const saysByWhen = (sentence: string): boolean => new RegExp(BY_WHEN.source, 'i').test(sentence);

const ONE_OF_THEM = /(?<![\p{L}])(?:he|she)(?![\p{L}])/iu;

/**
 * Sentences in which the "he" or "she" of a question becomes the person named before: in "Piotr speaks only Polish.
 * Can he work as an electrician?" it is Piotr. @param nameIn finds the name of a household member in a sentence; null
 * where there is none
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
