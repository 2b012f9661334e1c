import type { RentedHome } from '../../model/household.ts';
import { byRelation } from '../../profile/people/companionsNamed.ts';
import { asSpelled } from './asTyped.ts';
import type { WhoWrites } from './whoWrites.ts';

const ONE_BED = /\b(?:1|one|single)[- ]bed|\bstudios?\b/;
/** Flats counted by all their rooms, as on the continent: the living room is one of them. */
const TWO_ROOMS = /\b(?:2|two)[- ]rooms?\b/;
const THREE_ROOMS = /\b(?:3|three)[- ]rooms?\b/;
const TWO_BED = /\b(?:2|two)[- ]bed/;
/** Surveys hold flats of one bedroom and of two. */
const LARGER = /\b(?:[3-6]|three|four|five|six)[- ](?:bed|rooms?\b)/;
const ROOM = /\b(?:rooms?|shared?|sharing|co-?living|house ?shares?|dorm(?:itor(?:y|ies))?s?)\b/;
const NO_FLAT = /\b(?:houses?|villas?)\b/;

/** The home that a line speaks of; the one that is looked for where it names none. */
export function homeIn(plain: string, own: RentedHome): RentedHome {
  if (ONE_BED.test(plain)) return 'oneBed';
  if (TWO_BED.test(plain) || THREE_ROOMS.test(plain)) return 'twoBed';
  if (LARGER.test(plain)) return 'other';
  if (TWO_ROOMS.test(plain)) return 'oneBed';
  if (ROOM.test(plain)) return 'room';
  return NO_FLAT.test(plain) ? 'other' : own;
}

/** A bond is that of the two who write only where a law on it is spoken of. */
const BY_LAW =
  /\b(recogni[stz]\w+|unrecogni[sz]ed|valid\w*|invalid|legal\w*|illegal|law\w*|counts?|accepted|void|null|registered|acknowledged)\b/;

const MARRY =
  '(?:(?:get |be )?married|marry)(?: (?:there|here|each other|my (?:husband|wife|partner|fianc[eé]e?)))*';
/** "Must be able to marry my husband", "marriage must be legal for us". */
const TO_MARRY = new RegExp(
  `^(?:(?:i|we) )?(?:must|has to|have to|needs? to|want to) (?:be (?:able|allowed|free) to )?${MARRY}[.! ]*$|^marriage (?:must|has to|needs to|should) be (?:legal|open|possible|allowed|recogni[sz]ed|available) (?:for|to) (?:us|both of us)\\b`,
);
/** "No marriage for us", "where we can't marry". */
const NOT_MARRIED = new RegExp(
  `^no (?:legal )?marriage for us\\b|^(?:(?:no )?(?:countr(?:y|ies)|places?|anywhere|somewhere) )?(?:where )?(?:we|us two) (?:cannot|can't|can not|may not|could not|are not allowed to) (?:legally )?${MARRY}[.! ]*$`,
);

/** "Our marriage is not recognised", of two women or two men, as the law calls it. */
function byTheirLaw(plain: string): string {
  if (NOT_MARRIED.test(plain)) return 'no same-sex marriage';
  if (TO_MARRY.test(plain)) return 'same-sex marriage must be legal';
  if (!BY_LAW.test(plain)) return plain;
  return plain
    .replace(/\b(?:our|my) (?:marriage|wedding)\b/, 'same-sex marriage')
    .replace(
      /\b(?:our|my) (?:relationship|(?:civil )?partnership|civil union|union)\b/,
      'same-sex partnership',
    );
}

const PUNISHED =
  '(?:illegal|unlawful|criminals?|criminali[sz]ed|a crime|an? (?:\\w+ )?offen[cs]e|outlawed|punished|arrested|jailed|imprisoned|prosecuted)';
/** "Where we are illegal", "being us is a crime". */
const WE_PUNISHED = new RegExp(
  [
    String.raw`\b(?:we|us two|the two of us)(?:'re| are| would be| could be| may be| might be| can be| get)(?: \w+)? (?=${PUNISHED}\b)`,
    String.raw`\b(?:being|living|to be|to live) (?:us|together|a couple|as a couple|who we are|what we are) (?:is|are|counts as) (?=${PUNISHED}\b)`,
  ].join('|'),
);
/** "Not safe as a couple", "unsafe for the two of us". */
const UNSAFE_TOGETHER =
  /\b(?:not (?:be |feel )?safe|unsafe|dangerous|not welcome|unwelcome)(?: for us)? (?:as|to be|being) (?:a couple|together|us)\b|\b(?:not safe|unsafe|dangerous) for (?:us two|the two of us|us as a couple)\b/;

/**
 * "Women like us", "we cannot hold hands", "where we are illegal", of two women or two men: how they are met is how such
 * couples are.
 */
const ofCouples = (plain: string): string =>
  plain
    .replace(WE_PUNISHED, 'same-sex couples are ')
    .replace(UNSAFE_TOGETHER, 'homophobic')
    .replace(/\b(?:wom[ae]n|m[ae]n|couples?|people|families) like us\b/, 'same-sex couples')
    .replace(
      /\b(?:we|us|the two of us)\b(?=.*\b(?:hold(?:ing)? hands|hand in hand|kiss\w*|adopt)\b)/,
      'same-sex couples',
    );

/** Kinds of place and sports by which the sea was asked for. */
const BY_WATER = ['coast', 'sea', 'beach-swimming', 'surfing', 'diving', 'sailing'];

/** "Not on the coast", "inland", of somebody who asked for the sea: that is what they would miss. */
const seaMissed = (plain: string): string =>
  plain.replace(
    /^(?:an? )?(?:(?:place|town|city|country|anywhere) )?(?:(?:that|which) is )?(?:not (?:directly )?(?:on|by|at|near|close to) (?:the |a )?(?:sea|seaside|coast|ocean|beach)\b|(?:too )?(?:far )?inland\b)/,
    'no sea',
  );

/** "isnt", "dont", "cant": what is typed without its apostrophe; "wont" and "cant" as nouns are rarer by far. */
const WITHOUT_APOSTROPHE = /\b(is|are|was|were|do|does|did|has|have|had|would|should|could|ca|wo)nt\b/g;

/** "Mariage", as it is often typed, and as half of Europe writes it. */
const MARRIAGE_TYPED = /\b(?:mariage|marrage|marrige|marraige)(?=s?\b)/g;

/** "Humdity", which is one letter from "humility" as well. */
const HUMIDITY_TYPED = /\bhum(?:dity|idty|idtiy|iditiy|ididty|iditity)\b/g;

/** "Anywhere but the EU", "everything except communist countries is ok": a union, or a kind of country, refused. */
const ANYWHERE_BUT =
  /^(?:any|every)(?:where|thing) (?:but|except(?: for)?|other than|apart from) (?:in )?((?:the )?(?:eu|e\.u\.|european union|eea|schengen|euro ?zone|nato)\b.*|(?:[a-z-]+ ){1,3}(?:countr(?:y|ies)|states?|nations?|regimes?))(?:(?: (?:is|are|would be))? (?:ok(?:ay)?|fine))?(?=[.! ]*$)/;

/** A line in lower case, its long words as they are spelled, with plain quotes and whole numbers, and short forms written out. */
export const plainly = (line: string): string =>
  asSpelled(line.toLowerCase())
    .replace(/[’‘]/g, "'")
    .replace(WITHOUT_APOSTROPHE, "$1n't")
    .replace(MARRIAGE_TYPED, 'marriage')
    .replace(HUMIDITY_TYPED, 'humidity')
    .replace(ANYWHERE_BUT, 'no $1')
    .replace(
      /\b(more|less|longer|further|farther|higher|lower|hotter|colder|bigger|smaller|fewer|worse|rather) then\b/g,
      '$1 than',
    )
    // "1 200 euros", as thousands are set in much of Europe.
    .replace(/(?<=(?<![\d.,])\d{1,3})\s(?=\d{3}(?![\d.,]))/g, '')
    // "20 below zero".
    .replace(
      /(?:\b(?:more than|over) )?(?<![\d.,-])(\d{1,2})(?: ?(?:°|degrees?))?(?: ?c(?:elsius)?)? below (?:zero|0)\b/g,
      'below -$1 degrees',
    )
    // "15 LPA": lakhs of pay a year.
    .replace(/(?<=\d) ?lpa\b/g, ' lakh a year salary')
    .replace(/\b(do|would)n't\b/g, '$1 not')
    .replace(/\bwon't\b/g, 'will not');

/** A line in the words that the rules know, as those mean them who write. */
export function inOwnTerms(
  line: string,
  { ofOneSex, placesAsked, companions }: Pick<WhoWrites, 'ofOneSex' | 'placesAsked' | 'companions'>,
): string {
  const plain = plainly(byRelation(line, companions));
  const ours = ofOneSex ? ofCouples(byTheirLaw(plain)) : plain;
  return BY_WATER.some((one) => placesAsked.includes(one)) ? seaMissed(ours) : ours;
}
