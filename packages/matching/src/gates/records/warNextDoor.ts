import { DO_NOT_TRAVEL, RECONSIDER, strictestAdvice } from '@global-fit/atlas/entry/health';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';

/** Deaths in conflict per 100,000 people a year above which a country counts as at war, or as in conflict. */
const WAR = 3;
const CONFLICT = 0.5;

/** A country with a common land border, and its deaths in conflict per 100,000 people a year. */
export interface Neighbour {
  readonly country: Country;
  readonly per100k: number;
  /** 2: at war, by deaths and travel advice alike; 1: in conflict; 0: neither. */
  readonly grade: 0 | 1 | 2;
}

/** Needs both deaths and travel advice, because killings by gangs raise the deaths without a war. */
function gradeOf(deaths: number, level: number | null): Neighbour['grade'] {
  if (deaths > WAR && (level ?? 0) >= DO_NOT_TRAVEL) return 2;
  return deaths > CONFLICT && (level ?? RECONSIDER) >= RECONSIDER ? 1 : 0;
}

/** The neighbour by land with the worst grade; null where there is no land border, or no figure. */
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
