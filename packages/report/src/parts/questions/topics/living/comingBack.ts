import { anyOf } from '@global-fit/matching/anyOf';
import type { PlaceView } from '../../../../place/view.ts';
import { opening } from '../../../../prose/english.ts';
import { lawClause } from '../../../../prose/lawClause.ts';
import { because, type Said, say } from '../../../../prose/said.ts';
import type { Answer, Topic } from '../../topic.ts';

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

/** Children who go back into a class at home. */
const BACK_TO_SCHOOL =
  /\b(?:(?:go|come|get|move)(?:ing)? (?:straight )?back|return\w*|back (?:in|into|to))\b[^?]{0,40}\b(?:schools?|gymnasium|lyc[eé]e|class(?:es)?|grades?|year group)\b/iu;

const INTO_CLASS: Answer = {
  lacks:
    'into which class a school at home takes pupils who come back, and which lessons they have to make up',
  whom: 'the school authority of the region at home and the present school, in writing and before the children are taken out of it',
  put: 'If our children come back after one, two or three years, into which class do you take them and by which reports or tests, which language or subject must they have kept up, is their place held, and after which class is it too late to leave?',
};

/** Returning home if the move fails. */
export const COMING_BACK: Topic = {
  id: 'coming-back',
  about: anyOf([
    BACK_INTO_COVER,
    BACK_TO_SCHOOL,
    /\b(?:what if|if|in case|suppose)\b[^?]{0,30}\b(?:hates?|regrets?|do(?:es)?(?: not|n['’]?t) (?:work(?: out)?|like|settle|fit)|fails?\b(?![^?]{0,30}\b(?:exam|test|course|semester|[ABC][12]|IELTS|TOEFL)\b)|homesick|goes wrong(?! (?:with|during|in|at)\b)|change (?:my|our) minds?)\b/iu,
    /\b(?:come|move|go|moving|coming|going) back (?:home|to (?:(?:our|my) (?:old )?(?:country|home|life)|the (?:US|UK|States)|\p{L}{4,}))\b[^?]{0,30}\b(?:later|one day|again|if|easy|hard|possible)\b/iu,
    /\b(?:come|move|go|get) back\b[^?]{0,40}\b(?:and|to) (?:use|have|get|rejoin|join|be (?:in|covered|insured|treated))\b[^?]{0,30}\b(?:insurance|insured|cover\w*|health ?care|NHS|hospitals?|treat\w*)\b/iu,
  ]),
  not: /\b(?:visas?|permits?|jobs?|employer|(?<!(?:an?|the|our|his|her|their|old|same|German|English|French) )school|landlord|pension)\b|\b(?:keep|cancel|pay for) (?:my|our|the) (?:\w+ )?(?:insurance|cover)\b/i,
  over: ['insurance', 'healthcare', 'school-of-home', 'schools', 'school-entry'],
  answer: ({ text, view }) =>
    BACK_TO_SCHOOL.test(text)
      ? INTO_CLASS
      : {
          said: BACK_INTO_COVER.test(text) ? coverOnReturn(view) : null,
          lacks:
            'what your own country asks of people who come back, and from which day it covers them again',
          whom: 'your health insurer, your pension insurer and the tax office at home, before you give anything up',
          put: 'If I come back within two years, from which day am I covered again, what should I have kept meanwhile (membership, address, licence, bank account), and what is gone for good after how long away?',
        },
};
