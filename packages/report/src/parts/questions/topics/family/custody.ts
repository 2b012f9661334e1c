import { isAtHome } from '../../../../place/atHome.ts';
import { childReturnSaid } from '../../../../place/rights/childReturn.ts';
import { flow, type Said, words } from '../../../../prose/said.ts';
import { theChildren } from '../../../../profile/household.ts';
import { noLeaveThen, soleParentIds } from '../../../../profile/people/otherParent.ts';
import type { Profile } from '../../../../profile/profile.ts';
import { ofAgeThen } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';

/** Consent, and what a court or a treaty asks where a parent stays behind. */
const CONSENT = String.raw`(?:consent|permission|agree\w*|allow(?:s|ed|ing)?|sign\w*|auth?ori[sz]\w*|in writing|letter|court|order|Hague|abduct\w*|OK|okay|approv\w+|blessing)`;
const STAYING_PARENT = String.raw`(?:their|his|her|the|the (?:children|child|kids|boys?|girls?)['’]s?|my (?:sons?|daughters?|child(?:ren)?|kids?)['’]?s?|(?!(?:my|our) )[A-Za-zÀ-ÿ]+(?: \(my child\))?['’]s) (?:(?:biological|birth|other|legal) )?(?:father|mother|dad|mum|mom)(?:['’]?s)?`;
/** A parent who stays behind and stands against the move. */
const OPPOSES = String.raw`(?:stops?|blocks?|prevents?|forbids?|oppos\w+|objects?|refus\w+|vetoe?s?|says? no|does(?: not|n['’]t) want|is against)`;

/**
 * A consent that is needed or refused, by somebody the question names: "Craig must agree", "he does not give the
 * consent".
 */
const OF_ANOTHER = [
  String.raw`\b(?!I\b|we\b|you\b)[\p{L}'’]+ (?:must|has to|needs to|will have to|would have to) (?:first )?(?:agree|consent|sign)\b[^?]{0,60}\b(?:children|child|kids?|sons?|daughters?|boys?|girls?)\b`,
  String.raw`\b(?:s?he|father|mother|dad|mum|mom) (?:(?:does|did|will|would)(?: not|n['’]t)|won['’]t|refuses to|never) (?:want to |ever )?(?:give|sign|agree|consent|allow)\b`,
  String.raw`\bwithout (?:his|her|the|that|a) (?:notar\w+ )?consent\b`,
  // "Do I need his consent to go abroad with my son?"
  String.raw`\b(?:need|require|get|have|ask for) (?:his|her|the|my (?:ex-?)?(?:husband|wife|partner)['’]?s?) (?:\w+ )?(?:consent|permission|signature|agreement)\b[^?]{0,60}(?:\(my child\)|\b(?:children|child|kids?|sons?|daughters?|boys?|girls?)\b)`,
] as const;

/** What is signed for a child after the move. */
const SIGNATURE = /\b(?:signatures?|sign)\b[^?]*\b(?:schools?|doctors?|passports?|enrol\w*|vaccin\w*)\b/i;

/** A child in so many words. */
const CHILD_NAMED = /\b(?:child|children|kids?|sons?|daughters?|boys?|girls?)\b/i;

/** Words about taking a child along. */
const TAKES_ALONG =
  /\b(?:take|bring|move|relocate|emigrate|leave|go|travel|moving|taking|bringing) (?:abroad |away )?(?:with )?(?:my|our|the|him|her|them|both)\b|\bwith (?:my|our|the) (?:child|children|kids?|sons?|daughters?|boys?|girls?)\b/i;

/** Whether a parent moves away and the children stay. */
const staysBehind = (text: string, { movers, read }: Profile): boolean =>
  movers.children.length === 0 &&
  movers.comeOfAge.length === 0 &&
  read.has('relocating-family-members', 'no') &&
  !TAKES_ALONG.test(text);

/** What applies until the matter is settled; null for parents who decide alone by their own words. */
function notWithout(profile: Profile): Said | null {
  if (soleParentIds(profile)) return null;
  return words(
    `Plan no move with ${theChildren(profile.movers)}, and no visit abroad, without the other parent’s consent in writing or the leave of a court, also while a case is open, unless an order you hold says that you need neither.`,
  );
}

/** What the other parent, a court or a treaty says about moving children. */
export const CUSTODY: Topic = {
  id: 'custody',
  about: new RegExp(
    [
      String.raw`\b(?:custody|visitation|(?:my|his|her|the) ex\b|ex-(?:wife|husband|partner)|ex[- ]?(?:marido|esposo|esposa|mulher|mari|femme|mann|frau)|(?:need|require|without|get|have) (?:his|her|the other parent['’]?s) signature(?=[^?]*\b(?:schools?|doctors?|passports?|enrol\w*|vaccin\w*)\b)|other parent|Hague (?:Child )?(?:Abduction )?Convention|child abduction|consent of (?:the|her|his|their) (?:other parent|father|mother)|(?:father|mother)[’']?s? consent|(?:child|children|kids)[’']s (?:father|mother))`,
      ...OF_ANOTHER,
      String.raw`\b${STAYING_PARENT}\b(?=[^?]*\b${CONSENT}\b)`,
      String.raw`\b${CONSENT}\b[^?]{0,40}\b${STAYING_PARENT}\b`,
      // "Does father must sign for my son?"
      String.raw`\b(?:father|mother|dad|mum|mom)\b[^?]{0,30}\b(?:must|need\w*|has|have|should|will) (?:to )?(?:sign|agree|consent|give|allow|permit)\b[^?]{0,30}\b(?:for (?:my|our|the|him|her)|children|child|kids?|sons?|daughters?|boys?|girls?)\b`,
      // "How does he sign that I take the children?"
      String.raw`\b(?:husband|wife|partner|spouse|he|she|father|mother)\b[^?]{0,30}\b(?:sign|consent|agree)\w*\b[^?]{0,25}\b(?:tak(?:e|es|ing)|bring\w*|mov(?:e|ing)|leav(?:e|ing)|travel\w*)\b[^?]{0,20}\b(?:children|child|kids?|sons?|daughters?|boys?|girls?)\b`,
      // "Can his mum stop us moving?"
      String.raw`\b${STAYING_PARENT}['’]?s?\b[^?]{0,25}\b${OPPOSES}\b`,
      // "Can I move the children when their father lives in Toronto?"
      String.raw`\b(?:move|take|relocate|leave with|go with)\b[^?]{0,20}\b(?:children|child|kids?|sons?|daughters?|boys?|girls?)\b[^?]{0,80}\b(?:when|if|while|although|though|where|whose|and)\b[^?]{0,20}\b${STAYING_PARENT}\b`,
    ].join('|'),
    'iu',
  ),
  // "His mother" may be the mother of a partner who moves along, where no child is mentioned.
  when: ({ text, profile }) =>
    !profile.movers.hasPartner || profile.movers.children.length > 0 || CHILD_NAMED.test(text),
  over: [
    'schools',
    'school-support',
    'healthcare',
    'partner-visa',
    'parent',
    'children-visa',
    'divorce',
    'flights',
    'weather',
    'rights',
    'visa',
  ],
  answer: ({ person, profile, text, view, views }) => ({
    said:
      profile.movers.comeOfAge.length > 0 && ofAgeThen(person?.kin === 'child' ? person : null, profile)
        ? noLeaveThen(profile)
        : isAtHome(view) || staysBehind(text, profile)
          ? null
          : flow(notWithout(profile), childReturnSaid(views)),
    ...(isAtHome(view)
      ? {
          lacks: 'custody orders, and what a court asks before a child moves within the country',
          whom: 'a family lawyer where you live now, before a home is taken or a school told',
          put: 'Which consent, notice or order do I need to move the child that far within the country, how long does it take, and what becomes of the time with each parent?',
        }
      : staysBehind(text, profile)
        ? {
            lacks: 'custody orders, and what becomes of them where a parent moves away and the child stays',
            whom: 'a solicitor for family law at home, before anything is signed',
            put: 'May the other parent or a court object to my moving while the child stays, what becomes of shared custody, of the time with the child and of who pays the journeys, and is an order on it enforced in the new country?',
          }
        : SIGNATURE.test(text)
          ? {
              lacks: 'which decisions on a child one parent may take alone there',
              whom: 'a solicitor for family law at home and one in the new country',
              put: 'Which decisions on school, doctors, papers and the place to live may I take alone there, which need the other parent’s signature too, and does the order or agreement from home count for that as it is, or does a court there have to recognise it first?',
            }
          : {
              lacks: 'custody orders and what a court asks before a child moves abroad',
              whom: 'a solicitor for family law at home, before any flight is booked',
              put: 'Which consent or order do I need to move the child, and is it recognised in the new country?',
            }),
  }),
};
