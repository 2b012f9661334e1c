import { capitalised, endsSentence } from './capitals.ts';
import { plain, reworded, type Said, withoutMarks } from './said.ts';

/** How often each set of alternatives was used in this report, and where this household begins. */
export interface Turns {
  next(key: string, count: number): number;
}

/** A set as it stands, with the figures put into it. */
function asItStands(set: string): string {
  return set;
}

/** A set without the figures and names that were put into it: the same set in every place of a report. */
export function kindOf(set: string): string {
  return set
    .replace(/\p{Lu}[\p{L}’-]*/gu, '▢')
    .replace(/(?:the )?▢(?: ▢)*/g, '▢')
    .replace(/\d[\d.,]*/g, '#');
}

const MARKS_BEFORE = /^[\uE000-\uF8FF]+/;
const SET = /\[([^[\]]*\|[^[\]]*)\]/;

/** Begins in upper case, whatever marks stand before its first letter. */
function withCapital(text: string): string {
  const at = text.length - text.replace(MARKS_BEFORE, '').length;
  return text.slice(0, at) + capitalised(text.slice(at));
}

/**
 * Settles the alternatives of a text: `[rarely|seldom]` becomes one of them. The household decides which comes first
 * and each use takes the next, so that phrases repeat neither within a report nor from one to the next. A set that
 * begins a sentence gets its capital. What was not chosen lends neither source nor answer.
 */
export function settled(said: Said, turns: Turns, keyOf: (set: string) => string = asItStands): Said {
  if (!SET.test(said.text)) return said;
  const chosen = reworded(said, (offered) => {
    let text = offered;
    for (let found = SET.exec(text); found; found = SET.exec(text)) {
      const options = (found[1] ?? '').split('|');
      const before = text.slice(0, found.index);
      const option = options[turns.next(keyOf(plain(found[0])), options.length)] ?? '';
      const after = text.slice(found.index + found[0].length);
      text = before + (endsSentence(plain(before)) ? withCapital(option) : option) + after;
    }
    return text;
  });
  return withoutMarks(chosen);
}
