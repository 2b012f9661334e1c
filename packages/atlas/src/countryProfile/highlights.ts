import type { Atlas } from '../atlas.ts';
import type { Country, Fact } from '../model.ts';
import type { Standing, Standings } from '../percentile.ts';
import type { HighlightKind } from './highlightKind.ts';
import { HIGHLIGHT_KINDS } from './highlightKinds.ts';
import { otherYears } from './otherYears.ts';
import { placeName, regionName } from './placeName.ts';
import { rankClause, type Side } from './rankClause.ts';
import { figure } from './teller.ts';

export interface Highlight {
  /** Indicator and side, e.g. `sunshine:high`. */
  readonly kind: string;
  readonly text: string;
  readonly fact: Fact;
}

export const MOST_HIGHLIGHTS = 6;

/** A value that more countries than this share is not remarkable. */
const MOST_TIES = 4;

/** Deducted from each further highlight of the same dimension. */
const SAME_DIMENSION = 0.2;

/** How extreme a value must be in the world to be mentioned, from 0 (median) to 1 (end). */
const LEAST_SURPRISE = 0.35;

interface Candidate {
  readonly kind: HighlightKind;
  readonly side: Side;
  readonly fact: Fact;
  readonly world: Standing;
  readonly region: Standing;
  readonly surprise: number;
}

/** Position in the upper (or lower) half: 0 at the median, 1 at the end, negative on the other side. */
const depth = (standing: Standing, side: Side): number =>
  ((side === 'high' ? standing.percentile : 100 - standing.percentile) - 50) / 50;

/**
 * How unusual a value is, from 0 to 1: by its rank in the world and the region and its distance from both medians in
 * robust standard deviations (capped, because some scales have long tails).
 */
function surpriseOf(world: Standing, region: Standing, side: Side): number {
  const distance = Math.min(Math.abs(world.robustZ), Math.abs(region.robustZ), 5) / 5;
  return 0.45 * depth(world, side) + 0.35 * depth(region, side) + 0.2 * distance;
}

function candidateOf(
  atlas: Atlas,
  standings: Standings,
  country: Country,
  kind: HighlightKind,
): Candidate | null {
  const fact = atlas.fact(country.iso3, kind.id);
  const world = standings.world(country.iso3, kind.id);
  const region = standings.region(country.iso3, kind.id);
  if (!fact || !world || !region || !fact.indicator.shown || fact.quality === 'low') return null;
  if (world.ties > MOST_TIES) return null;
  // A value on which two of our records disagree is no distinction.
  if (kind.id === 'naturalisation_years' && otherYears(atlas, country.iso3)) return null;
  const side: Side = world.percentile >= 50 ? 'high' : 'low';
  if (kind.only && kind.only !== side) return null;
  // Unusual in the world but ordinary at home (or the other way round) is not unusual about this country.
  if (depth(region, side) <= 0 || depth(world, side) < LEAST_SURPRISE) return null;
  return { kind, side, fact, world, region, surprise: surpriseOf(world, region, side) };
}

/** The most surprising candidates, spread over groups and dimensions. */
function choose(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const left = [...candidates];
  while (chosen.length < MOST_HIGHLIGHTS) {
    const worth = (one: Candidate): number => {
      const before = chosen.filter(
        (other) => other.fact.indicator.dimension === one.fact.indicator.dimension,
      );
      return one.surprise - SAME_DIMENSION * before.length;
    };
    left.sort((a, b) => worth(b) - worth(a) || a.kind.id.localeCompare(b.kind.id));
    const best = left.shift();
    if (!best) break;
    chosen.push(best);
    for (let i = left.length - 1; i >= 0; i -= 1)
      if (left[i]?.kind.group === best.kind.group) left.splice(i, 1);
  }
  return chosen;
}

/** At most six sentences on what distinguishes a country from its region and the world, the most surprising first. */
export function highlightsOf(atlas: Atlas, standings: Standings, country: Country): readonly Highlight[] {
  const place = placeName(country);
  const candidates = HIGHLIGHT_KINDS.flatMap((kind) => candidateOf(atlas, standings, country, kind) ?? []);
  return choose(candidates).map(({ kind, side, fact, world, region }) => {
    const rank = rankClause(world, region, regionName(country.region), side, kind[side]);
    return { kind: `${kind.id}:${side}`, text: kind.say({ value: figure(fact), rank, place }), fact };
  });
}
