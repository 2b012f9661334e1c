import { isAtMost } from '@global-fit/atlas/money/deductions';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Country, Iso3 } from '@global-fit/atlas/model';
import type { Studied } from '@global-fit/matching/ranking';
import { formatted } from '../figures/format.ts';
import { numberAt, percentileAt, shownFact } from '../figures/world.ts';
import type { Profile } from '../profile/profile.ts';
import {
  comparedWords,
  type Level,
  levelOf,
  relation,
  shortCompared,
  type Side,
  sideOf,
} from '../prose/comparison.ts';
import { nameOf } from '../prose/countryNames.ts';
import { because, claiming, given, type Said, say, words } from '../prose/said.ts';
import type { Ledger } from './ledger.ts';

/** Everything a section may read about one place of one report. */
export interface PlaceView {
  readonly atlas: Atlas;
  readonly profile: Profile;
  readonly country: Country;
  readonly iso3: Iso3;
  /** "the Netherlands"; `Name` begins a sentence. */
  readonly name: string;
  readonly Name: string;
  readonly home: Country | null;
  /** "Germany"; "your present country" where `home` is null. */
  readonly homeName: string;
  readonly cities: readonly City[];
  readonly studied: Studied | null;
  /** Places of this report that were described before this one. */
  readonly earlier: readonly Country[];
  readonly ledger: Ledger;
  /** Day of the report, as an ISO date. */
  readonly date: string;
}

/** The country lived in, if it is known and another one than the place; else null. */
export function homeElsewhere({ home, iso3 }: Pick<PlaceView, 'home' | 'iso3'>): Country | null {
  return home && home.iso3 !== iso3 ? home : null;
}

/** A figure older than this many years is told with its year. */
const RECENT_YEARS = 5;

/** The same for rates that change every year. */
const RECENT_RATE_YEARS = 1;
const YEARLY_RATES: ReadonlySet<string> = new Set(['inflation_rate']);

/** Indicators whose year stands in every sentence about them, so that `figure` does not add it. */
const YEAR_TOLD: ReadonlySet<string> = new Set([
  'days_to_start_business',
  'lgbt_policy_index',
  'procedures_to_start_business',
  'total_tax_rate_business',
]);

/** Whether a figure is young enough to be told without its year, or hardly changes; false where it is unknown. */
export function isRecent(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): boolean {
  const fact = shownFact(view.atlas, indicator, iso3);
  if (!fact) return false;
  // Normals of the climate are of decades, which their sentences name.
  if (fact.quality === 'structural' || fact.indicator.dimension === 'climate') return true;
  const age = Number(view.date.slice(0, 4)) - fact.year;
  return age <= (YEARLY_RATES.has(indicator) ? RECENT_RATE_YEARS : RECENT_YEARS);
}

/** A figure with its unit as a sentence needs it, resting on its fact; an old one with its year. Null when unknown. */
export function figure(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): Said | null {
  const fact = shownFact(view.atlas, indicator, iso3);
  if (!fact) return null;
  const year = YEAR_TOLD.has(indicator) || isRecent(view, indicator, iso3) ? '' : ` (${fact.year})`;
  const most = isAtMost(fact) ? 'at most ' : '';
  return given(words(`${most}${formatted(fact.value, fact.indicator)}${year}`), `${indicator}:${iso3}`);
}

/** Whether a fact is only an upper bound ("at most 45%"). */
export function mostAlone({ atlas }: Pick<PlaceView, 'atlas'>, indicator: string, iso3: Iso3): boolean {
  const fact = shownFact(atlas, indicator, iso3);
  return fact !== null && isAtMost(fact);
}

/** The same figure at home. */
export function homeFigure(view: PlaceView, indicator: string): Said | null {
  return view.home ? figure(view, indicator, view.home.iso3) : null;
}

/** Of so many comparisons in a row one names the country lived in; the others say "at home". */
const HOME_NAMED = 3;

/**
 * ", against 5.8 in the United States", ", against 5.8 at home" or ", as in the United States", to end a
 * clause with; empty where home is unknown or is the place itself.
 */
export function againstHome(view: PlaceView, indicator: string): Said {
  const home = homeElsewhere(view) && homeFigure(view, indicator);
  if (!home) return words('');
  const same = home.text === figure(view, indicator)?.text;
  const named = view.ledger.nextForm('home-named', HOME_NAMED, 0) === 0;
  const where = named ? `in ${view.homeName}` : 'at home';
  const said = same ? { ...home, text: `, as ${where}` } : say`, against ${home} ${where}`;
  return because(said, 'current-location');
}

/** A figure of the place that may be printed; null where it is unknown or no number. */
export function valueOf(view: PlaceView, indicator: string): number | null {
  return numberAt(view.atlas, indicator, view.iso3);
}

/** The same of the country lived in; null also where that is not known. */
export function homeValue(view: PlaceView, indicator: string): number | null {
  return view.home ? numberAt(view.atlas, indicator, view.home.iso3) : null;
}

/** The value of an indicator in words, such as yes or no; null when unknown. */
export function wordOf(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): string | null {
  const value = shownFact(view.atlas, indicator, iso3)?.value;
  return typeof value === 'string' ? value : null;
}

export interface Standing {
  readonly level: Level;
  /** High or low in the world; null for the middle. Wording that says "high" or "low" has to follow this alone. */
  readonly side: Side | null;
  readonly percentile: number;
  /** An empty text with the fact and the claim, to be put into sentences whose wording follows `side`. */
  readonly mark: Said;
}

/** Where a country stands in the world on an indicator; null where that is unknown. */
export function standing(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): Standing | null {
  const percentile = percentileAt(view.atlas, indicator, iso3);
  if (percentile === null) return null;
  const level = levelOf(percentile);
  const side = sideOf(level);
  const fact = `${indicator}:${iso3}`;
  const mark = given(words(''), fact);
  return { level, side, percentile, mark: side ? claiming(mark, { says: side, fact }) : mark };
}

/** How a figure of this place compares with that of another country. */
export interface Beside {
  /** This place divided by the other. */
  readonly ratio: number;
  readonly relation: 'more' | 'less' | 'same';
  /** "about a third less than in Germany". */
  readonly than: Said;
  /** "about a third less". */
  readonly short: Said;
}

/** Percent a year: with prices rising faster than this, a price level of some years ago says nothing of today. */
const HIGH_INFLATION = 25;

/** Whether a price level is out of date: more than a year old in a country whose prices rise that fast. */
function outrun({ atlas, date }: PlaceView, indicator: string, iso3: Iso3): boolean {
  const year = shownFact(atlas, indicator, iso3)?.year;
  const rise = numberAt(atlas, 'inflation_rate', iso3);
  return year !== undefined && rise !== null && rise > HIGH_INFLATION && Number(date.slice(0, 4)) - year > 1;
}

function beside(view: PlaceView, indicator: string, other: Country): Beside | null {
  const prices = indicator.startsWith('price_level_');
  if (prices && [view.iso3, other.iso3].some((iso3) => outrun(view, indicator, iso3))) return null;
  const here = valueOf(view, indicator);
  const there = numberAt(view.atlas, indicator, other.iso3);
  if (here === null || there === null || there <= 0 || here < 0) return null;
  const ratio = here / there;
  const way = relation(ratio);
  const facts = [`${indicator}:${view.iso3}`, `${indicator}:${other.iso3}`] as const;
  const said = (text: string): Said =>
    claiming({ ...words(text), facts }, { says: way, fact: facts[0], than: facts[1] });
  return {
    ratio,
    relation: way,
    than: said(`${comparedWords(ratio)} in ${nameOf(other)}`),
    short: said(shortCompared(ratio)),
  };
}

/** This place beside home; null when either is unknown or the two are the same country. */
export function besideHome(view: PlaceView, indicator: string): Beside | null {
  const home = homeElsewhere(view);
  return home && beside(view, indicator, home);
}

/** This place beside the first place of the report, for later places. */
export function besideFirst(view: PlaceView, indicator: string): (Beside & { readonly name: string }) | null {
  const first = view.earlier[0];
  const found = first ? beside(view, indicator, first) : null;
  return first && found ? { ...found, name: nameOf(first) } : null;
}
