import { anyOf } from '@global-fit/matching/anyOf';
import type { Profile } from '../profile.ts';

/** Separators of a written list. */
const ENTRIES = /[,;:.\n/()]+/;
/** Words after which an entry only tells purpose, manner, time or origin. */
const MORE =
  /(?:^|\s+)(?:for|with|from|in|at|on|by|every|each|per|once|twice|before|after|because|since|when|if|to|as)(?=\s|$)|\s+\d/i;
/** Words before the medicine's name that tell who takes it. */
const WHO_TAKES =
  /^.*?\b(?:takes?|taking|took|uses?|using|needs?|gets?|has|have|(?:am|is|are) on|prescrib\w+)\s+(?:only |also |a |an |the )?/i;

/** What a medicine is for: "sleeping pill", "blood pressure tablets". */
const BY_USE =
  /\b(?:sleeping|sleep|pain(?:killing)?|blood[- ]pressure|water|thyroid|stomach|heart|allergy|anti\w*|contraceptive|birth control|cholesterol) (?:pills?|tablets?|medicines?|medications?|meds?|drugs?|killers?)\b/gi;

/** Words near a medicine that name none: form, maker, who gives it, how often. */
const NO_MEDICINE = anyOf([
  /^(?:tablets?|capsules?|injections?|inhalers?|spacers?|patch(?:es)?|syrups?|drops?|creams?|pumps?)$/i,
  /^(?:sensors?|pens?|doses?|brands?|generics?|morning|evening|night\w*|months?|weeks?|daily|weekly)$/i,
  /^(?:fortnight\w*|puffs?|sachets?|syringes?|infusions?)$/i,
  /^(?:monthly|needed|daughters?|sons?|husband|wife|mother|father|partner|child(?:ren)?|nothing)$/i,
  /^(?:medicines?|medications?|medical|prescri\w+|vitamins?|doctors?|\w+ologists?|hospitals?|clinics?)$/i,
  /^(?:pharmac\w+|schools?|insur\w+|diabetes|asthma|epilepsy|during|without|against|other|others|another)$/i,
  /^(?:several|sometimes|always|regular\w*|only|also|just|both|some|occasional\w*|normal\w*|usual\w*)$/i,
  /^(?:checks?|check-?ups?|controls?|monitoring|tests?|levels?|blood\w*|readings?|supplies|supply|treatments?)$/i,
]);

/** The parts of a profile that tell of medicines. */
export type MedicineTeller = Pick<Profile, 'read' | 'movers' | 'name'>;

/**
 * The medicines named in the form, in lower case, each without purpose, manner or time. Names of household members
 * are left out.
 */
export function medicinesTold({ read, movers, name }: MedicineTeller): readonly string[] {
  if (!read.has('medication-dependencies', 'yes')) return [];
  const names = [name, ...movers.members.map((member) => member.name)].flatMap((one) =>
    (one ?? '').toLowerCase().split(/\s+/),
  );
  const heads = (read.text('medication-details') ?? '')
    .split(ENTRIES)
    .map((entry) => entry.trim().replace(WHO_TAKES, '').split(MORE, 1)[0] ?? '');
  const found = heads.flatMap(
    (head) =>
      head
        .toLowerCase()
        .replace(BY_USE, ' ')
        .match(/\p{L}[\p{L}-]{4,}/gu) ?? [],
  );
  return [...new Set(found)].filter((one) => !NO_MEDICINE.test(one) && !names.includes(one));
}
