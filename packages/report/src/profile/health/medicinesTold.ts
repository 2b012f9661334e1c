import { anyOf } from '@global-fit/matching/anyOf';
import type { Profile } from '../profile.ts';

/** Entries of a list in words. */
const ENTRIES = /[,;:.\n/()]+/;
/** What follows in an entry is for whom, how, when or from where it is taken. */
const MORE =
  /(?:^|\s+)(?:for|with|from|in|at|on|by|every|each|per|once|twice|before|after|because|since|when|if|to|as)(?=\s|$)|\s+\d/i;
/** Who takes it, before its name. */
const WHO_TAKES =
  /^.*?\b(?:takes?|taking|took|uses?|using|needs?|gets?|has|have|(?:am|is|are) on|prescrib\w+)\s+(?:only |also |a |an |the )?/i;

/** Words beside a medicine that name none: its form, its maker, who gives it and how often. */
const NO_MEDICINE = anyOf([
  /^(?:tablets?|capsules?|injections?|inhalers?|spacers?|patch(?:es)?|syrups?|drops?|creams?|pumps?)$/i,
  /^(?:sensors?|pens?|doses?|brands?|generics?|morning|evening|night\w*|months?|weeks?|daily|weekly)$/i,
  /^(?:monthly|needed|daughters?|sons?|husband|wife|mother|father|partner|child(?:ren)?|nothing)$/i,
  /^(?:medicines?|medications?|medical|prescri\w+|vitamins?|doctors?|\w+ologists?|hospitals?|clinics?)$/i,
  /^(?:pharmac\w+|schools?|insur\w+|diabetes|asthma|epilepsy|during|without|against|other|others|another)$/i,
  /^(?:several|sometimes|always|regular\w*)$/i,
  /^(?:checks?|check-?ups?|controls?|monitoring|tests?|levels?|blood\w*|readings?|supplies|supply|treatments?)$/i,
]);

/** What of a profile tells of medicines. */
export type MedicineTeller = Pick<Profile, 'read' | 'movers' | 'name'>;

/**
 * The words of the medicines that were told of in the form, in lower case: of each entry what stands before for whom,
 * how or when it is taken; a name of the household is none.
 */
export function medicinesTold({ read, movers, name }: MedicineTeller): readonly string[] {
  if (!read.has('medication-dependencies', 'yes')) return [];
  const names = [name, ...movers.members.map((member) => member.name)].flatMap((one) =>
    (one ?? '').toLowerCase().split(/\s+/),
  );
  const heads = (read.text('medication-details') ?? '')
    .split(ENTRIES)
    .map((entry) => entry.trim().replace(WHO_TAKES, '').split(MORE, 1)[0] ?? '');
  const found = heads.flatMap((head) => head.toLowerCase().match(/\p{L}[\p{L}-]{4,}/gu) ?? []);
  return [...new Set(found)].filter((one) => !NO_MEDICINE.test(one) && !names.includes(one));
}
