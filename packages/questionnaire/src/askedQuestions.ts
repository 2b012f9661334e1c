/** Maximum number of questions a report answers (specification 1, §5: specific-questions). */
export const MOST_ASKED = 3;

const NUMBER_OR_BULLET = /^\s*(?:\d+[.)]|[-*•])\s*/;

/** A statement: "I heard it is from 100 million", "Our flat is let." */
const TELLS =
  /^(?:and |but |also )?(?:(?:together|altogether|in total|today|now|currently|at the moment),? )?(?:(?:I|we|it|this|that|he|she|they|there)(?:['’]\w+)? \w|(?:my|our|his|her|their) (?:[\w’'-]+ ){1,5}(?:is|are|was|were|has|have|had|will|would)\b)/i;
/** Words that begin a question, with or without a question mark. */
const ASKS =
  /\?|\b(?:what|which|who|whom|whose|where|when|why|how|whether|know|wonder(?:ing)?|ask(?:ing)?|tell (?:me|us))\b/i;
/** A question that depends on the previous one: "Can she?", "And is it taxed?" */
const GOES_ON =
  /^(?:and |or |but )?(?:(?:is|are|was|will|would|can|could|may|must|do|does|did|has|have) (?:it|this|that|he|she|they)\b|if (?:so|not)\b)/i;

/** Whether a line states something without asking. */
export const onlyTells = (line: string): boolean => TELLS.test(line) && !ASKS.test(line);

/** Joins lines that only state something to the question before them, or to the first where none is before. */
function withTold(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && (onlyTells(line) || (joined.length === 1 && onlyTells(before))))
      joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** The questions in a single line, split at question marks; dependent ones stay with the previous. */
function withinLine(line: string): readonly string[] {
  return line
    .split(/(?<=\?)\s+/)
    .reduce<readonly string[]>(
      (before, piece) =>
        before.length > 0 && (!piece.includes('?') || GOES_ON.test(piece))
          ? [...before.slice(0, -1), `${before.at(-1)} ${piece}`]
          : [...before, piece],
      [],
    );
}

/**
 * The questions in a text, without numbers or bullets. Each line is a question, whatever else it says; in a text of
 * one line, question marks separate them.
 */
export function askedQuestions(text: string): readonly string[] {
  const lines = text
    .split(/\n+/)
    .map((line) => line.replace(NUMBER_OR_BULLET, '').trim())
    .filter((line) => line.length > 2);
  const [only] = lines;
  return lines.length === 1 && only !== undefined ? withinLine(only) : withTold(lines);
}
