import type { DealBreakerRule } from '../../dealBreakerRule.ts';
import { inDigits } from '../../own/ownTime.ts';
import { isFarFromSnow } from '../../own/snow.ts';

const NUMBER = '(?:\\d{1,3}(?:[.,]\\d{1,2})?|an?|one|two|three|four|five)';
const UNIT = '(?:hours?|hrs?|h|min(?:ute)?s?|km|kms|kilomet(?:er|re)s?|miles?)';
/** How far away something is, on the road or on foot. */
const WAY = new RegExp(
  `\\b(?:within|in less than|less than|under|more than|over|longer than|further than|farther than|beyond|at most|up to) (?:about )?${NUMBER}[ -]?${UNIT}\\b|\\b${NUMBER}[ -]?${UNIT}(?:'s?)? (?:away|from|drive|by (?:car|bus|train)|walk|on foot)\\b|\\b(?:walking|cycling|driving) distance\\b`,
);
const SPECIALTY =
  /\b(\w+olog(?:ist|ists|y)|\w+iatr(?:ist|ists|y|ician|icians|ics)|specialists?|surgeons?|transplants?|dialysis|midwi(?:fe|ves)|hospices?|\w+-speaking|physiotherap\w+|psychotherap\w+)\b/;
/** How often or how badly it is dry: the record tells only whether it is. */
const HOW_MUCH =
  /\b(?:many|lots? of|frequent\w*|often|regular\w*|constant\w*|strong|big|large|severe|major|bad|every (?:day|week|month|year)|daily|weekly|monthly|yearly)\b/;

/** Care that is near, paid, quick or in a language: the figure of a country says nothing of it. */
const FINER_CARE =
  /\b(?:hospitals?|clinics?|doctors?) for\b|\b(far|nearby|near|close (?:to|by)|speak\w*|english|free|public|universal|private|insurance|afford\w*|bankrupt\w*|bills?|wait\w*|female|wom[ae]n|mental|foreigners?|newcomers)\b/;
const SPEED = /\b\d+ ?(?:mbps|mbit|mb|megabits?|gbps|gigabits?)\b/;

/** A season or months: the records tell of whole years alone. */
const IN_SEASON =
  /\b(?:winters?|summers?|spring|autumn|january|february|march|april|(?:in|of|to|from|until|till|and|by|since) may|june|july|august|september|october|november|december)\b/;
const OF_WHOLE_YEARS = ['hazard_drought', 'wet_days'];

/** Fevers of warm countries that no table of ours counts. */
const OTHER_FEVERS =
  /\b(?:dengue|zika|chikungunya|yellow fever|tropical|rabies|typhoid|cholera|parasit\w+)\b/;

/** An island of a kind: the record tells only whether a town lies on one. */
const KIND_OF_ISLAND = /\b(?:tiny|small|little|remote|isolated|far[- ]?(?:away|off)) islands?\b/;
/** How strong an earthquake may be. */
const STRENGTH = /\b(?:magnitude|richter)\b|\b(?:above|over|than|beyond) (?:an? )?\d(?:[.,]\d)?\b/;
/** How long snow or frost lies, or how deep. */
const SNOW_COUNTED =
  /^(?=.*\b(?:snow|frost)\w*\b).*\b(?:\d{1,3}|an?|one|two|three|few) ?(?:weeks?|months?|days?|cm|inch(?:es)?)\b/;

/** A kind of permit that has to be the one: the record tells of the household's own way in. */
const A_VISA_OF_A_KIND =
  /\b(?:student|study|tourist|(?:digital )?nomad|retire\w+|golden|investor|work(?:ing)? holiday) (?:visas?|permits?)\b/;

/** Rule by priests: what a state does to believers tells of it in part. */
const BY_PRIESTS = /\btheocra\w+/;

/** Guns, and who shoots in a crowd: how many are killed in a year tells little of either. */
const GUNS = /\b(?:guns?|shootings?)\b/;
/** Words that fear the violence itself, whatever it is done with. */
const VIOLENCE =
  /\b(?:violen\w+|crimes?|murder\w*|homicid\w*|kill\w*|gangs?|cartels?|narcos?|kidnap\w*|armed|dangerous|unsafe)\b/;
/** From which sum on: the record tells only that there is such a tax. */
const FROM_A_SUM =
  /\b(?:above|over|under|below|beyond|from|starting|starts?|up to|(?:more|less|lower) than)\b.{0,20}(?!20\d\d\b(?! ?(?:k\b|m)))(?<![\d.,])\d|\d[\d.,]* ?(?:k|m|mn|million|thousand)\b/;

type Read = DealBreakerRule['read'];

/** Whether a line asks for more than the figure of one indicator tells. */
function beyondIndicator(indicator: string, plain: string): boolean {
  if (OF_WHOLE_YEARS.includes(indicator) && IN_SEASON.test(plain)) return true;
  // The record tells of a whole country, and never of one summer, one river or the grass of a farm.
  if (indicator === 'hazard_drought') return !/\bdroughts?\b/.test(plain) || HOW_MUCH.test(plain);
  // Who smokes indoors is on no record.
  if (indicator === 'tobacco_use') return /\b(?:indoors|inside|in)\b/.test(plain);
  if (indicator === 'homicide_rate') return GUNS.test(plain) && !VIOLENCE.test(plain);
  if (indicator === 'wealth_tax' || indicator === 'inheritance_tax')
    return FROM_A_SUM.test(plain) && !/%|\bper ?cent/.test(plain);
  return indicator === 'religious_freedom' && BY_PRIESTS.test(plain);
}

/** The same of a table of records. */
function beyondRecord(record: string, plain: string): boolean {
  if (record === 'islamic law') return /\breligion\b/.test(plain);
  // A permit's law speaks of spouses: what it lets a partner do who is not married is another question.
  if (record === 'partners work')
    return (
      A_VISA_OF_A_KIND.test(plain) ||
      (/\bpartners?\b/.test(plain) && !/\b(?:wife|wives|husbands?|spouses?)\b/.test(plain))
    );
  if (record === 'earthquakes')
    return /\b(?:daily|every (?:day|week|month))\b/.test(plain) || STRENGTH.test(plain);
  if (record === 'cyclones') return IN_SEASON.test(plain);
  return record === 'malaria' && OTHER_FEVERS.test(plain);
}

/** The same of what else a rule reads. */
function beyondRead(read: Read, plain: string): boolean {
  if ('indicator' in read) return beyondIndicator(read.indicator, plain);
  if ('record' in read) return beyondRecord(read.record, plain);
  if ('towns' in read) return read.towns === 'island' && KIND_OF_ISLAND.test(plain);
  if (!('factor' in read)) return false;
  if (read.factor === 'digital') return SPEED.test(plain);
  return read.factor === 'healthcare' && (SPECIALTY.test(plain) || FINER_CARE.test(plain));
}

/** Whether a line asks for a distance, a time, a speed or a specialist that the figure of a rule knows nothing of. */
export const asksForMore = (plain: string, { read }: DealBreakerRule): boolean =>
  WAY.test(inDigits(plain)) || isFarFromSnow(plain) || SNOW_COUNTED.test(plain) || beyondRead(read, plain);
