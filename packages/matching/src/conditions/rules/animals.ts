import { atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';

/** Breeds that laws name, and words for them all; a breed of horses or cattle is another thing. */
const BREEDS =
  '(?:pit ?bulls?|staffordshires?|staffies|am ?staffs?|bully? (?:xl|breeds?)|rottweilers?|dobermann?s?|mastiffs?|tosas?|akitas?|dogo argentinos?|fila brasileiros?|(?:dog|dangerous|restricted|our|my|his|her|its|their|this|that|the) breeds?|breeds? of (?:dogs?|our dogs?|my dogs?)|breed[- ]specific|dangerous dogs?)';
const LAW =
  "(?:ban|bans|banned|forbid\\w*|forbidden|prohibit\\w*|outlawed|illegal|not (?:be )?allowed|restrict\\w*|laws?|legislation|must (?:be )?(?:allow(?:ed)?|legal|accept(?:ed)?)|lists?|refus\\w*|(?:cannot|can't|could not|may not) (?:come|enter|travel|be (?:kept|brought|taken))|(?:(?:do|does|will|would)(?:n't| not)|never) (?:let|admit|accept|take|allow)\\w*)";

/** Our records name the states with such a law, not the breeds: it warns, and elsewhere the line stays open. */
const NEVER = Number.POSITIVE_INFINITY;

const HORSE = '(?:horses?|pon(?:y|ies)|mares?|geldings?|donkeys?)';
const KEPT =
  '(?:ke(?:ep|pt)\\w*|stabl\\w+|livery|paddocks?|pastures?|graz\\w+|fields?|meadows?|room|space|land|place for)';

/** People to the square kilometre of a whole country from which on no land with a house is to be found there. */
export const NO_LAND = 1000;

export const ANIMAL_RULES: readonly DealBreakerRule[] = [
  {
    id: 'breed-law',
    label: 'no law against breeds of dogs',
    words: new RegExp(`\\b${BREEDS}\\b.*\\b${LAW}\\b|\\b${LAW}\\b.*\\b${BREEDS}\\b|\\bbreed bans?\\b`),
    read: { record: 'breed law' },
    ...atMost(0.5, NEVER),
  },
  {
    id: 'room-for-a-horse',
    label: 'land on which to keep a horse (our records count no stables)',
    good: true,
    words: new RegExp(`\\b${KEPT}\\b.{0,40}\\b${HORSE}\\b|\\b${HORSE}\\b.{0,40}\\b${KEPT}\\b`),
    read: of('population_density'),
    ...atMost(NO_LAND, NO_LAND),
  },
];
