import type { Country } from '@global-fit/atlas/model';
import type { Match, Ranking, Studied } from '@global-fit/matching/ranking';
import { householdOf } from '@global-fit/matching/profile/people/household';
import { nearest } from '@global-fit/matching/rank';
import { COUNTRIES_PER_TIER, type ReportInput } from '../../input.ts';
import type { ReportPlace } from '../../model.ts';
import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { hasWay } from '../findings/gates.ts';
import { isBeyondMeans, missed, restsOnClaim, uncertain, weakWay } from './doubts.ts';

export interface ChosenPlace {
  readonly country: Country;
  /** Its entry in the ranking; null for a country that fails a must-have. */
  readonly match: Match | null;
  /** What the engine found about it; null where it was not studied. */
  readonly studied: Studied | null;
  readonly origin: ReportPlace['origin'];
  readonly cityIds: readonly number[] | null;
  readonly score: number | null;
  readonly illustrative?: true;
}

/** Countries by code with what the engine found, whether or not they pass. */
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

/** Codes of countries the customer asked to consider. */
export function namedIn(answers: ReportInput['answers']): readonly string[] {
  const value = answers['specific-countries']?.value;
  return (Array.isArray(value) ? value : []).map((code) => String(code).toUpperCase());
}

/** Countries the customer named that the report does not cover. The present country is compared anyway. */
export function namedBesides(input: ReportInput, chosen: readonly ChosenPlace[]): readonly ChosenPlace[] {
  if (input.fixedPlaces) return [];
  const home = input.answers['current-location']?.countryCode;
  const taken = new Set(chosen.map((one) => one.country.iso3));
  return namedIn(input.answers).flatMap((code): readonly ChosenPlace[] => {
    const one = found(input, code);
    if (!one || taken.has(one.country.iso3) || one.country.iso2.toLowerCase() === home?.toLowerCase())
      return [];
    taken.add(one.country.iso3);
    return [{ ...one, origin: 'chosen', cityIds: null }];
  });
}

/**
 * Codes of failing countries, those with the fewest failures first, among equals those that the customer named, then by
 * score. They fill in where too few pass. Home is left out.
 */
function outside(ranking: Ranking, named: readonly string[]): readonly string[] {
  return nearest(ranking.excluded)
    .toSorted(
      (a, b) =>
        a.failed.length - b.failed.length || Number(named.includes(b.iso3)) - Number(named.includes(a.iso3)),
    )
    .map((one) => one.iso3);
}

/** Words that ask what is possible without a claim by descent. */
const CLAIM_ASIDE =
  /\bwithout (?:it|that|this|(?:the|a|an|my|our) (?:\w+ )?(?:claim|passport|citizenship|nationality))\b|\b(?:do not|don['’]t|not|never|cannot|can['’]t) (?:want to )?(?:count|rely|bank|build|depend) on\b|\bif (?:it|that|the (?:claim|application)) (?:fails|falls through|is (?:refused|rejected|denied)|does not|doesn['’]t)\b/i;

/** The answers that affect the choice of places. */
interface Asks {
  /** Whether more than one person moves. */
  readonly family?: boolean;
  /** Whether the customer asked not to rely on a claim by descent. */
  readonly claimAside?: boolean;
}

/** Whether more than one moves. */
export function movesAsFamily(answers: ReportInput['answers']): boolean {
  const { adults, elders, children } = householdOf(answers);
  return adults + elders + children.length > 1;
}

function asksOf(answers: ReportInput['answers']): Asks {
  return {
    family: movesAsFamily(answers),
    claimAside: FACTS_TOLD_IN.some((id) => CLAIM_ASIDE.test(String(answers[id]?.value ?? ''))),
  };
}

/**
 * The best of an order. Where all of them rest on a claim by descent, the last gives way to the best place that does
 * not: if its rank is statistically the same, or in any case where the customer asked not to rely on the claim.
 */
function besideClaim(matches: readonly Match[], { claimAside }: Asks): readonly Match[] {
  const best = matches.slice(0, COUNTRIES_PER_TIER);
  const last = best.at(-1);
  if (!last || !best.every(restsOnClaim)) return best;
  const other = matches.find((match) => !restsOnClaim(match) && hasWay(match.gates));
  return other && (claimAside || other.rankBand[0] <= last.rank) ? [...best.slice(0, -1), other] : best;
}

/** Whether two places could be in the other order: each one's rank band includes the other's rank. */
const mayChange = (before: Match, after: Match): boolean =>
  after.rankBand[0] <= before.rank && before.rankBand[1] >= after.rank;

/** Reorders neighbours whose ranks could be swapped, so that the one with fewer doubts comes first. */
function inTurn(matches: readonly Match[], doubts: (match: Match) => number): readonly Match[] {
  const told: Match[] = [];
  for (const match of matches) {
    let at = told.length;
    for (let before = told[at - 1]; before; before = told[at - 1]) {
      if (!mayChange(before, match) || doubts(match) >= doubts(before)) break;
      at -= 1;
    }
    told.splice(at, 0, match);
  }
  return told;
}

/** Weights of doubts: each outweighs any number of mere uncertainties, a missed condition most. */
const MISSED = 1000;
const WEAK = 100;
/** Puts a named country first among places with equal doubts, so it is less than any doubt. */
const NAMED = 0.5;

/**
 * How much there is to doubt about a place for this household: missed conditions, then weak ways in, then
 * uncertainties.
 */
function doubtsFor({ family }: Asks): (match: Match) => number {
  const behind = (match: Match): number =>
    MISSED * missed(match) + (weakWay(match) || !hasWay(match.gates) || isBeyondMeans(match) ? WEAK : 0);
  return (match) => behind(match) + uncertain(match, family ?? false);
}

/**
 * The best of the ranking in the order of the report. Where two ranks could be swapped, these come first: places that
 * keep every condition of the customer's own; then those whose way in is timely, within reach and suited to the work,
 * and whose wages carry the month; then those with fewer uncertainties. Scores and ranks stay.
 */
export function surestFirst(matches: readonly Match[], asks: Asks = {}): readonly Match[] {
  const doubts = doubtsFor(asks);
  return inTurn(besideClaim(inTurn(matches, doubts), asks), doubts);
}

/** The same for the answers of a report. */
export function bestOf({ ranking, answers }: Pick<ReportInput, 'ranking' | 'answers'>): readonly Match[] {
  return surestFirst(ranking.matches, asksOf(answers));
}

/**
 * The place included although others outrank it, because all of those rest on a claim by descent; null where there is
 * none.
 */
export function bestBesideClaims(input: Pick<ReportInput, 'ranking' | 'answers'>): Match | null {
  const best = bestOf(input);
  const other = best.find((match) => !restsOnClaim(match) && match.rank > COUNTRIES_PER_TIER);
  const before = input.ranking.matches.slice(0, (other?.rank ?? 1) - 1);
  return other && before.every(restsOnClaim) ? other : null;
}

/**
 * Chooses the places of a report: the best of the ranking, then the extra ones, beginning with those the customer
 * named. The rest is filled from the ranking in the same order, where a named country precedes an equal one. A chosen
 * country that is among the best already keeps its rank and frees its place. A single-country analysis has only that
 * country.
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
  for (const match of bestOf(input)) add(match.iso3, 'recommended');
  for (const one of outside(ranking, namedIn(input.answers)))
    if (chosen.length < COUNTRIES_PER_TIER) add(one, 'recommended');
  const total = chosen.length + Math.max(0, input.additionalCountries);
  for (const code of input.chosenCountryCodes) if (chosen.length < total) add(code.toUpperCase(), 'chosen');
  // Where both adults answered, free places go to what suits both.
  for (const match of input.couple?.ranking.matches ?? [])
    if (chosen.length < total) add(match.iso3, 'recommended');
  const doubts = doubtsFor(asksOf(input.answers));
  const named = namedIn(input.answers);
  const wished = (match: Match): number => doubts(match) - (named.includes(match.iso3) ? NAMED : 0);
  for (const match of inTurn(ranking.matches, wished))
    if (chosen.length < total) add(match.iso3, 'recommended');
  return chosen;
}
