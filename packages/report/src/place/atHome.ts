import { withoutThose } from '../profile/health/mobility.ts';
import { reworded, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

/**
 * Whether the place is the country lived in. A household that moves within it crosses no border: its law, taxes,
 * language and right to stay remain as they are.
 */
export const isAtHome = ({ home, iso3 }: Pick<PlaceView, 'home' | 'iso3'>): boolean => home?.iso3 === iso3;

/** Whether the customer wants to move within the country lived in and asked for no other. */
export const isHomeAlone = (view: Pick<PlaceView, 'home' | 'iso3' | 'profile'>): boolean =>
  isAtHome(view) && view.profile.read.has('relocation-scope', 'domestic');

/**
 * Marks an alternative, a clause or a whole text as being only for households that cross a border: "[Copy the laptop
 * before you go|↗Carry passport and visa in two bags]". A move within a country leaves it out.
 */
const ACROSS = '↗';
const OF_A_BORDER = new RegExp(ACROSS);

/** A text without what is marked so; null where all of it is. */
const withoutAcross = (text: string): string | null => withoutThose(text, OF_A_BORDER);

/** Whether anything in a text is marked so. */
export const isAcross = (text: string): boolean => text.includes(ACROSS);

/** A text for households that cross a border: whole, without the marks. */
export const forAcross = (text: string): string => text.replaceAll(ACROSS, '');

/** A text as it fits the move across a border or within a country; null where nothing of it is left. */
export function fittingMove(view: Pick<PlaceView, 'home' | 'iso3'>, said: Said): Said | null {
  if (!isAcross(said.text)) return said;
  if (!isAtHome(view)) return reworded(said, forAcross);
  return withoutAcross(said.text) === null
    ? null
    : reworded(said, (offered) => withoutAcross(offered) ?? offered);
}

/** The name of the destination: the first town in a move within a country, else the country. */
export const whereTo = (view: Pick<PlaceView, 'home' | 'iso3' | 'name' | 'cities'>): string =>
  (isAtHome(view) && view.cities[0]?.name) || view.name;
