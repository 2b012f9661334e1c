import type { PlaceView } from './view.ts';

/**
 * The kind of survey behind the average pay of a country, "labour force survey" and the like; null where it is not
 * on record or shares its kind with no other: averages of different kinds are no comparison.
 */
export function surveyOf({ atlas }: Pick<PlaceView, 'atlas'>, iso3: string): string | null {
  const note = atlas.earningsNote(iso3);
  if (!note) return null;
  const kind = KINDS.find(([start]) => note.survey.startsWith(start))?.[1];
  if (!kind) return null;
  return note.concept === 'net' ? `${kind}, take-home pay` : kind;
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
