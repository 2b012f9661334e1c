import { anyOf } from '../../../anyOf.ts';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { LineReading } from '../../../model/dealBreaker.ts';
import { placesAtStart } from './placesAtStart.ts';

/** A place that is refused for a season alone: heard, and no reason to rule it out for the rest of the year. */
export const SEASON_AWAY = 'season-away';

const REFUSED = anyOf([
  /^(?:i|we) (?:do not|don't|would not|wouldn't|will not|won't|can't|cannot) (?:want to )?(?:be|live|stay|spend (?:the |a )?(?:summers?|winters?))(?: in)?\s+/i,
  /^(?:please )?(?:not|no|never|avoid)(?: be(?:ing)?| living| staying)?(?: (?:in|at|around))?\s+/i,
]);
/** "No summers in Dubai": the season before the place. */
const SEASON_FIRST =
  /^(?:no|not|never|avoid)(?: an?| any| the| another)? ((?:summer|winter|autumn|fall|spring|monsoon|rainy season|dry season)s?|(?:august|july|january)s?) in\s+/i;

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const SEASON = `(?:(?:high |hot |cold |peak )?(?:summer|winter|autumn|fall|spring|monsoon|season)(?:time|s)?(?: months)?|(?:rainy|dry|wet|hot|cold|monsoon|tourist|hurricane|typhoon|burning) season|(?:hottest|coldest|summer|winter) months|${MONTH}(?:\\s*(?:to|until|till|through|and|or|[-–/])\\s*${MONTH})?)`;
const WHILE = new RegExp(
  `^(?:in|during|over|for|from|between)? ?(?:the )?(${SEASON}(?: (?:or|and) (?:in |the )*${SEASON})?)(?: (?:please|at all|months?))*$`,
  'i',
);

/** "Not Dubai in summer": a place, and the season for which alone it is refused; null for every other line. */
export function seasonAwayIn(atlas: Atlas, text: string): LineReading | null {
  const line = text
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.!]+$/, '')
    .trim();
  const written = /\p{Lu}/u.test(line.slice(1));
  const first = SEASON_FIRST.exec(line);
  const before = first ?? REFUSED.exec(line);
  if (!before) return null;
  const found = placesAtStart(atlas, line.slice(before[0].length), written);
  // "No Russia, cold winters" refuses both, and "not Dubai, in summer" the one in the other.
  const rest = found?.rest.replace(/^\s*(?:,\s*(?=(?:in|during|over|for|from|between)\b))?/i, '') ?? '';
  const season = first ? (rest === '' ? first[1] : undefined) : WHILE.exec(rest)?.[1];
  if (!found || !season) return null;
  const places = [...new Set(found.places.map(({ said }) => said))].join(' or ');
  return { id: SEASON_AWAY, label: `not ${places} in ${said(season)}` };
}

/** "summer", "July to September", "the rainy season". */
function said(season: string): string {
  const plain = season
    .toLowerCase()
    .replace(/(summer|winter|autumn|fall|spring|monsoon)(?:time)?s\b/g, '$1')
    .replace(new RegExp(MONTH, 'g'), (month) => month.charAt(0).toUpperCase() + month.slice(1));
  return / season$| months$/.test(plain) ? `the ${plain}` : plain;
}
