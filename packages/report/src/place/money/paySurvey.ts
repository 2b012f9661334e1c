import type { PlaceView } from '../view.ts';

/**
 * The kind of survey behind the average pay of a country, "labour force survey" and the like; null where it is not
 * on record or shares its kind with no other: averages of different kinds are no comparison.
 */
export function surveyOf({ atlas }: Pick<PlaceView, 'atlas'>, iso3: string): string | null {
  const note = atlas.earningsNote(iso3);
  if (!note) return null;
  const kind = KINDS.find(([start]) => note.survey.startsWith(start))?.[1];
  if (!kind) return null;
  if (note.concept === 'below the minimum') return `${kind}, below the minimum wage`;
  return note.concept === 'net' ? `${kind}, take-home pay` : kind;
}

/** Whether the pay on record is too low beside the legal minimum to be gross pay, and never stands beside such. */
export function belowMinimum({ atlas }: Pick<PlaceView, 'atlas'>, iso3: string): boolean {
  return atlas.earningsNote(iso3)?.concept === 'below the minimum';
}

const KINDS = [
  ['LFS', 'labour force survey'],
  ['HIES', 'household survey'],
  ['ES', 'survey of employers'],
] as const;

/** Whether the average pay of this place and of home was surveyed alike, and may be set side by side. */
export function payBesideHome(view: PlaceView): boolean {
  if (!view.home) return false;
  const here = surveyOf(view, view.iso3);
  return here !== null && here === surveyOf(view, view.home.iso3);
}
