import type { Standing } from '../percentile.ts';
import { ordinalInWords } from './words.ts';

/** Superlatives used by highlights, with their comparatives. */
const COMPARATIVES = {
  highest: 'higher',
  lowest: 'lower',
  most: 'more',
  least: 'less',
  fewest: 'fewer',
  largest: 'larger',
  smallest: 'smaller',
  longest: 'longer',
  shortest: 'shorter',
  oldest: 'older',
  youngest: 'younger',
  warmest: 'warmer',
  coolest: 'cooler',
  wettest: 'wetter',
  driest: 'drier',
  fastest: 'faster',
  slowest: 'slower',
  densest: 'denser',
  sparsest: 'sparser',
  greatest: 'greater',
} as const;

export type Superlative = keyof typeof COMPARATIVES;

export type Side = 'high' | 'low';

const rankOn = (standing: Standing, side: Side): number =>
  side === 'high' ? standing.rankFromTop : standing.rankFromBottom;

/** "highest", "joint-highest", "third-highest", "joint third-highest". */
function placed(standing: Standing, side: Side, superlative: Superlative): string {
  const rank = rankOn(standing, side);
  const shared = standing.ties > 1;
  if (rank === 1) return shared ? `joint-${superlative}` : superlative;
  return `${shared ? 'joint ' : ''}${ordinalInWords(rank)}-${superlative}`;
}

/**
 * How a value compares with others, in words that are exactly true: its rank near an end of the list, else the share
 * of countries it exceeds.
 */
export function rankClause(
  world: Standing,
  region: Standing,
  regionName: string,
  side: Side,
  superlative: Superlative,
): string {
  if (rankOn(world, side) <= 10) return `the ${placed(world, side, superlative)} of ${world.of} countries`;
  if (rankOn(region, side) <= 3 && region.of >= 8)
    return `the ${placed(region, side, superlative)} in ${regionName}`;
  const beyond = world.of - rankOn(world, side) - world.ties + 1;
  const share = Math.floor((100 * beyond) / (world.of - 1));
  return `${COMPARATIVES[superlative]} than in ${share}% of countries`;
}
