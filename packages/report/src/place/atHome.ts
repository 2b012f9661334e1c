import { withoutThose } from '../profile/mobility.ts';
import { plain, reworded, type Said } from '../prose/said.ts';
import type { PlaceView } from './view.ts';

/**
 * Whether the place is the country lived in: whoever moves within it crosses no border, and keeps the law, the tax, the
 * language and the right to stay that they have.
 */
export const isAtHome = ({ home, iso3 }: Pick<PlaceView, 'home' | 'iso3'>): boolean => home?.iso3 === iso3;

/** What is said to those who cross a border, and to nobody else. */
export const OF_A_BORDER =
  /\b(?:visas?|consulates?|embass(?:y|ies)|apostilles?|legalis\w+|customs|foreign(?:ers?)?|abroad|emigrat\w+|newcomers?|expat\w*|passports?|residence (?:permits?|cards?)|tax residen(?:ce|cy|t)|proof of life|conventions? on recognition|Lisbon convention|double taxation|imported|brought in|before you land|boarding (?:pass|card)s?|new country|(?:two|both) countries|guests from home|dictionar(?:y|ies)|emergency number|in which language the work|in the cabin|hand luggage|into the luggage|ship nothing|deregister|notary at home|which law applies|insure the first year|job search the permit|you need no permit|international cover|stored? at home|place of management|labels? the kitchen|week at home|person at home|treatment at home|free movement lets|(?:somebody|repayments|house|benefit ends) at home)\b/i;

/** The country named as the end of a journey, or twice as if it were two. */
function asElsewhere(name: string): RegExp {
  const land = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`\b(?:before|names?|with|notice for|call from|policy for) ${land}\b|\b${land}\b[^.;:?!|]*\b${land}\b`,
  );
}

/** A text without the alternatives in which an expression is found; null where all of it holds one. */
function without(said: Said, ofLeaving: RegExp): Said | null {
  if (!ofLeaving.test(plain(said.text))) return said;
  return withoutThose(said.text, ofLeaving) === null
    ? null
    : reworded(said, (offered) => withoutThose(offered, ofLeaving) ?? offered);
}

/** A text for a move within the country: none of its alternatives speaks of a border; null where all of it does. */
export function withinBorders(view: Pick<PlaceView, 'home' | 'iso3' | 'name'>, said: Said): Said | null {
  if (!isAtHome(view)) return said;
  return [OF_A_BORDER, asElsewhere(view.name)].reduce<Said | null>(
    (kept, ofLeaving) => (kept === null ? null : without(kept, ofLeaving)),
    said,
  );
}

/** Where somebody goes: the town in a move within the country, else the country. */
export const whereTo = (view: Pick<PlaceView, 'home' | 'iso3' | 'name' | 'cities'>): string =>
  (isAtHome(view) && view.cities[0]?.name) || view.name;
