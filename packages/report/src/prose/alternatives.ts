import type { Said } from './said.ts';

/** How often each set of alternatives was used in this report, and where this household begins. */
export interface Turns {
  next(key: string, count: number): number;
}

const SET = /\[([^[\]]*\|[^[\]]*)\]/;

/**
 * Settles the alternatives a text offers: `[rarely|seldom]` becomes one of them. Which one follows from the household,
 * and the next use of the same set takes the next, so that neither one report nor two of them repeat a phrase.
 */
export function settled(said: Said, turns: Turns): Said {
  let { text } = said;
  for (let found = SET.exec(text); found; found = SET.exec(text)) {
    const options = (found[1] ?? '').split('|');
    text =
      text.slice(0, found.index) +
      options[turns.next(found[0], options.length)] +
      text.slice(found.index + found[0].length);
  }
  return text === said.text ? said : { ...said, text };
}
