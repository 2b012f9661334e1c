import { anyOf } from '@global-fit/matching/anyOf';
import type { PlaceView } from '../../../../place/view.ts';
import { opening } from '../../../../prose/english.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { because, type Said, say } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const COVER = String.raw`(?:NHS|health (?:insurance|care|cover)|healthcare|GKV|gesetzliche\w* Kranken(?:versicherung|kasse)|Krankenkasse|statutory (?:health )?insurance|Medicare|public (?:health|insurance))`;
const RETURN = String.raw`(?:(?:come|move|go|get|mov|com|go)(?:ing)? back|return(?:s|ed|ing)?|way back)`;
/** Cover at home once one has come back: "if we come back, can we use the NHS". */
const BACK_INTO_COVER = new RegExp(
  String.raw`\b${RETURN}\b[^?]{0,60}\b${COVER}(?!\p{L})|\b${COVER}(?!\p{L})[^?]{0,60}\b${RETURN}\b`,
  'iu',
);

/** From when those who come back to the present country are covered again, where that is on record. */
function coverOnReturn({ atlas, home }: PlaceView): Said | null {
  const law = home?.iso3 === 'GBR' ? lawClause(atlas.rule('nhs-on-return-GBR')) : null;
  return law && because(say`${opening(law)}.`, 'current-location');
}

/** Returning home if the move fails. */
export const COMING_BACK: Topic = {
  id: 'coming-back',
  about: anyOf([
    BACK_INTO_COVER,
    /\b(?:what if|if|in case|suppose)\b[^?]{0,30}\b(?:hates?|regrets?|do(?:es)?(?: not|n['’]?t) (?:work(?: out)?|like|settle|fit)|fails?|homesick|goes wrong|change (?:my|our) minds?)\b|\b(?:come|move|go|moving|coming|going) back (?:home|to (?:(?:our|my) (?:old )?(?:country|home|life)|the (?:US|UK|States)|\p{L}{4,}))\b[^?]{0,30}\b(?:later|one day|again|if|easy|hard|possible)\b|\b(?:come|move|go|get) back\b[^?]{0,40}\b(?:and|to) (?:use|have|get|rejoin|join|be (?:in|covered|insured|treated))\b[^?]{0,30}\b(?:insurance|insured|cover\w*|health ?care|NHS|hospitals?|treat\w*)\b/iu,
  ]),
  not: /\b(?:visas?|permits?|jobs?|employer|school|landlord|pension)\b|\b(?:keep|cancel|pay for) (?:my|our|the) (?:\w+ )?(?:insurance|cover)\b/i,
  over: ['insurance', 'healthcare'],
  answer: ({ text, view }) => ({
    said: BACK_INTO_COVER.test(text) ? coverOnReturn(view) : null,
    lacks: 'what your own country asks of people who come back, and from which day it covers them again',
    whom: 'your health insurer, your pension insurer and the tax office at home, before you give anything up',
    put: 'If I come back within two years, from which day am I covered again, what should I have kept meanwhile (membership, address, licence, bank account), and what is gone for good after how long away?',
  }),
};
