import type { PlaceView } from '../view.ts';

/**
 * The kind of survey behind a country's mean pay, "labour force survey" and so on; null where it is not on record or
 * no other country shares it, because means of different kinds do not compare.
 */
export function surveyOf({ atlas }: Pick<PlaceView, 'atlas'>, iso3: string): string | null {
  const note = atlas.earningsNote(iso3);
  if (!note) return null;
  const kind = KINDS.find(([start]) => note.survey.startsWith(start))?.[1];
  if (!kind) return null;
  if (note.concept === 'below the minimum') return `${kind}, below the minimum wage`;
  return note.concept === 'net' ? `${kind}, take-home pay` : kind;
}

/** Whether recorded pay is too low, given the legal minimum, to be gross pay; it is then not compared. */
export function belowMinimum({ atlas }: Pick<PlaceView, 'atlas'>, iso3: string): boolean {
  return atlas.earningsNote(iso3)?.concept === 'below the minimum';
}

const KINDS = [
  ['LFS', 'labour force survey'],
  ['HIES', 'household survey'],
  ['ES', 'survey of employers'],
] as const;

/** Whether mean pay here and at home comes from the same kind of survey and may be compared. */
export function payBesideHome(view: PlaceView): boolean {
  if (!view.home) return false;
  const here = surveyOf(view, view.iso3);
  return here !== null && here === surveyOf(view, view.home.iso3);
}
