import { besideHome, figure, type PlaceView } from '../place/view.ts';
import { because, type Said } from '../prose/said.ts';

export type ClauseWriter = (view: PlaceView) => Said | null;
export interface Pair {
  /** A clause that speaks for the place; null when its facts are unknown. */
  readonly good: ClauseWriter;
  readonly bad: ClauseWriter;
}

/** A clause with one figure, only when it is known. */
export function one(indicator: string, build: (value: Said, view: PlaceView) => Said): ClauseWriter {
  return (view) => {
    const value = figure(view, indicator);
    return value ? build(value, view) : null;
  };
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
