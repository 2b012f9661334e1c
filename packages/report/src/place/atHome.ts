import { withoutThose } from '../profile/health/mobility.ts';
import { reworded, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

/**
 * Whether the place is the country lived in: whoever moves within it crosses no border, and keeps the law, the tax, the
 * language and the right to stay that they have.
 */
export const isAtHome = ({ home, iso3 }: Pick<PlaceView, 'home' | 'iso3'>): boolean => home?.iso3 === iso3;

/** Whether that country alone was asked for, so that no other is held against it. */
export const isHomeAlone = (view: Pick<PlaceView, 'home' | 'iso3' | 'profile'>): boolean =>
  isAtHome(view) && view.profile.read.has('relocation-scope', 'domestic');

/**
 * Stands before an alternative, a clause or a whole text that is for those alone who cross a border: "[Copy the laptop
 * before you go|↗Carry passport and visa in two bags]". Whoever writes a sentence says so where it is written.
 */
const ACROSS = '↗';
const OF_A_BORDER = new RegExp(ACROSS);

/** A text without what is for those alone who cross a border; null where all of it is. */
const withoutAcross = (text: string): string | null => withoutThose(text, OF_A_BORDER);

/** Whether a text is, in part at least, for those alone who cross a border. */
export const isAcross = (text: string): boolean => text.includes(ACROSS);

/** A text for those who cross a border: all of it. */
export const forAcross = (text: string): string => text.replaceAll(ACROSS, '');

/** A text as it fits the move: within a country without what is for those who leave one; null where nothing is left. */
export function fittingMove(view: Pick<PlaceView, 'home' | 'iso3'>, said: Said): Said | null {
  if (!isAcross(said.text)) return said;
  if (!isAtHome(view)) return reworded(said, forAcross);
  return withoutAcross(said.text) === null
    ? null
    : reworded(said, (offered) => withoutAcross(offered) ?? offered);
}

/** Where somebody goes: the town in a move within the country, else the country. */
export const whereTo = (view: Pick<PlaceView, 'home' | 'iso3' | 'name' | 'cities'>): string =>
  (isAtHome(view) && view.cities[0]?.name) || view.name;
