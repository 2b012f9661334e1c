import type { Country } from '@global-fit/atlas/model';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { Excluded, Match, Ranking, Studied } from '@global-fit/matching/model';
import { COUNTRIES_PER_TIER, type ReportInput } from '../input.ts';
import type { ReportPlace } from '../model.ts';

export interface ChosenPlace {
  readonly country: Country;
  /** Its place in the ranking; null for a country that fails a condition. */
  readonly match: Match | null;
  /** What the engine found out about it; null where nobody asked. */
  readonly studied: Studied | null;
  readonly origin: ReportPlace['origin'];
  readonly cityIds: readonly number[] | null;
  readonly score: number | null;
  readonly illustrative?: true;
}

/** Countries by their codes as the engine found them, whether or not they pass. */
function found(
  { atlas, ranking }: ReportInput,
  iso3: string,
): Omit<ChosenPlace, 'origin' | 'cityIds'> | null {
  const country = atlas.country(iso3);
  if (!country) return null;
  const match = ranking.matches.find((one) => one.iso3 === country.iso3) ?? null;
  const outsider = ranking.excluded.find((one) => one.iso3 === country.iso3);
  return {
    country,
    match,
    studied: match ?? outsider?.studied ?? null,
    score: match?.score ?? outsider?.score ?? null,
  };
}

/** Countries the customer named that are no place of the report; the country lived in now is compared anyway. */
export function namedBesides(input: ReportInput, chosen: readonly ChosenPlace[]): readonly ChosenPlace[] {
  if (input.fixedPlaces) return [];
  const value = input.answers['specific-countries']?.value;
  const home = input.answers['current-location']?.countryCode;
  const taken = new Set(chosen.map((one) => one.country.iso3));
  return (Array.isArray(value) ? value : []).flatMap((code): readonly ChosenPlace[] => {
    const one = found(input, String(code).toUpperCase());
    if (!one || taken.has(one.country.iso3) || one.country.iso2.toLowerCase() === home?.toLowerCase())
      return [];
    taken.add(one.country.iso3);
    return [{ ...one, origin: 'chosen', cityIds: null }];
  });
}

/** Countries that fail a condition, best first; they fill in only where too few pass. Home is never among them. */
function outside(ranking: Ranking): readonly string[] {
  const fails = (one: Excluded, id: string): boolean => one.failed.some((gate) => gate.id === id);
  return ranking.excluded
    .filter((one) => !fails(one, 'scope') && !fails(one, 'danger'))
    .map((one) => one.iso3);
}

/** Findings that leave a condition open: on no record, or for an authority to decide. A figure near its limit is none. */
const OPEN: ReadonlySet<GateReason['kind']> = new Set([
  'no record',
  'permanence',
  'no way there',
  'naturalisation',
  'second passport',
]);

/** Must-haves without which nobody moves, so that they count also where a figure only comes near. */
const FIRST: ReadonlySet<string> = new Set(['entry', 'budget']);

/** How much is uncertain there: the way in, the budget, and conditions of the customer's own that are open. */
function uncertain({ gates }: Match): number {
  return gates.filter(
    ({ group, status, reason }) =>
      status !== 'met' && (FIRST.has(group) || (group === 'deal-breaker' && OPEN.has(reason.kind))),
  ).length;
}

/** Own conditions that the law of the place breaks although they rule nothing out: a service that binds its citizens. */
export function brokenByLaw({ gates }: Match): number {
  return gates.filter(({ status, reason }) => status === 'at_risk' && reason.kind === 'service').length;
}

/** These places with one of which there is less to doubt before another whose rank may as well be its own. */
function inTurn(matches: readonly Match[], doubts: (match: Match) => number): readonly Match[] {
  const told: Match[] = [];
  for (const match of matches) {
    let at = told.length;
    for (let before = told[at - 1]; before; before = told[at - 1]) {
      if (match.rankBand[0] > before.rank || doubts(match) >= doubts(before)) break;
      at -= 1;
    }
    told.splice(at, 0, match);
  }
  return told;
}

/** Weighs more than anything that is only uncertain. */
const BROKEN = 100;

/**
 * The best of the ranking in the order in which they are told: of those whose ranks may as well be the other way round,
 * none whose law breaks an own condition before one that keeps it, then the one of which less is uncertain first. Scores
 * and ranks stay.
 */
export function surestFirst(matches: readonly Match[]): readonly Match[] {
  const best = inTurn(matches, brokenByLaw).slice(0, COUNTRIES_PER_TIER);
  return inTurn(best, (match) => BROKEN * brokenByLaw(match) + uncertain(match));
}

/**
 * The places of a report: the best of the ranking, then the extra ones, those named by the customer first and the
 * rest filled from the ranking. A named country that is among the best anyway stays where it is and frees its place.
 * An analysis of one country has that one alone.
 */
export function choosePlaces(input: ReportInput): readonly ChosenPlace[] {
  const { atlas, ranking } = input;
  const matchOf = (iso3: string): Match | null =>
    ranking.matches.find((match) => match.iso3 === iso3) ?? null;
  if (input.fixedPlaces) {
    return input.fixedPlaces.flatMap(({ iso3, ...fixed }): readonly ChosenPlace[] => {
      const country = atlas.country(iso3);
      const match = matchOf(iso3);
      return country ? [{ country, match, studied: match, origin: 'recommended', ...fixed }] : [];
    });
  }
  const chosen: ChosenPlace[] = [];
  const add = (iso3: string, origin: ReportPlace['origin']): void => {
    const one = found(input, iso3);
    if (!one || chosen.some(({ country }) => country.iso3 === one.country.iso3)) return;
    chosen.push({ ...one, origin, cityIds: null });
  };
  if (input.tier === 'single-country') {
    for (const code of input.chosenCountryCodes.slice(0, 1)) add(code.toUpperCase(), 'chosen');
    return chosen;
  }
  for (const match of surestFirst(ranking.matches)) add(match.iso3, 'recommended');
  for (const one of outside(ranking)) if (chosen.length < COUNTRIES_PER_TIER) add(one, 'recommended');
  const total = chosen.length + Math.max(0, input.additionalCountries);
  for (const code of input.chosenCountryCodes) if (chosen.length < total) add(code.toUpperCase(), 'chosen');
  // Places left open go to what suits both, where both have answered.
  for (const match of input.couple?.ranking.matches ?? [])
    if (chosen.length < total) add(match.iso3, 'recommended');
  for (const match of ranking.matches) if (chosen.length < total) add(match.iso3, 'recommended');
  return chosen;
}
