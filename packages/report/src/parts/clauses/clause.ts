import { besideHome, figure, type PlaceView, standing } from '../../place/view.ts';
import { because, type Said, say } from '../../prose/said.ts';

/** Part of a sentence about a place; null when its facts are unknown. */
export type ClauseWriter = (view: PlaceView) => Said | null;

/** The two sides of a theme. */
export interface Pair {
  /** What speaks for the place. */
  readonly good: ClauseWriter;
  /** What speaks against it. */
  readonly bad: ClauseWriter;
}

/** A clause with one figure, only when it is known. */
export function one(indicator: string, build: (value: Said, view: PlaceView) => Said): ClauseWriter {
  return (view) => {
    const value = figure(view, indicator);
    return value ? build(value, view) : null;
  };
}

/** A clause only where the world percentile of the place is as asked. */
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

/** The same, only where the place stands below a world percentile of it. */
export function oneBelow(
  indicator: string,
  percentile: number,
  build: (value: Said, view: PlaceView) => Said,
): ClauseWriter {
  return standingAs(indicator, (at) => at < percentile, one(indicator, build));
}

/** The same, only where it stands at or above one. */
export function oneAbove(
  indicator: string,
  percentile: number,
  build: (value: Said, view: PlaceView) => Said,
): ClauseWriter {
  return standingAs(indicator, (at) => at >= percentile, one(indicator, build));
}

/**
 * A clause about cost against home, when that is possible and speaks for the same side: being cheaper than home is
 * no drawback, being dearer no advantage, whatever the score; then the figure stands alone.
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

/** Above this world percentile a price is dear even where home is dearer. */
const DEAR = 60;

/**
 * A drawback for somebody whose home is dearer still: what is dear as the world goes, said with its figure and with
 * home beside it. Null where it is not dear; without a home to compare with, the figure stands alone.
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
