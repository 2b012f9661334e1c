import { anyOf } from '@global-fit/matching/anyOf';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';
import type { Answers } from '@global-fit/questionnaire/model';
import { type AnswerReader, readAnswers } from './answers.ts';

/**
 * Words about love and body, illness, faith, or legal status. A text with one of them is read and answered, but never
 * quoted: others may see the report.
 */
const LOVE = anyOf([
  /\b(?:boyfriends?|girlfriends?|gay|lesbian|bisexual\w*|queer|homosexual\w*|heterosexual\w*|same-sex)\b/i,
  /\bLGBT\w*\b/i,
  /\btrans(?:gender\w*|sexual\w*|phob\w*| (?:m[ae]n|wom[ae]n|girls?|boys?|kids?|child(?:ren)?|sons?|daughters?|person|people|rights|couple))\b/i,
  /\b(?:is|am|are|being|openly|visibly|as) trans\b/i,
  /\bgender (?:markers?|identity|recognition|affirm\w+|dysphoria|transition\w*|reassign\w*)\b/i,
  /\b(?:dead ?nam\w+|hormones?|HRT|testosterone|o?estrogen|non-binary|in the closet|closeted)\b/i,
  /\b(?:come|came|coming|(?:am|are|is|be|being)(?: not)?) out(?=[.,;:!?]| to | at | as |$)\b/i,
  /\b(?:(?:live|lives|living) openly|sexual\w*|two (?:women|men))\b/i,
  /\b(?:I|who|we|she|he|son|daughter) (?:only |also |really )?(?:likes?|loves?|dates?|fancy|prefers?|(?:am|is|are) (?:in)?to|(?:am|is|are) attracted to) (?:girls|women|men|boys|guys)\b(?! who\b|['’]s\b)/i,
]);
const ILLNESS = anyOf([
  /\b(?:ill(?:ness\w*)?|sick(?:ness)?(?! of\b)|disease\w*|disab\w+|diagnos\w+|chronic\w*|inhalers?|insulin)\b/i,
  /\b(?:medic(?:ine|ines|ation|ations|al condition)|prescri\w+|therap(?:y|ies|ist|ists)|surger\w+)\b/i,
  /\b(?:operation on|cancer|tumou?r|chemo\w*|diabet\w+|asthma\w*|epilep\w+|autis\w+|ADHD|dyslexi\w+)\b/i,
  /\b(?:depress(?:ion|ed|ive)|anxiety|bipolar|PTSD|trauma\w*|burn(?:ed|t)?[- ]?out|addict\w+|alcoholi\w+)\b/i,
  /\b(?:sober|HIV|AIDS|PrEP|pregnan\w+|miscarr\w+|infertil\w+|IVF|abortion\w*|dementia|alzheimer\w*)\b/i,
  /\b(?:parkinson\w*|wheelchair\w*|arthritis|sclerosis|MS diagnosis|transplant\w*|dialysis|suicid\w+)\b/i,
]);
const FAITH = anyOf([
  /\b(?:muslims?|islam\w*|christian(?:s|ity)|(?:an?|as|are|am|devout|practi[sc]ing) christian|catholic\w*)\b/i,
  /\b(?:protestants?|orthodox|evangelical\w*|jew(?:s|ish)?|judaism|hindus?|hinduism|sikhs?|buddhis\w+)\b/i,
  /\b(?:mormons?|quakers?|jehovah\w*|bah[aá]['’]?[ií]s?|yazidis?|ahmadi\w*|atheis\w+|ex-muslims?)\b/i,
  /\b(?:apostas\w+|convert(?:ed|s)? (?:to|from)|religio\w+|mosques?|church(?:es)?|synagogues?|temples?)\b/i,
  /\b(?:pray(?:s|er|ers|ing)?|(?:my|our|his|her) faith|(?:my|our|his|her|their) (?:un)?beliefs?|blasphem\w+)\b/i,
]);
const STANDING = anyOf([
  /\b(?:asylum\w*|refugees?|fled|flee(?:ing)?|temporary protection|subsidiary protection|stateless\w*)\b/i,
  /\b(?:undocumented|illegal(?:ly)?|overstay\w*|deport\w+|expuls\w+|expelled)\b/i,
  /\bvisa (?:was |been )?(?:refused|rejected|denied|revoked|expire\w*|ends?)\b/i,
  /\b(?:refused (?:a |the )?(?:visa|entry)|convict\w+|criminal record|arrest\w*|prison\w*|jail\w*)\b/i,
  // "What the judge wanted in 2009".
  /\b(?:judge|prosecutor|tribunal|court)\b[^.;!?]{0,30}\b(?:wanted|sentenced|fined|(?:found|gave) (?:me|us|him|her)|(?:in|from) (?:19|20)\d\d)\b/i,
  /\b(?:probation|on bail|sentenced|DUI|persecut\w+|(?:send|sent) (?:me|us|him|her|them) back)\b/i,
]);
const PRIVATE = anyOf([LOVE, ILLNESS, FAITH, STANDING]);
/** The same without illness: at work, medicine and surgery are trades, and an animal's illness is no secret. */
const PRIVATE_BUT_ILLNESS = anyOf([LOVE, FAITH, STANDING]);
/** Words that make an illness the customer's own, in a text about work. */
const ONE_S_OWN = anyOf([
  /\bI (?:have|had|suffer|take|live with|am (?:ill|sick|disabled|diabetic|autistic|pregnant|sober))\b/i,
  /\bI[’']m (?:ill|sick|disabled|diabetic|autistic|pregnant|sober)\b/i,
  /\bmy (?:\w+ )?(?:illness|disease|disability|diagnosis|condition|medication|therapy|surgery|treatment)\b/i,
  /\bmy (?:\w+ )?(?:depression|anxiety|autism|ADHD|dyslexia|diabetes|epilepsy|cancer)\b/i,
  /\b(?:diagnosed with|(?:sick|medical) leave|burn(?:ed|t)?[- ]?out)\b/i,
]);

const tellsPrivateBesides = (text: string): boolean =>
  PRIVATE_BUT_ILLNESS.test(text) || tellsUnsafe(text) || asksForFront(text);

const SENTENCES = /(?<=[.!?;])\s+|\n+/;

/** Names of the page seen first. */
const FRONT = String.raw`(?:front|first|title|cover|top) pages?|covers?|titles?|subject(?: line)?`;
/**
 * A wish to keep something off the first page: "please do not print that on the front page". It covers that page and
 * the answer it stands in, nothing more.
 */
const OFF_THE_FRONT = new RegExp(
  String.raw`\b(?:do not|don[’']?t|never|without|please no[t]?|not|nothing|anything)\b[^.!?;]*\b(?:on|in|to) (?:(?:the|its|your|my|our) )?(?:\w+ )?(?:${FRONT})\b`,
  'i',
);
const AND_ELSEWHERE =
  /\b(?:anywhere|nowhere|elsewhere|at all|report|document|PDF|e-?mails?(?! subject)|envelopes?|invoices?|receipts?)\b/i;

const isOfFront = (sentence: string): boolean =>
  OFF_THE_FRONT.test(sentence) &&
  !AND_ELSEWHERE.test(
    sentence.replace(
      /\b(?:e-?mail|message)['’]?s? (?=subject)|(?<=subject(?: line)?) of (?:the|your|any) e-?mails?/gi,
      '',
    ),
  );

/** Whether a text asks to keep something off the first page only. */
export const asksForFront = (text: string): boolean => text.split(SENTENCES).some(isOfFront);
const besidesFront = (text: string): string =>
  text
    .split(SENTENCES)
    .filter((sentence) => !isOfFront(sentence))
    .join(' ');

/** Whether a text tells something private. */
export function tellsPrivate(text: string): boolean {
  return PRIVATE.test(text) || tellsUnsafe(text) || asksForFront(text);
}

/** The same for an answer on skills, work or a business, where a medical trade is no secret. */
export function tellsPrivateAtWork(text: string): boolean {
  return tellsPrivateBesides(text) || (ILLNESS.test(text) && ONE_S_OWN.test(text));
}

/** A person who may be the one who is ill, in a text about an animal. */
const SOMEBODY =
  /\b(?:I|me|we|us|(?:my|our) (?:wife|husband|partner|spouse|son|daughter|child|children|kids?|baby|mother|father|parents?|brother|sister|family))\b/i;

/** The same for an answer about animals. */
export function tellsPrivateBesideAnimals(text: string): boolean {
  return tellsPrivateBesides(text) || (ILLNESS.test(text) && SOMEBODY.test(text));
}

/** Ids of questions on skills, work or a business. */
const OF_WORK: ReadonlySet<string> = new Set(['special-skills', 'planned-business-activities']);

/** Whether an answer is private, given the subject of its question. */
export function tellsPrivateIn(id: string, text: string): boolean {
  if (id === 'pets-additional-info') return tellsPrivateBesideAnimals(text);
  return OF_WORK.has(id) ? tellsPrivateAtWork(text) : tellsPrivate(text);
}

/** People from whom something may be kept. */
const WHO = String.raw`(?:(?:my|our|his|her|their|the) )?(?:family|parents|mother|father|mum|mom|dad|wife|husband|ex|partner|children|kids|son|daughter|brother|sister|relatives|friends|neighbours|flatmates?|landlord|employer|boss|colleagues|company|church|community|village)`;
/** What they might learn of; "can learn it" alone is about lessons. */
const OF_IT = String.raw`(?: (?:of|about|out|that|why|this|it|yet|anything|I|we|what|who)\b|(?=[.,;!?]|$))`;
const LEARN = '(?:know|see|read|find|hear|learn)';

/** Words for writing something down. */
const PUT_DOWN =
  '(?:writ\\w+|word(?:s|ed|ing)?|say\\w*|tell\\w*|put|mention\\w*|phras\\w+|reports?|document|PDF|e-?mails?)';
const MADE_OUT =
  '(?:understands?|knows?|guess\\w*|recogni[sz]es?|realises?|find out|work out|makes? out|learns?)';

/** Words that ask to keep what was written from others. */
const DISCRETION = new RegExp(
  [
    String.raw`\bdiscre(?:et(?:ly)?|tion)\b(?! of\b)`,
    String.raw`\b(?:(?:in|strictly|keep (?:this|it|that|all of (?:this|it))) (?:confiden(?:ce|tial)|private|secret)|confidential(?:ly)?|off the record|between you and me)\b`,
    // Languages or property shared "between us" are no secret.
    String.raw`\b(?:keep|keeps|stay|stays|remain|remains|strictly|just|only|this is|that is|that[’']s) (?:\w+ )?between us\b(?! (?:and|in|of|two|both)\b)|(?:^|[.!?;\n]\s*)between us, (?:my|I|he|she)\b`,
    String.raw`\bkeep (?:[\w’'-]+ ){1,5}(?:confidential|secret|to yoursel(?:f|ves))\b|\bkeep (?:this|it|that|all of (?:this|it)) quiet\b`,
    String.raw`\b(?:keep|leave) (?:[\w’'-]+ ){1,6}out of (?:it|this|(?:(?:the|your|my|our|this|any|every) )?(?:report|document|PDF|e-?mails?|papers|text|writing))\b`,
    String.raw`\b(?:do not|don[’']?t|never|without|not to|please no[t]?) (?:ever )?out(?:ing)? (?!of\b|in\b|on\b|at\b|to\b|for\b|there\b|after\b|and\b|past\b|alone\b|much\b|by\b|with\b|here\b)\w|\bout(?:s|ed|ing)? (?:me|us|him|her|them)\b`,
    String.raw`\b(?:(?:am|are|is|live|lives|living|stay|stays|go|goes) (?:\w+ )?)stealth\b(?! (?:start|mode|compan))|\bstealth (?:at|about|for|to)\b`,
    String.raw`\b(?:do not|don[’']?t|never|please no) (?:\w+ ){0,2}(?:repeat|quote|quoting|print|mention)\b`,
    // "do not write it in a way that other people can understand", "so that nobody else who reads it knows".
    String.raw`(?:^|[.!?;\n])(?=[^.!?;]*\b${PUT_DOWN}\b)[^.!?;]*\b(?:(?:do not|don[’']?t|never|nothing|please no[t]?)\b[^.!?;]*\b(?:others?|other people|somebody|someone|anyone|anybody|people|strangers)|(?:nobody|no one)|(?:others|other people|people) (?:cannot|can[’']?t|do not|don[’']?t))\b[^.!?;]{0,40}\b${MADE_OUT}\b`,
    String.raw`\b(?:do not|don[’']?t|never|please no[t]?) (?:\w+ ){0,2}(?:write|reveal|disclose|expose|name)\b[^.!?;]{0,20}\b(?:my|our|his|her) (?:\w+ )?(?:son|daughter|child|children|kids?|wife|husband|partner|illness|disease|condition|diagnosis|religion|faith|past)\b`,
    String.raw`\b(?:do not|don[’']?t|never|please no[t]?) (?:ever )?tell (?:them|him|her|anyone|anybody|${WHO})\b`,
    String.raw`\b(?:may|might|could|can|will|would) be (?:seen|read|opened|found) (?:by|on|over)\b`,
    String.raw`\b(?:nobody|no one|not one|others?) (?:(?:at|in) \w+ )?(?:(?:must|may|should|can|do|does|did|will)(?: not|n[’']?t)? (?:ever )?${LEARN}|knows)${OF_IT}`,
    String.raw`\b${WHO} (?:(?:must|may|should|can|do|does|did|will)(?: not|n[’']?t)|cannot) (?:ever )?${LEARN}${OF_IT}`,
    String.raw`\b${WHO} (?:may|might|could|will) (?:see|read|find|hear of) (?:this|it|out)\b`,
    String.raw`\b(?:nothing|anything) (?:that )?(?:I|we|he|she|they) (?:\w+ ){0,2}(?:show|hand|give|send|forward)(?: it)?(?: on)?(?: to)? ${WHO}\b`,
    String.raw`\b(?:am|are|is) not (?:yet )?out (?:to|at|in front of) `,
    String.raw`\bnot out (?:to|at) (?:my|our|the|work)\b`,
    String.raw`\bnothing (?:\w+ ){0,3}(?:on|in) (?:the|your|my|our) (?:e-?mails?|envelope|invoice|receipt)\b`,
  ].join('|'),
  'i',
);

/** Questions in which people may ask for discretion: wherever they tell of themselves, an illness or a record. */
const ASKED_IN = [
  ...TOLD_OF_THEMSELVES,
  'medical-conditions-details',
  'background-immigration-details',
] as const;

/** Stories of a life and of a trade, in which "discreet" or "nobody knows me" may be part of the story. */
const STORIES = ['ideal-life-vision', 'current-life-highlights', 'special-skills'] as const;
/** A request in so many words, as it may end a story: "please be discreet", "please do not write it everywhere". */
const REQUEST = new RegExp(
  [
    String.raw`\b(?:please|pls|kindly)\b[^.!?;]*\b(?:discre(?:et(?:ly)?|tion)|confidential|private|secret|between us|to yourselves)\b`,
    String.raw`\b(?:please|pls|kindly)\b[^.!?;]*\b(?:do not|don[’']?t|never|not)\b[^.!?;]*\b(?:writ\w+|print|mention|repeat|quote|tell|say|put)\b`,
    String.raw`\b${WHO}[^.!?;]{0,30}\b(?:does|do|must|may|should|can)(?: not|n[’']?t)(?: ever)? ${LEARN}\b`,
  ].join('|'),
  'i',
);

/** Ids of the answers that ask for discretion; empty where none does. */
export function discretionAsked(read: AnswerReader): readonly string[] {
  return [
    ...ASKED_IN.filter((id) => DISCRETION.test(besidesFront(read.text(id) ?? ''))),
    ...STORIES.filter((id) => REQUEST.test(besidesFront(read.text(id) ?? ''))),
  ];
}

/** Whether something private is to stay off the first page. */
export const isFrontQuiet = (read: AnswerReader): boolean =>
  ASKED_IN.some((id) => asksForFront(read.text(id) ?? ''));

/** Words that ask not to be called by name. */
const WITHOUT_NAME = anyOf([
  /\b(?:do not|don[’']?t|never|please no[t]?) (?:\w+ ){0,2}(?:mention|use|print|write|put|say|show|disclose|reveal|publish|share)\w* (?:\w+ ){0,2}(?:my|our) (?:\w+ )?names?\b/i,
  /\b(?:leave|keep) (?:my|our) (?:\w+ )?names? (?:out|off|away|to yoursel)/i,
  /\bwithout (?:my|our) (?:\w+ )?names?\b/i,
]);

/** Whether the customer asked that their name appear nowhere in the report or its e-mail. */
export const isNameless = (read: AnswerReader): boolean =>
  ASKED_IN.some((id) => WITHOUT_NAME.test(read.text(id) ?? ''));

/** Whether the customer asked for discretion anywhere. */
export function isDiscreet(answers: Answers): boolean {
  return discretionAsked(readAnswers(answers)).length > 0;
}
