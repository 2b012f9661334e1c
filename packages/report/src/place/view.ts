import { isAtMost } from '@global-fit/atlas/money/deductions';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { City, Country, Iso3 } from '@global-fit/atlas/model';
import type { Studied } from '@global-fit/matching/ranking';
import { formatted } from '../figures/format.ts';
import { numberAt, percentileAt, shownFact } from '../figures/world.ts';
import type { TierId } from '../model.ts';
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

/** Everything a section may read about one place of a report. */
export interface PlaceView {
  readonly atlas: Atlas;
  readonly profile: Profile;
  readonly country: Country;
  readonly iso3: Iso3;
  /** "the Netherlands" within a sentence; `Name` at its start. */
  readonly name: string;
  readonly Name: string;
  readonly home: Country | null;
  /** "Germany"; "your present country" where `home` is null. */
  readonly homeName: string;
  readonly cities: readonly City[];
  readonly studied: Studied | null;
  /** Places the report described earlier. */
  readonly earlier: readonly Country[];
  readonly ledger: Ledger;
  /** Date of the report, in ISO format. */
  readonly date: string;
  /** The edition ordered, which may lack chapters and the roadmap (`edition.ts`). */
  readonly tier: TierId;
}

/** The country lived in, where it is known and not the place itself; else null. */
export function homeElsewhere({ home, iso3 }: Pick<PlaceView, 'home' | 'iso3'>): Country | null {
  return home && home.iso3 !== iso3 ? home : null;
}

/** Years after which a figure is shown with its year. */
const RECENT_YEARS = 5;

/** The same for rates that change every year. */
const RECENT_RATE_YEARS = 1;
const YEARLY_RATES: ReadonlySet<string> = new Set(['inflation_rate']);

/** Indicators whose sentences name the year anyway, so `figure` does not add it. */
const YEAR_TOLD: ReadonlySet<string> = new Set([
  'days_to_start_business',
  'lgbt_policy_index',
  'procedures_to_start_business',
  'total_tax_rate_business',
]);

/** Whether a figure is recent enough to go without its year, or hardly changes; false where unknown. */
export function isRecent(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): boolean {
  const fact = shownFact(view.atlas, indicator, iso3);
  if (!fact) return false;
  // Climate normals cover decades, which their sentences name.
  if (fact.quality === 'structural' || fact.indicator.dimension === 'climate') return true;
  const age = Number(view.date.slice(0, 4)) - fact.year;
  return age <= (YEARLY_RATES.has(indicator) ? RECENT_RATE_YEARS : RECENT_YEARS);
}

/** A figure with its unit for a sentence, resting on its fact; an old one with its year. Null where unknown. */
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

/** One in this many comparisons names the country lived in; the others say "at home". */
const HOME_NAMED = 3;

/**
 * ", against 5.8 in the United States", ", against 5.8 at home" or ", as in the United States", to end a clause;
 * empty where home is unknown or the place itself.
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

/** A printable number for the place; null where it is unknown or no number. */
export function valueOf(view: PlaceView, indicator: string): number | null {
  return numberAt(view.atlas, indicator, view.iso3);
}

/** The same for the country lived in; null also where that is unknown. */
export function homeValue(view: PlaceView, indicator: string): number | null {
  return view.home ? numberAt(view.atlas, indicator, view.home.iso3) : null;
}

/** The value of an indicator in words, such as yes or no; null where unknown. */
export function wordOf(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): string | null {
  const value = shownFact(view.atlas, indicator, iso3)?.value;
  return typeof value === 'string' ? value : null;
}

export interface Standing {
  readonly level: Level;
  /** High or low in the world; null for the middle. Only this decides whether wording may say "high" or "low". */
  readonly side: Side | null;
  readonly percentile: number;
  /** An empty text carrying the fact and the claim, for sentences whose wording follows `side`. */
  readonly mark: Said;
}

/** A country's position in the world on an indicator; null where unknown. */
export function standing(view: PlaceView, indicator: string, iso3: Iso3 = view.iso3): Standing | null {
  const percentile = percentileAt(view.atlas, indicator, iso3);
  if (percentile === null) return null;
  const level = levelOf(percentile);
  const side = sideOf(level);
  const fact = `${indicator}:${iso3}`;
  const mark = given(words(''), fact);
  return { level, side, percentile, mark: side ? claiming(mark, { says: side, fact }) : mark };
}

/** How a figure here compares with another country's. */
export interface Beside {
  /** This place divided by the other. */
  readonly ratio: number;
  readonly relation: 'more' | 'less' | 'same';
  /** "about a third less than in Germany". */
  readonly than: Said;
  /** "about a third less". */
  readonly short: Said;
}

/** Percent a year: with faster inflation, a price level some years old says nothing today. */
const HIGH_INFLATION = 25;

/** Whether a price level is outdated: more than a year old in a country with such inflation. */
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

/** This place compared with home; null where either is unknown, or both are the same. */
export function besideHome(view: PlaceView, indicator: string): Beside | null {
  const home = homeElsewhere(view);
  return home && beside(view, indicator, home);
}

/** A later place compared with the report's first place. */
export function besideFirst(view: PlaceView, indicator: string): (Beside & { readonly name: string }) | null {
  const first = view.earlier[0];
  const found = first ? beside(view, indicator, first) : null;
  return first && found ? { ...found, name: nameOf(first) } : null;
}
