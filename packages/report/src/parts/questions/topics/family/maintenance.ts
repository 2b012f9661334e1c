import { list } from '../../../../prose/english.ts';
import type { Said } from '../../../../prose/said.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { betweenMembers } from '../../across/betweenMembers.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Which court and law decide between EU members; null where home or every place is outside. */
const byLaw = (asked: Asked): Said | null =>
  betweenMembers(
    asked,
    'maintenance-eu',
    (home, there) =>
      `Between ${nameOf(home)} and ${list(there)} a court where the one lives who is owed it, or where the one lives who owes it, decides on maintenance; as a rule by the law of the country in which the one lives who is owed it, and its decision is enforced in each of these states (Regulation (EC) No 4/2009, articles 3, 15 and 17).`,
  );

/** Maintenance owed to a child or former spouse. */
export const MAINTENANCE: Topic = {
  id: 'maintenance',
  about:
    /\b(?:pensions? alimentaires?|pensi[oó]n(?:es)? (?:alimenticias?|compensatorias?)|pens[aã]o aliment[ií]cia|(?:kindes)?unterhalts?(?:vorschuss|zahlung\w*)?|kinderalimentatie|assegno di mantenimento|alimony|palimony|child (?:support|maintenance)|spousal (?:support|maintenance)|maintenance (?:payments?|for (?:my|the|our|a) (?:child|children|kids|son|daughter|ex)))\b/i,
  over: ['divorce', 'custody', 'jobs', 'pay', 'cost', 'benefit', 'schools', 'pension', 'contributions'],
  answer: (asked) => ({
    said: byLaw(asked),
    lacks: 'how much maintenance is owed, and how pay abroad changes it',
    whom: 'a solicitor for family law at home, before a contract abroad is signed',
    put: 'Which court decides on maintenance once one of us lives abroad, by which law, does a higher pay there raise it and from which month, are the cost of living there and the journeys to the child counted, and does the present order stand until then?',
  }),
};
