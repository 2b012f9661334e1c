import { capitalised, endsSentence } from './capitals.ts';
import { plain, reworded, type Said, withoutMarks } from './said.ts';

/** Lets the alternatives of each set take turns within a report. */
export interface Turns {
  /**
   * The index of the alternative that is due, of `count`; `key` names the set. The household decides which comes first.
   */
  next(key: string, count: number): number;
}

/** The key of a set that counts its figures and names: the same set with others has turns of its own. */
function asItStands(set: string): string {
  return set;
}

/** The key of a set without its figures and names, which is the same for every place of a report. */
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
