import { IF_POSSIBLE } from '../dealBreakerRule.ts';
import { ASKS_ITSELF, DENIES } from './manner/onlyWished.ts';
import { MAY_BE_WANTED } from './manner/wantedItself.ts';
import { SAID_AS_WISH } from './manner/saidAsWish.ts';
import type { Found } from './words/byRules.ts';
import { areByRules, besideUnread, isFeared, isGood } from './words/senses.ts';

const HEDGE =
  /[\s,(]*\b(?:if (?:(?:at all|it is|it's) )?possible|if (?:we|i) can(?: (?:help|avoid) it)?|if it can be (?:helped|avoided)|where possible|as far as possible)\b[\s)]*/i;

/** "Safe and not too expensive, and with sea if possible": what alone is wished for stands behind the last "and". */
const HEDGED_LAST = new RegExp(
  `^(.+),\\s*(?:and|plus|also|but)\\s+(?:with\\s+)?([^,]+?)${HEDGE.source}[\\s.!]*$`,
  'i',
);

/** "Low taxes even if healthcare is bad": what is put up with asks for nothing. */
const EVEN_IF =
  /(?<=\w)[\s,]*\b(?:even (?:if|though|when)|no matter (?:how|what|if|whether)|regardless of)\b.*$/i;

/**
 * What is wished for where it can be had: every reading by a rule, as one that rules nothing out. A country by name, a
 * distance or a language so hedged is left to people.
 */
export const asWished = (found: readonly Found[]): readonly Found[] =>
  areByRules(found)
    ? found.map((one) =>
        one.ifPossible ? one : { ...one, label: `${one.label}${IF_POSSIBLE}`, ifPossible: true as const },
      )
    : [];

/** "It is safe", "there is a beach": the thing alone. */
const THERE_IS = /^(?:if )?(?:it|there) (?:is|are|was|were|has|have|had) /i;

/** What is wished for there, and told by its name alone: "ideally a beach". */
export function wishedThing(rest: string, read: (line: string) => readonly Found[]): readonly Found[] {
  if (ASKS_ITSELF.test(rest)) return read(rest);
  const thing = rest.replace(THERE_IS, '');
  return (
    [`must have ${thing}`, `must be ${thing}`]
      .map((line) => (SAID_AS_WISH.test(thing) ? read(line) : read(line).filter(isGood)))
      .find((found) => found.length > 0) ?? []
  );
}

/** What is had where it can be: by its bare name, "snow if possible", it is looked for and not feared. */
function readAsMeant(rest: string, again: (rest: string) => readonly Found[]): readonly Found[] {
  const found = again(rest);
  const isBare =
    !DENIES.test(rest) && found.some(({ id, limit }) => limit === undefined && MAY_BE_WANTED.has(id ?? ''));
  return isBare ? wishedThing(rest, again) : found;
}

function readWherePossible(line: string, again: (rest: string) => readonly Found[]): readonly Found[] {
  const [, asked = '', wish = ''] = HEDGED_LAST.exec(line) ?? [];
  const found = asked === '' ? [] : again(asked);
  const [first, ...more] = found;
  if (!first) return asWished(readAsMeant(line.replace(HEDGE, ' ').trim(), again));
  const named = again(wish);
  const wished = asWished(
    named.length > 0 && isFeared(named) === /\b(?:no|not|without)\b/i.test(wish)
      ? named
      : wishedThing(wish, again),
  );
  return wished.length > 0 ? [...found, ...wished] : [besideUnread(first, wish), ...more];
}

/** A line that asks where it can be had, or whatever else may be; null for one that does not hedge so. */
export function readHedged(line: string, again: (rest: string) => readonly Found[]): readonly Found[] | null {
  if (HEDGE.test(line)) return readWherePossible(line, again);
  return EVEN_IF.test(line) ? again(line.replace(EVEN_IF, '').trim()) : null;
}
