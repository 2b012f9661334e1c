import type { Plot, ReportPlace } from '@global-fit/report/model';

type Contributions = Extract<Plot, { type: 'contributions' }>;

/**
 * Factor by which a theme counts more or less than the answers say: 0 leaves it out, 1 is as answered, 3 is
 * threefold.
 */
export type Emphasis = Readonly<Record<string, number>>;

export interface Reweighed {
  readonly iso3: string;
  readonly country: string;
  readonly score: number;
}

function contributionsOf(place: ReportPlace): Contributions['parts'] {
  const found = place.plots.map(({ plot }) => plot).find((plot) => plot.type === 'contributions');
  return found?.type === 'contributions' ? found.parts : [];
}

/** Places with a score that can be recalculated: ranked ones whose contributions are in the report. */
export const weighable = (places: readonly ReportPlace[]): readonly ReportPlace[] =>
  places.filter((place) => place.interval !== null && contributionsOf(place).length > 0);

/** Themes listed for every place, the heaviest first: only these can be changed fairly. */
export function commonThemes(places: readonly ReportPlace[]): readonly string[] {
  const [first = [], ...others] = weighable(places).map(contributionsOf);
  return first
    .toSorted((a, b) => b.possible - a.possible)
    .map(({ label }) => label)
    .filter((label) => others.every((parts) => parts.some((part) => part.label === label)));
}

/**
 * The score of a place, 0-100, with the weight of each theme multiplied: Σ m·points over Σ m·possible, times 100.
 * Themes missing from the plot keep their weight: the rest of the score, out of the rest of the hundred.
 */
export function reweigh(place: ReportPlace, emphasis: Emphasis): number {
  const parts = contributionsOf(place);
  const restPoints = place.score - parts.reduce((sum, { points }) => sum + points, 0);
  const restPossible = 100 - parts.reduce((sum, { possible }) => sum + possible, 0);
  let points = Math.max(0, restPoints);
  let possible = Math.max(points, restPossible);
  for (const part of parts) {
    const times = emphasis[part.label] ?? 1;
    points += times * part.points;
    possible += times * part.possible;
  }
  return possible === 0 ? 0 : (100 * points) / possible;
}

/** The places of a report ordered by other weights, best first. */
export function rankReweighed(places: readonly ReportPlace[], emphasis: Emphasis): readonly Reweighed[] {
  return weighable(places)
    .map((place) => ({ iso3: place.iso3, country: place.country, score: reweigh(place, emphasis) }))
    .toSorted((a, b) => b.score - a.score);
}
