import { LICENSED_TRADES } from '@global-fit/matching/profile/work/professions';
import { capitalised, list, listNames } from '../../../../prose/english.ts';
import { type Said, words } from '../../../../prose/said.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Asked } from '../../topic.ts';

/** What somebody has to show for their trade, by the level ticked. */
export function paperOf({ profile, person }: Asked, trade: string): string {
  if (trade === 'pilot') return 'a licence';
  if (person) return 'a qualification';
  const { read } = profile;
  if (read.has('education-level', 'vocational') || LICENSED_TRADES.has(trade))
    return 'a trade certificate or diploma';
  return read.has('education-level', 'no-diploma', 'secondary') ? 'a certificate' : 'a degree';
}

export const HOW_LONG = /\bhow (?:long|many (?:weeks|months|years))\b|\bhow soon\b/i;
const UNTIL_THEN = /\b(?:until then|till then|meanwhile|in the meantime|meantime|before that)\b/i;

/** Whether a question asks what the recognition itself costs. */
const WHAT_COST = /\b(?:what|how much)\b[^?]{0,30}\bcosts?\b|\bfees?\b|\bhow (?:much|expensive)\b/i;

/**
 * What was asked and no record tells, said first: how long it takes, what it costs, and what work is allowed until then.
 * `open` are the places where no rule sets a time for the decision.
 */
export function askedFirst({ text, person, views }: Asked, open: readonly PlaceView[]): Said | null {
  const [long, until] = [HOW_LONG.test(text) && open.length > 0, UNTIL_THEN.test(text)];
  const who = person ? person.name : 'you';
  const cost = WHAT_COST.test(text);
  if (!long && !until && !cost) return null;
  const where = open.length === views.length ? '' : ` in ${listNames(open)}`;
  const said = [
    cost ? 'what it costs' : null,
    long ? `how long it takes${where}` : null,
    until ? `which work ${who} may do until then` : null,
  ].filter((one) => one !== null);
  const [are, it] =
    [['is', 'it'] as const, ['are', 'both'] as const][said.length - 1] ?? (['are', 'all'] as const);
  return words(
    `${capitalised(list(said))} ${are} on no record of ours: the body that decides answers ${it} in one letter. Our records say what it asks for.`,
  );
}
