import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { partnerCalled } from '../people/called.ts';
import { unmarried } from '../household.ts';
import { partnerWords } from '../work/professions.ts';
import type { Profile } from '../profile.ts';

/** Texts that may describe a claim by descent. */
const CLAIM_IN = [...FACTS_TOLD_IN, 'relocation-inspiration'] as const;

const GRAND = String.raw`(?:great-?\s?)*grand-?\s?(?:mother|father|parents?|ma|pa|dad|mum)`;
const ANCESTOR = String.raw`(?:${GRAND}|ancestors?|ancestry|roots|descent|forebears)`;
const OWN_ANCESTOR = new RegExp(
  String.raw`\b(?:my|our)(?: own)? (?:[\p{L}-]+ ){0,2}${ANCESTOR}\b|\b(?:I have|I['’]ve|we both have|I am of)(?: an?)? (?:[\p{L}-]+ ){0,2}${ANCESTOR}\b`,
  'iu',
);

/**
 * The partner, where the ancestor described is only theirs: "It is Lynne who has the Irish grandmother". Null where
 * the claim is the customer's, or nobody's in particular.
 */
export function partnersClaim(profile: Profile): Said | null {
  const who = partnerWords(profile);
  if (!who || profile.discreet.length > 0) return null;
  const theirs = new RegExp(
    String.raw`(?<!\p{L})${who}(?:['’]?s)?(?:,? who)?(?: (?!(?:and|or|but)\b)[\p{L}’'-]+){0,5} ${ANCESTOR}\b`,
    'iu',
  );
  const told = CLAIM_IN.filter((id) => theirs.test(profile.read.text(id) ?? ''));
  const own = CLAIM_IN.some((id) => OWN_ANCESTOR.test(profile.read.text(id) ?? ''));
  return told.length === 0 || own ? null : because(partnerCalled(profile.movers), ...told);
}

/** "your", "Lynne’s": whose ancestor or claim it is. */
export function whoseClaim(profile: Profile): Said {
  const partner = partnersClaim(profile);
  return partner ? say`${partner}’s` : words('your');
}

/**
 * What a right of the partner's means for the customer, as a sentence; null where the right is the customer's own.
 */
export function besideClaim(profile: Profile): Said | null {
  const partner = partnersClaim(profile);
  return (
    partner &&
    because(
      say`The right would be ${partner}’s: ${
        unmarried(profile)
          ? 'for a partner without a marriage the state has only to make entry easier, so ask what a marriage would change'
          : 'a husband or wife comes under the law on the family of such a citizen'
      }.`,
      'relationship-status',
    )
  );
}
