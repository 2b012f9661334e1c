import { socialSecurityAbroad } from '../../../../place/rights/ownState.ts';
import type { Said } from '../../../../prose/said.ts';
import type { Asked } from '../../topic.ts';

/** Australian superannuation; not a caretaker. */
export const SUPER =
  /\b(?:(?<=\b(?:my|our|his|her|their) )super(?= (?:is|be|was|taxed|from|at|paid|out|money|here|there|over|before|when|if|as|and)\b| ?\(|[,?.;]|$)|super (?:funds?|balance|payout|pensions?|account|from \d))/i;

/** Swiss pension pillars beside the state pension. */
export const SWISS_PILLAR =
  /\b(?:(?:second|third|2nd|3rd) pillars?|pillars? (?:[23](?:\/[23])*[ab]?|two|three|II|III)\b|BVG|LPP|vested benefits|Freizügigkeit\w*|Pensionskasse|libre passage|[23]\. ?Säule)(?!\w)/i;

/** Savings plans with a name and rules of home, besides pensions. */
const SAVED_IN =
  /\b(?:40[13]\(?[kb]\)?s?|457\(b\)s?|(?:Roth|traditional) (?:IRAs?|40[13]\(?[kb]\)?s?)|IRAs?|Roths?|RRSPs?|TFSAs?|SIPPs?|TSP|Thrift Savings Plan|retirement annuit(?:y|ies)|preservation funds?|superannuation|KiwiSaver|provident fund|EPF|PPF)(?!\w)/i;

/** The home plan a question names; null where it names none. */
export function planNamed(text: string): string | null {
  return SAVED_IN.exec(text)?.[0] ?? (SUPER.test(text) ? 'super' : null);
}

/** The pension of the United States, by its name. */
export const SOCIAL_SECURITY = /\b(?:social security|SSA|SSDI)\b/i;

/** What US law says about Social Security abroad, where a question names it; else null. */
export function americanSecurity({ text, view }: Asked): Said | null {
  return SOCIAL_SECURITY.test(text) ? socialSecurityAbroad(view) : null;
}
