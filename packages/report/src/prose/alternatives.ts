import { capitalised, endsSentence } from './capitals.ts';
import type { Said } from './said.ts';

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

const SET = /\[([^[\]]*\|[^[\]]*)\]/;

/**
 * Settles the alternatives a text offers: `[rarely|seldom]` becomes one of them. Which one follows from the household,
 * and the next use of the same set takes the next, so that neither one report nor two of them repeat a phrase. Where a
 * set begins a sentence, the words that were chosen get its capital.
 */
export function settled(said: Said, turns: Turns, keyOf: (set: string) => string = asItStands): Said {
  let { text } = said;
  for (let found = SET.exec(text); found; found = SET.exec(text)) {
    const options = (found[1] ?? '').split('|');
    const before = text.slice(0, found.index);
    const chosen = options[turns.next(keyOf(found[0]), options.length)] ?? '';
    const after = text.slice(found.index + found[0].length);
    text = before + (endsSentence(before) ? capitalised(chosen) : chosen) + after;
  }
  return text === said.text ? said : { ...said, text };
}
