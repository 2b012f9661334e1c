/** Words for the ratio of two numbers. The bands are wide enough not to claim more precision than the data has. */
const BANDS: readonly (readonly [upTo: number, words: string])[] = [
  [0.28, 'a quarter or less of the level'],
  [0.38, 'about a third of the level'],
  [0.45, 'well under half the level'],
  [0.55, 'about half the level'],
  [0.62, 'some two fifths less than'],
  [0.7, 'about a third less than'],
  [0.78, 'about a quarter less than'],
  [0.85, 'about a fifth less than'],
  [0.93, 'about a tenth less than'],
  [0.98, 'slightly less than'],
  [1.02, 'the same as'],
  [1.07, 'slightly more than'],
  [1.15, 'about a tenth more than'],
  [1.22, 'about a fifth more than'],
  [1.29, 'about a quarter more than'],
  [1.37, 'about a third more than'],
  [1.45, 'about two fifths more than'],
  [1.62, 'about half as much again as'],
  [1.85, 'some three quarters more than'],
  [2.25, 'about twice the level'],
  [2.75, 'about two and a half times the level'],
  [3.5, 'about three times the level'],
  [4.5, 'about four times the level'],
];

/** "about a third less than", "about half the level": fits between "is" or "are" and "in Germany". */
export function comparedWords(ratio: number): string {
  return BANDS.find(([upTo]) => ratio <= upTo)?.[1] ?? 'more than four times the level';
}

/** The direction of the words of `comparedWords`. */
export function relation(ratio: number): 'more' | 'less' | 'same' {
  if (ratio > 1.02) return 'more';
  return ratio <= 0.98 ? 'less' : 'same';
}

const SHORT: readonly (readonly [number, string])[] = [
  [0.28, 'a quarter or less'],
  [0.38, 'about a third'],
  [0.45, 'well under half'],
  [0.55, 'about half'],
  [0.62, 'some two fifths less'],
  [0.7, 'about a third less'],
  [0.78, 'about a quarter less'],
  [0.85, 'about a fifth less'],
  [0.93, 'about a tenth less'],
  [0.98, 'slightly less'],
  [1.02, 'the same'],
  [1.07, 'slightly more'],
  [1.15, 'about a tenth more'],
  [1.22, 'about a fifth more'],
  [1.29, 'about a quarter more'],
  [1.37, 'about a third more'],
  [1.45, 'about two fifths more'],
  [1.62, 'half as much again'],
  [1.85, 'three quarters more'],
  [2.25, 'about double'],
  [2.75, 'two and a half times as much'],
  [3.5, 'about three times as much'],
];

/** "about a third less", standing alone. */
export function shortCompared(ratio: number): string {
  return SHORT.find(([upTo]) => ratio <= upTo)?.[1] ?? 'several times as much';
}

export type Level = 'lowest' | 'low' | 'below' | 'middle' | 'above' | 'high' | 'highest';

/** Level of a percentile (percent of countries with less). Low levels end at 40, high ones begin at 60. */
export function levelOf(percentile: number): Level {
  if (percentile < 10) return 'lowest';
  if (percentile < 25) return 'low';
  if (percentile < 40) return 'below';
  if (percentile <= 60) return 'middle';
  if (percentile <= 75) return 'above';
  return percentile <= 90 ? 'high' : 'highest';
}

// Wordings that rotate through a whole report, across all sections.
/** After "more" or "fewer". */
export const THAN_MOST =
  '[than in most countries|than in the typical country|than one finds in most places|than is usual]';
/** After "high" or "low". */
export const BY_WORLD =
  '[by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]';
/** For a value that is neither. */
export const NEAR_MIDDLE =
  '[near the middle of the world|about where the typical country stands|neither high nor low among countries]';

export type Side = 'high' | 'low';

/** The side of the median a level lies on; null for the middle. */
export function sideOf(level: Level): Side | null {
  if (level === 'middle') return null;
  return level === 'lowest' || level === 'low' || level === 'below' ? 'low' : 'high';
}

/** The same for a percentile. */
export const sideAt = (percentile: number): Side | null => sideOf(levelOf(percentile));
