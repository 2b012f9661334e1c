import { DO_NOT_TRAVEL, RECONSIDER, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';

/** Deaths in conflict per 100,000 people a year from which a country is at war, or has a conflict. */
const WAR = 3;
const CONFLICT = 0.5;

/** The country with a land border that stands worst, and its deaths in conflict per 100,000 people a year. */
export interface Neighbour {
  readonly country: Country;
  readonly per100k: number;
  /** 2 at war, by the figure and the advice of a government alike; 1 in a conflict; 0 neither. */
  readonly grade: 0 | 1 | 2;
}

/** By figure and advice: killings by gangs alone raise the figure, not the level of advice. */
function gradeOf(deaths: number, level: number | null): Neighbour['grade'] {
  if (deaths > WAR && (level ?? 0) >= DO_NOT_TRAVEL) return 2;
  return deaths > CONFLICT && (level ?? RECONSIDER) >= RECONSIDER ? 1 : 0;
}

/** War in the countries that share a land border; null where there is none, or no figure tells of any. */
export function worstNeighbour(atlas: Atlas, iso3: Iso3): Neighbour | null {
  const deaths = atlas.column('conflict_death_rate_5y');
  const found = (atlas.country(iso3)?.borders ?? []).flatMap((one): readonly Neighbour[] => {
    const neighbour = atlas.country(one);
    const per100k = deaths[atlas.indexOf(one)] ?? Number.NaN;
    if (!neighbour || Number.isNaN(per100k)) return [];
    return [
      {
        country: neighbour,
        per100k,
        grade: gradeOf(per100k, strictestAdvice(atlas.travelAdvice(one))),
      },
    ];
  });
  return found.toSorted((a, b) => b.grade - a.grade || b.per100k - a.per100k)[0] ?? null;
}
