import { anyOf } from '@global-fit/matching/anyOf';
import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const REFUSAL = '(?:refusals?|rejections?|denials?)';
const REFUSED = '(?:refus(?:ed|als?)|reject(?:ed|ions?)|denied|denials?)';
const WEIGHS = String.raw`(?:hurts?|harms?|affects?|counts?|matters?|(?:be )?held against|(?:be )?a problem|weighs?)`;

/** An earlier refusal, as people write about it. */
const EARLIER_REFUSAL = anyOf([
  new RegExp(
    String.raw`\b${REFUSED} (?:of )?(?:[\w’'-]+ ){0,3}(?:visas?|permits?|H-?1B|green card|ESTA|petition|asylum)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:visas?|permits?)(?: (?!be\b|get\b)[\w’'-]+){0,3} ${REFUSED}\b`, 'i'),
  new RegExp(String.raw`\b${REFUSED}(?: [\w’'-]+){0,3} (?:in|of|from) (?:19|20)\d\d\b`, 'i'),
  new RegExp(String.raw`\b(?:earlier|previous|past|old|former) ${REFUSAL}\b`, 'i'),
  new RegExp(String.raw`\b${REFUSAL}\b[^?]{0,40}\b${WEIGHS}\b|\b${WEIGHS}\b[^?]{0,40}\b${REFUSAL}\b`, 'i'),
  new RegExp(
    String.raw`\b${REFUSAL}\b[^?]{0,30}\b(?:comes? up|shows?(?: up)?|appears?|(?:be )?(?:seen|known|shared|visible|told)|follows?|everywhere|every country)\b`,
    'i',
  ),
]);

/** "They will deny me for this?", by somebody who told of a refusal or an overstay. */
const DENIED_FOR =
  /\b(?:den(?:y|ied)|refus(?:e|ed)|reject(?:ed)?|block(?:ed)?|ban(?:ned)?) (?:me|us|him|her|my (?:visa|application)|our (?:visas?|applications?)) (?:for|because of|over) (?:this|that|it|the|my|our|what)\b/i;

const BEFORE_AN_OFFICE = String.raw`(?:visas?|permits?|residen\w+|citizenship|immigration|embass(?:y|ies)|consulates?|entry|let (?:me|us|him|her) in)`;
/** "My 2009 record", "an old fine", and its effect on a permit; not a medical record. */
const RECORD = anyOf([
  // Somebody who sat in prison, in whatever words.
  /\b(?:I|he|she|we|husband|wife|son|partner|brother) (?:was|were|been|have been|had been|has been|went|sat|spent|did|served) (?:\w+ ){0,4}?(?:in |to )?(?:prison|jail)\b|\b(?:served|did) (?:\w+ ){0,3}time\b/i,
  /\b(?:criminal|police|court) records?\b|\b(?:conviction|convicted|arrested|DUI|deport\w+|overstay\w*|entry bans?)\b/i,
  // A drug or a drink that somebody was caught with in a year of their own: "will the marijuana thing from 1981 stop him".
  /\b(?:marijuana|cannabis|weed|pot|hash(?:ish)?|cocaine|drugs?|possession|drunk driving|drink[- ]driving|shoplift\w*|fight)\b[^?.]{0,25}\b(?:thing|charge|matter|case|conviction|arrest|caution|fine|ticket|record|offen[cs]e|story)\b[^?]{0,60}\b(?:stop|matter|count|problem|against|affect|hurt|block|bar|prevent|refus\w+|den(?:y|ied)|visa|permit)\w*/i,
  // Told with the age or year of it, before anything that somebody else may stop or allow.
  /\b(?:caution|fine|offen[cs]e|misdemeanou?r|felony)\b[^?]{0,40}\b(?:when (?:I|he|she|we) (?:was|were)|in (?:19|20)\d\d|(?:\d+|ten|twenty) years ago)\b[^?]{0,30}\b(?:stop|matter|count|problem|against|affect|hurt|block)\w*/i,
  new RegExp(
    String.raw`\b(?:my|his|her|an?|the|our|this) (?:(?:old|minor|spent|small|past|police) )*(?:(?:19|20)\d\d )?(?:record(?! (?:of|player|label|high|low|number)\b)|offen[cs]e|misdemeanou?r|caution|felony)\b(?=[^?]*\b${BEFORE_AN_OFFICE}\b)`,
    'i',
  ),
]);

/** Whether it is about days stayed too long: said so, or a fault left unnamed by somebody with such a past. */
const isStay = (text: string, told: boolean): boolean =>
  /\boverstay\w*\b/i.test(text) || (told && DENIED_FOR.test(text) && !RECORD.test(text));

/** What an authority may hold against somebody: a record, deportation, or earlier refusal. */
export const HISTORY: Topic = {
  id: 'history',
  about: anyOf([RECORD, EARLIER_REFUSAL, DENIED_FOR]),
  when: ({ text, profile }) =>
    RECORD.test(text) ||
    EARLIER_REFUSAL.test(text) ||
    profile.read.has('specific-immigration-history', 'yes') ||
    profile.read.has('general-background-history', 'yes'),
  not: /\bhow (?:often|likely|many)\b/i,
  over: ['visa', 'safety', 'partner-visa', 'offence', 'tax'],
  answer: ({ text, profile }) => ({
    said: isStay(text, profile.read.has('specific-immigration-history', 'yes'))
      ? because(
          words(
            'Each country judges days stayed beyond a visa for itself, by how many they were, how long ago, and whether you declared them: name them with their dates wherever a form asks, and keep what shows how you left. What a form leaves out can weigh more than the days.',
          ),
          'specific-immigration-history',
        )
      : EARLIER_REFUSAL.test(text)
        ? because(
            words(
              'Be open about an earlier refusal: name it, with its year and its reason, wherever a form asks for it, and show what has changed since. What a form leaves out can be held against you longer than the refusal itself.',
            ),
            'specific-immigration-history',
          )
        : because(
            words(
              'Each country judges for itself what an old record means for a permit, by what it was, how long ago, and whether you declared it: name it wherever a form asks, since a wrong answer weighs more than the record. Have the court’s decision and a fresh police certificate ready, both translated.',
            ),
            'general-background-history',
          ),
    lacks: 'how each country judges a record or an earlier refusal',
    whom: 'an immigration lawyer of the country, before any form is filled in',
    put: 'Does this have to be declared, does it bar me, and from which year is it no longer counted?',
  }),
};
