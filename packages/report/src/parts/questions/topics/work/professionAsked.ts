import { LICENSED_TRADES } from '@global-fit/matching/profile/work/professions';
import { capitalised, list } from '../../../../prose/english.ts';
import { type Said, words } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/** What somebody has to show for their trade, by the level ticked. */
export function paperOf({ profile, person }: Asked, trade: string): string {
  if (person) return 'a qualification';
  const { read } = profile;
  if (read.has('education-level', 'vocational') || LICENSED_TRADES.has(trade))
    return 'a trade certificate or diploma';
  return read.has('education-level', 'no-diploma', 'secondary') ? 'a certificate' : 'a degree';
}

export const HOW_LONG = /\bhow (?:long|many (?:weeks|months|years))\b|\bhow soon\b/i;
const UNTIL_THEN = /\b(?:until then|till then|meanwhile|in the meantime|meantime|before that)\b/i;

/** What was asked and no record answers, said first: how long it takes, and what work is allowed meanwhile. */
export function askedFirst({ text, person }: Asked, byRule: boolean): Said | null {
  const [long, until] = [HOW_LONG.test(text) && !byRule, UNTIL_THEN.test(text)];
  const who = person ? person.name : 'you';
  if (!long && !until) return null;
  const said = [
    long ? 'how long it takes' : null,
    until ? `which work ${who} may do until then` : null,
  ].filter((one) => one !== null);
  const [are, it] = said.length === 1 ? ['is', 'it'] : ['are', 'both'];
  return words(
    `${capitalised(list(said))} ${are} on no record of ours: the body that decides answers ${it} in one letter. What it asks for our records tell.`,
  );
}
