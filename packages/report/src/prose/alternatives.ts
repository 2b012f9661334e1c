import { capitalised } from '@global-fit/atlas/letters';
import { endsSentence } from './endsSentence.ts';
import { plain, reworded, type Said, withoutMarks } from './said.ts';

/** Rotates the alternatives of each set within a report. */
export interface Turns {
  /**
   * The index, below `count`, of the alternative whose turn it is. `key` names the set; the household decides which
   * comes first.
   */
  next(key: string, count: number): number;
}

/** A key that includes figures and names, so the same set with other figures rotates separately. */
function asItStands(set: string): string {
  return set;
}

/** A key without figures and names, so it is the same for every place of a report. */
export function kindOf(set: string): string {
  return set
    .replace(/\p{Lu}[\p{L}’-]*/gu, '▢')
    .replace(/(?:the )?▢(?: ▢)*/g, '▢')
    .replace(/\d[\d.,]*/g, '#');
}

/** The mark for these wordings, of which one will be used; a single one stands by itself. */
export function offered(wordings: readonly string[]): string {
  return wordings.length === 1 ? (wordings[0] ?? '') : `[${wordings.join('|')}]`;
}

const MARKS_BEFORE = /^[\uE000-\uF8FF]+/;
const SET = /\[([^[\]]*\|[^[\]]*)\]/;

/** Capitalises the first letter, whatever punctuation precedes it. */
function withCapital(text: string): string {
  const at = text.length - text.replace(MARKS_BEFORE, '').length;
  return text.slice(0, at) + capitalised(text.slice(at));
}

/**
 * Resolves alternatives: `[rarely|seldom]` becomes one of them. The household decides which comes first and each use
 * takes the next, so phrases repeat neither within a report nor between reports. A set at the start of a sentence is
 * capitalised. Alternatives not chosen add nothing to the basis.
 */
export function settled(said: Said, turns: Turns, keyOf: (set: string) => string = asItStands): Said {
  if (!SET.test(said.text)) return withoutMarks(said);
  const chosen = reworded(said, (given) => {
    let text = given;
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
