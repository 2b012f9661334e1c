import type { DealBreakerRule } from '../dealBreakerRule.ts';

/** Breeds that laws name, and words for them all; a breed of horses or cattle is another thing. */
const BREEDS =
  '(?:pit ?bulls?|staffordshires?|staffies|am ?staffs?|bully? (?:xl|breeds?)|rottweilers?|dobermann?s?|mastiffs?|tosas?|akitas?|dogo argentinos?|fila brasileiros?|(?:dog|dangerous|restricted|our|my) breeds?|breeds? of (?:dogs?|our dogs?|my dogs?)|breed[- ]specific|dangerous dogs?)';
const LAW =
  '(?:ban|bans|banned|forbid\\w*|forbidden|prohibit\\w*|outlawed|illegal|not (?:be )?allowed|restrict\\w*|laws?|legislation|must be (?:allowed|legal)|lists?)';

/** Our records name the states with such a law, not the breeds: it warns, and elsewhere the line stays open. */
const NEVER = Number.POSITIVE_INFINITY;

export const ANIMAL_RULES: readonly DealBreakerRule[] = [
  {
    id: 'breed-law',
    label: 'no law against breeds of dogs',
    sense: 'bad',
    words: new RegExp(`\\b${BREEDS}\\b.*\\b${LAW}\\b|\\b${LAW}\\b.*\\b${BREEDS}\\b|\\bbreed bans?\\b`),
    read: { record: 'breed law' },
    kind: 'most',
    soft: 0.5,
    hard: NEVER,
  },
];
