import { withoutThose } from '../profile/health/mobility.ts';
import { reworded, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

/**
 * Whether the place is the country lived in. A move within it crosses no border: law, taxes, language and right to
 * stay remain.
 */
export const isAtHome = ({ home, iso3 }: Pick<PlaceView, 'home' | 'iso3'>): boolean => home?.iso3 === iso3;

/** Whether the customer wants to move within their country and chose no other. */
export const isHomeAlone = (view: Pick<PlaceView, 'home' | 'iso3' | 'profile'>): boolean =>
  isAtHome(view) && view.profile.read.has('relocation-scope', 'domestic');

/**
 * Marks an alternative, clause or text as only for households that cross a border: "[Copy the laptop before you
 * go|↗Carry passport and visa in two bags]". A move within a country drops it.
 */
const ACROSS = '↗';
const OF_A_BORDER = new RegExp(ACROSS);

/** A text without what is so marked; null where nothing remains. */
const withoutAcross = (text: string): string | null => withoutThose(text, OF_A_BORDER);

/** Whether anything in a text is so marked. */
export const isAcross = (text: string): boolean => text.includes(ACROSS);

/** The whole text without the marks, for households that cross a border. */
export const forAcross = (text: string): string => text.replaceAll(ACROSS, '');

/** A text as it fits the move, across a border or within a country; null where nothing remains. */
export function fittingMove(view: Pick<PlaceView, 'home' | 'iso3'>, said: Said): Said | null {
  if (!isAcross(said.text)) return said;
  if (!isAtHome(view)) return reworded(said, forAcross);
  return withoutAcross(said.text) === null
    ? null
    : reworded(said, (offered) => withoutAcross(offered) ?? offered);
}

/** The destination's name: the first town of a move within a country, else the country. */
export const whereTo = (view: Pick<PlaceView, 'home' | 'iso3' | 'name' | 'cities'>): string =>
  (isAtHome(view) && view.cities[0]?.name) || view.name;
