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

/** Countries the customer would like to have looked at, by their codes. */
export function namedIn(answers: ReportInput['answers']): readonly string[] {
  const value = answers['specific-countries']?.value;
  return (Array.isArray(value) ? value : []).map((code) => String(code).toUpperCase());
}

/** Countries the customer named that are no place of the report; the country lived in now is compared anyway. */
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
 * Countries that fail a condition, those that fail the fewest first, then by score; they fill in only where too few
 * pass. Home is never among them.
 */
function outside(ranking: Ranking): readonly string[] {
  return nearest(ranking.excluded).map((one) => one.iso3);
}

/** Words that ask what stands without a claim by descent. */
const CLAIM_ASIDE =
  /\bwithout (?:it|that|this|(?:the|a|an|my|our) (?:\w+ )?(?:claim|passport|citizenship|nationality))\b|\b(?:do not|don['’]t|not|never|cannot|can['’]t) (?:want to )?(?:count|rely|bank|build|depend) on\b|\bif (?:it|that|the (?:claim|application)) (?:fails|falls through|is (?:refused|rejected|denied)|does not|doesn['’]t)\b/i;

/** What the choice of places takes from the answers. */
interface Asks {
  /** More than one moves. */
  readonly family?: boolean;
  /** They asked not to count on a claim by descent. */
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
 * The best of an order; where all of them rest on a claim by descent, with the last left for the first place that has
 * another way: where that may as well rank as high, and wherever it stands if they asked not to count on the claim.
 */
function besideClaim(matches: readonly Match[], { claimAside }: Asks): readonly Match[] {
  const best = matches.slice(0, COUNTRIES_PER_TIER);
  const last = best.at(-1);
  if (!last || !best.every(restsOnClaim)) return best;
  const other = matches.find((match) => !restsOnClaim(match) && hasWay(match.gates));
  return other && (claimAside || other.rankBand[0] <= last.rank) ? [...best.slice(0, -1), other] : best;
}

/** Whether two places may as well stand the other way round: the band of each reaches the rank of the other. */
const mayChange = (before: Match, after: Match): boolean =>
  after.rankBand[0] <= before.rank && before.rankBand[1] >= after.rank;

/** These places with one of which there is less to doubt before another whose rank may as well be its own. */
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

/** Weigh more than anything that is only uncertain, a missed condition most. */
const MISSED = 1000;
const WEAK = 100;
/** Of places with as much to doubt and ranks that may change, the one that was named: less than any doubt. */
const NAMED = 0.5;

/** How much there is to doubt about a place for these people: what is missed or weak before all that is uncertain. */
function doubtsFor({ family }: Asks): (match: Match) => number {
  const behind = (match: Match): number =>
    MISSED * missed(match) + (weakWay(match) || !hasWay(match.gates) || isBeyondMeans(match) ? WEAK : 0);
  return (match) => behind(match) + uncertain(match, family ?? false);
}

/**
 * The best of the ranking in the order in which they are told. Of those whose ranks may as well be the other way round,
 * these come first: the ones that keep every own condition; then those with a way in that is in time, within reach and
 * for the work that is meant, and where wages carry the month; then those of which less is uncertain. Scores and ranks
 * stay.
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
 * The place that stands among the best although others outrank it, since all of those rest on a claim; null
 * for none.
 */
export function bestBesideClaims(input: Pick<ReportInput, 'ranking' | 'answers'>): Match | null {
  const best = bestOf(input);
  const other = best.find((match) => !restsOnClaim(match) && match.rank > COUNTRIES_PER_TIER);
  const before = input.ranking.matches.slice(0, (other?.rank ?? 1) - 1);
  return other && before.every(restsOnClaim) ? other : null;
}

/**
 * The places of a report: the best of the ranking, then the extra ones, those named by the customer first and the
 * rest filled from the ranking, in the same turn as its best, where of two with ranks alike the one they would like to
 * have looked at comes first. A chosen country that is among the best anyway stays where it is and frees its place.
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
  for (const match of bestOf(input)) add(match.iso3, 'recommended');
  for (const one of outside(ranking)) if (chosen.length < COUNTRIES_PER_TIER) add(one, 'recommended');
  const total = chosen.length + Math.max(0, input.additionalCountries);
  for (const code of input.chosenCountryCodes) if (chosen.length < total) add(code.toUpperCase(), 'chosen');
  // Places left open go to what suits both, where both have answered.
  for (const match of input.couple?.ranking.matches ?? [])
    if (chosen.length < total) add(match.iso3, 'recommended');
  const doubts = doubtsFor(asksOf(input.answers));
  const named = namedIn(input.answers);
  const wished = (match: Match): number => doubts(match) - (named.includes(match.iso3) ? NAMED : 0);
  for (const match of inTurn(ranking.matches, wished))
    if (chosen.length < total) add(match.iso3, 'recommended');
  return chosen;
}
