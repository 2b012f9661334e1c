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
      `Between ${nameOf(home)} and ${list(there)} maintenance is decided by a court where the person who is owed it lives, or where the person who owes it lives; as a rule under the law of the country in which the person who is owed it lives, and its decision is enforced in each of these states (Regulation (EC) No 4/2009, articles 3, 15 and 17).`,
  );

/** Somebody to whom it is paid. */
const RECEIVED =
  /\b(?:receiv\w+|(?:still |keep |go on )?get(?:ting)? (?:my|the|his|her|our)?|collect\w*|(?:he|she|ex\b[^?]{0,20}|father|mother) (?:pays|must pay|has to pay|stops|owes|gives|sends) (?:me|us)?)\b/i;

/** Maintenance owed to a child or former spouse. */
export const MAINTENANCE: Topic = {
  id: 'maintenance',
  about:
    /\b(?:pensions? alimentaires?|pensi[oó]n(?:es)? (?:alimenticias?|compensatorias?)|pens[aã]o aliment[ií]cia|(?:kindes)?unterhalts?(?:vorschuss|zahlung\w*)?|kinderalimentatie|assegno di mantenimento|alimony|palimony|child (?:support|maintenance)|spousal (?:support|maintenance)|maintenance (?:payments?|for (?:my|the|our|a) (?:child|children|kids|son|daughter|ex)))\b/i,
  over: [
    'divorce',
    'custody',
    'jobs',
    'pay',
    'cost',
    'benefit',
    'schools',
    'pension',
    'contributions',
    'tax',
  ],
  answer: (asked) =>
    RECEIVED.test(asked.text)
      ? {
          said: byLaw(asked),
          lacks: 'how maintenance that comes from abroad is taxed, and who collects it once it stops',
          whom: 'a solicitor for family law at home, before the move, and the tax office of each country',
          put: 'Does the order go on as it is when the child and I live abroad, may the other parent ask for less or for another court, is what I receive taxed there or does it count as income before an office, and which authority collects it across the border if it stops?',
        }
      : {
          said: byLaw(asked),
          lacks: 'how much maintenance is owed, and how pay abroad changes it',
          whom: 'a solicitor for family law at home, before a contract abroad is signed',
          put: 'Which court decides on maintenance once one of us lives abroad, by which law, does a higher pay there raise it and from which month, are the cost of living there and the journeys to the child counted, and does the present order stand until then?',
        },
};
