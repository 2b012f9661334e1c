import { rememberedAt } from '@global-fit/atlas/remembered';
import { MOST_PULLS, type Pulls } from '@global-fit/matching/quiz/reasons';
import { QUIZ_KEYS } from '@global-fit/matching/quiz/request';

const KEYS = Object.keys(QUIZ_KEYS);

/** A list of keys is remembered by one number: position + 1 of each key is a digit of it, 0 stands for no key. */
const DIGITS = KEYS.length + 1;
const LISTS = DIGITS ** MOST_PULLS;

function codeOf({ positions, count }: Readonly<Pulls>): number {
  let code = 0;
  for (let n = count - 1; n >= 0; n -= 1) code = code * DIGITS + (positions[n] as number) + 1;
  return code;
}

function keysOf(code: number): readonly string[] {
  const keys: string[] = [];
  for (let rest = code; rest > 0; rest = Math.floor(rest / DIGITS))
    keys.push(KEYS[(rest % DIGITS) - 1] as string);
  return keys;
}

const textOf = rememberedAt(LISTS, (code) => JSON.stringify(keysOf(code)));

/** The keys that pull a country as a list in JSON, without joining them anew: a match has twenty such lists. */
export const textOfKeys = (pulls: Readonly<Pulls>): string => textOf(codeOf(pulls));
