import type { DealBreakerRule } from './dealBreakerRule.ts';
import { inDigits } from './ownTime.ts';

const NUMBER = '(?:\\d{1,3}(?:[.,]\\d{1,2})?|an?|one|two|three|four|five)';
const UNIT = '(?:hours?|hrs?|h|min(?:ute)?s?|km|kms|kilomet(?:er|re)s?|miles?)';
/** How far away something is, on the road or on foot. */
const WAY = new RegExp(
  `\\b(?:within|in less than|less than|under|more than|over|longer than|further than|farther than|beyond|at most|up to) (?:about )?${NUMBER}[ -]?${UNIT}\\b|\\b${NUMBER}[ -]?${UNIT}(?:'s?)? (?:away|from|drive|by (?:car|bus|train)|walk|on foot)\\b`,
);
const SPECIALTY =
  /\b(\w+olog(?:ist|ists|y)|\w+iatr(?:ist|ists|y|ician|icians|ics)|specialists?|surgeons?|transplants?|dialysis|midwi(?:fe|ves)|hospices?|\w+-speaking|physiotherap\w+|psychotherap\w+)\b/;
/** Fear in the street, above all of women: killings and unequal rights stand in for it, and count nothing of it. */
export const IN_THE_STREET =
  /\b(harass\w*|catcall\w*|cat-call\w*|grop(?:ed|ing)|stalk(?:ed|ing)|unsafe (?:at night|after dark|for (?:women|girls|me alone)|to walk|streets?)|(?:not|n't|never) (?:be |feel )?safe (?:at night|after dark|for (?:women|girls)|to walk|on the street)|walk\w* (?:home )?(?:alone|at night|after dark)|(?:women|girls?)\b.*\b(?:at night|after dark|alone|safe(?:ly)?|attacked|assaulted|insulted))\b/;

const COUPLES =
  'gays?|lesbians?|queers?|lgbt\\w*|homosexuals?|trans(?:gender)? people|same[- ]sex (?:couples?|partners?)|two (?:m[ae]n|wom[ae]n|husbands|wives|boyfriends|girlfriends)|wom[ae]n (?:who|that) love (?:other )?women|men (?:who|that) love (?:other )?men';
const TREATED =
  'beat(?:en|s|ing)?|attack\\w*|assault\\w*|insult\\w*|spat|harass\\w*|bull(?:y|ied|ying)|abus(?:e|ed|es)|bash\\w*|mock\\w*|threat\\w*|violence|afraid|scared|unsafe|stared at|hold(?:ing)? hands|hand in hand|kiss\\w*|be seen|in public|in the street';
/** How people meet two women or two men, whom the law may respect: an index of laws stands in for it. */
export const LOVE_IN_PUBLIC = new RegExp(
  `^(?!.*\\b(?:hate crimes?|illegal|laws?|legal\\w*|punish\\w*|arrest\\w*|jail\\w*|prison|execut\\w*|crimes?|criminal\\w*|bann?(?:ed|s)?|forbidden|marr(?:y|ied|iages?)|adopt\\w*|parents?|recogni\\w+|conversion)\\b).*(?:\\b(?:${COUPLES})\\b.*\\b(?:${TREATED})\\b|\\b(?:${TREATED})\\b.*\\b(?:${COUPLES})\\b)`,
);
/** Fear of whoever one may meet, or of robbers, by anybody. */
export const FEAR_OUTSIDE =
  /\b(?:afraid|scared|frightened|terrified)\b.*\b(?:streets?|night|dark|outside|go(?:ing)? out|walk\w*)\b|\b(?:streets?|night|dark)\b.*\b(?:afraid|scared|frightened|terrified)\b|\b(?:robbed|robber(?:y|ies|s)|mugged|muggings?|muggers?)\b/;

const WITHOUT_HEARING =
  "deaf\\w*|hard of hearing|sign(?:ed)? languages?|signers?|(?:who|that) (?:(?:do not|don[’']t|cannot|can[’']t|can|could|know how to) )?signs?(?= *(?:$|[,.;)]|with (?:me|us)\\b|to (?:me|us)\\b))|captions?|captioned|captioning|subtitles?|subtitled|(?:video|text) relay|relay services?|hearing loops?";
const WITHOUT_SIGHT = 'blind|blindness|visually impaired|guide dogs?|white canes?|braille|screen readers?';
const WITHOUT_MEMORY = 'dementia|alzheimer\\w*';
/** Access for those who do not hear, or not well. */
export const DEAF_ACCESS = new RegExp(`\\b(?:${WITHOUT_HEARING})(?!\\w)`);
/** Access for those who do not see, or not well. */
export const BLIND_ACCESS = new RegExp(`\\b(?:${WITHOUT_SIGHT})\\b`);
/** Somebody who turns the words of a doctor into another language, signed or spoken. */
export const INTERPRETED_CARE =
  /\b(?:interpret(?:ers?|ing)|interpretation)\b.*\b(?:hospitals?|doctors?|clinics?|health ?care|medical)\b|\b(?:hospitals?|doctors?|clinics?|health ?care|medical)\b.*\b(?:interpret(?:ers?|ing)|interpretation)\b/;

const ACCESS = `${WITHOUT_HEARING}|${WITHOUT_SIGHT}|${WITHOUT_MEMORY}`;
const GOOD_CARE =
  '(?:good|decent|adequate|quality|modern|reliable) (?:\\w+ )?(?:health ?care|hospitals?|medical care|doctors?)';
/** Lines on what care is for some patients, of which no figure tells; "good hospitals, since I am deaf" is none. */
export const CARE_FOR_SOME = new RegExp(
  `${INTERPRETED_CARE.source}|\\b(?:for|with|by) (?:\\w+ ){0,2}?(?:${ACCESS})(?!\\w)|^(?!.*\\b${GOOD_CARE}\\b).*\\b(?:${ACCESS})(?!\\w)`,
);

/** What a law forbids is no fear in the street. */
const BY_LAW = /\b(?:permission|guardian\w*|allowed|laws?)\b/;

/** Lines that no figure holds, each with the rules whose figures come closest; the first that fits counts. */
const STAND_INS: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [LOVE_IN_PUBLIC, ['lgbt-rights']],
  [IN_THE_STREET, ['violent-crime', 'misogyny']],
  [FEAR_OUTSIDE, ['violent-crime']],
];

/** The rules that stand in for a line on how one is met outside; null for every other line. */
export function standIns(
  plain: string,
  rules: readonly DealBreakerRule[],
): readonly DealBreakerRule[] | null {
  const [, ids] = STAND_INS.find(([words]) => words.test(plain)) ?? [];
  return ids && (ids[0] === 'lgbt-rights' || !BY_LAW.test(plain))
    ? rules.filter(({ id }) => ids.includes(id))
    : null;
}

/** How often or how strongly the ground shakes: the record tells only whether it does. */
const HOW_MUCH =
  /\b(?:many|lots? of|frequent\w*|often|regular\w*|constant\w*|strong|big|large|severe|major|bad|every (?:day|week|month|year)|daily|weekly|monthly|yearly)\b/;

/** Care that is near, paid, quick or in a language: the figure of a country says nothing of it. */
const FINER_CARE =
  /\b(far from|nearby|near|close (?:to|by)|speak\w*|english|free|public|universal|private|insurance|afford\w*|wait\w*|female|wom[ae]n)\b/;
const SPEED = /\b\d+ ?(?:mbps|mbit|mb|megabits?|gbps|gigabits?)\b/;

/** A season or months: the records tell of whole years alone. */
const IN_SEASON =
  /\b(?:winters?|summers?|spring|autumn|january|february|march|april|(?:in|of|to|from|until|till|and|by|since) may|june|july|august|september|october|november|december)\b/;
const OF_WHOLE_YEARS = ['hazard_storms', 'hazard_drought', 'wet_days'];

/** Whether a line asks for a distance, a time, a speed or a specialist that the figure of a rule knows nothing of. */
export function asksForMore(plain: string, { read }: DealBreakerRule): boolean {
  if (WAY.test(inDigits(plain))) return true;
  if ('indicator' in read && OF_WHOLE_YEARS.includes(read.indicator) && IN_SEASON.test(plain)) return true;
  if ('record' in read && read.record === 'islamic law') return /\breligion\b/.test(plain);
  if ('indicator' in read && read.indicator === 'hazard_earthquakes') return HOW_MUCH.test(plain);
  // The record tells of a whole country, and never of one summer, one river or the grass of a farm.
  if ('indicator' in read && read.indicator === 'hazard_drought')
    return !/\bdroughts?\b/.test(plain) || HOW_MUCH.test(plain);
  if (!('factor' in read)) return false;
  if (read.factor === 'digital') return SPEED.test(plain);
  return read.factor === 'healthcare' && (SPECIALTY.test(plain) || FINER_CARE.test(plain));
}
