import { REMARKS_AND_FAMILY } from '@global-fit/matching/profile/text/freeTexts';
import type { Country } from '@global-fit/atlas/model';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { because, type Said, words } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';
import { isCitizenAtHome } from '../../profile/passports/statusAtHome.ts';

const HOME_IN =
  /\b(?:[Mm]y|[Oo]ur|[Aa]n?|[Tt]he|owns?)\s+(?:\p{L}+ )?(?:flat|apartment|house|home|cottage|villa|property|land)\b[^.;!?\n]{0,25}?\b(?:in|near|outside) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})/u;

type Household = Pick<PlaceView, 'atlas' | 'profile' | 'home' | 'homeName'>;

/** The country of a town or country named in a text; of towns of one name the largest counts. */
function countryNamed({ atlas }: Household, name: string): Country | null {
  const country = atlas.countries.find((one) => bareName(one) === name);
  const [city] = atlas.cities.all
    .filter((one) => one.name === name)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return country ?? (city ? atlas.country(city.iso3) : null);
}

const KEPT =
  /\b(?:keep(?:s|ing)?|kept|let(?:ting)?|rent(?:s|ed|ing)?|tenants?|liv(?:es|ing) (?:in|there))\b/i;
const SOLD = /\b(?:sell(?:s|ing)?|sold|sale)\b/i;

/**
 * Whether the text is about another home than the form: "we would keep the flat in Casablanca" from somebody who
 * ticked that they sell.
 */
function isAnother({ profile: { read } }: Household, sentence: string): boolean {
  const sells = read.has('property-ownership', 'yes-selling');
  const keeps = read.has('property-ownership', 'yes-renting', 'yes-keeping');
  const [kept, sold] = [KEPT.test(sentence), SOLD.test(sentence)];
  return (sells && !keeps && kept && !sold) || (keeps && !sells && sold && !kept);
}

/** The sentence of a text around a match. */
function sentenceOf(text: string, { index, 0: found }: RegExpExecArray): string {
  const start = Math.max(...['.', '!', '?', ';', '\n'].map((end) => text.lastIndexOf(end, index))) + 1;
  const rest = text.slice(index + found.length).search(/[.!?;\n]/);
  return text.slice(start, rest < 0 ? undefined : index + found.length + rest);
}

/** A home the customer owns. */
export interface OwnHome {
  /** The country it is in; null where nothing tells it. */
  readonly country: Country | null;
  readonly name: Said | null;
}

/**
 * The home the customer owns: in the country their words name, else in the one lived in, for its citizens. Foreigners
 * may own a home elsewhere and rent where they live, and the form does not ask. Null where none is owned.
 */
export function ownHome(view: Household): OwnHome | null {
  const { read, discreet } = view.profile;
  const owns = read.has('property-ownership', 'yes-renting', 'yes-selling', 'yes-keeping');
  if (!owns || read.has('property-type', 'not-applicable')) return null;
  for (const id of discreet.length > 0 ? [] : REMARKS_AND_FAMILY) {
    const text = read.text(id) ?? '';
    const found = HOME_IN.exec(text);
    const isMeant = found !== null && !isAnother(view, sentenceOf(text, found));
    const country = isMeant ? countryNamed(view, found[1] ?? '') : null;
    if (country) return { country, name: because(words(nameOf(country)), id) };
  }
  const { home } = view;
  return home && isCitizenAtHome(view.profile)
    ? { country: home, name: because(words(view.homeName), 'current-location', 'citizenship') }
    : { country: null, name: null };
}

/** A home with tenants in it, as written: "a flat in Smouha rented for 14,000 a month". What "we rented" is another's. */
const WITH_TENANTS =
  /\b(?:flat|apartment|condo|house|home|cottage|villa|property|place)\b[^.;!?\n]{0,40}?(?<!\b(?:I|we|you|they|have|had|has)) (?:\(|,? ?(?:which|that) )?(?:is |are )?(?:already |now |currently )?(?:rented|let)(?: out)?(?= (?:out|to|for|at|since)\b|[.,;)]|$)/im;

/** Whether the property owned is let already, and so is not a home to leave. */
export function isLetAlready({ profile: { read } }: Pick<PlaceView, 'profile'>): boolean {
  if (!read.has('property-ownership', 'yes-renting')) return false;
  return (
    read.has('property-type', 'investment') ||
    (read.has('property-type', 'multiple', 'vacation') &&
      REMARKS_AND_FAMILY.some((id) => WITH_TENANTS.test(read.text(id) ?? '')))
  );
}

/** Whether the home owned is the one lived in, which is to be closed on leaving. */
export function isLivedIn(view: PlaceView, { country }: OwnHome): boolean {
  return country
    ? country.iso3 === view.home?.iso3
    : view.profile.read.has('property-type', 'primary-residence');
}
