import { besideHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';

/** Writes part of a sentence about a place; null where its facts are unknown. */
export type ClauseWriter = (view: PlaceView) => Said | null;

/** What a theme says for and against a place. */
export interface Pair {
  /** What speaks for the place. */
  readonly good: ClauseWriter;
  /** What speaks against it. */
  readonly bad: ClauseWriter;
}

/** A clause with one figure; null where it is unknown. */
export function one(indicator: string, build: (value: Said, view: PlaceView) => Said): ClauseWriter {
  return (view) => {
    const value = figure(view, indicator);
    return value ? build(value, view) : null;
  };
}

/** A clause that is used only at certain world percentiles. */
function standingAs(
  indicator: string,
  isAsAsked: (percentile: number) => boolean,
  clause: ClauseWriter,
): ClauseWriter {
  return (view) => {
    const at = standing(view, indicator);
    return at && isAsAsked(at.percentile) ? clause(view) : null;
  };
}

/** A clause used only below a world percentile. */
export function oneBelow(
  indicator: string,
  percentile: number,
  build: (value: Said, view: PlaceView) => Said,
): ClauseWriter {
  return standingAs(indicator, (at) => at < percentile, one(indicator, build));
}

/** A clause used only from a world percentile on. */
export function oneAbove(
  indicator: string,
  percentile: number,
  build: (value: Said, view: PlaceView) => Said,
): ClauseWriter {
  return standingAs(indicator, (at) => at >= percentile, one(indicator, build));
}

/**
 * A clause about cost, with home beside it where the comparison supports the same side. Being cheaper than home is no
 * drawback and being dearer no advantage, whatever the score; then the figure stands alone.
 */
export function beside(
  side: keyof Pair,
  indicator: string,
  build: (than: Said, view: PlaceView) => Said,
  alone: ClauseWriter,
): ClauseWriter {
  return (view) => {
    const found = besideHome(view, indicator);
    const speaks = found && (side === 'good' ? found.ratio < 1 : found.ratio > 1);
    return speaks ? because(build(found.than, view), 'current-location') : alone(view);
  };
}

/** World percentile above which a price is high even where home's is higher. */
const DEAR = 60;

/**
 * A price that is high in the world but lower than at home, said with both figures. Null where it is not high;
 * without a home to compare with, the figure stands alone.
 */
export function dearButBelowHome(
  indicator: string,
  build: (high: Said, view: PlaceView) => Said,
  alone: ClauseWriter,
): ClauseWriter {
  return (view) => {
    const home = besideHome(view, indicator);
    if (!home || home.ratio >= 1) return alone(view);
    const value = figure(view, indicator);
    const at = standing(view, indicator);
    if (!value || !at || at.percentile < DEAR) return null;
    return because(
      build(
        say`high as the world goes (${value}, the United States being 100), even if ${home.than}${at.mark}`,
        view,
      ),
      'current-location',
    );
  };
}
