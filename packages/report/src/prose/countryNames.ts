import type { Country } from '@global-fit/atlas/model';
import { alsoCalled } from '@global-fit/questionnaire/lists/countries';

/** Countries whose English name takes an article within a sentence. */
const WITH_ARTICLE = new Set([
  'ARE',
  'BHS',
  'CAF',
  'COD',
  'COG',
  'COM',
  'DOM',
  'GBR',
  'GMB',
  'MDV',
  'MHL',
  'NLD',
  'PHL',
  'SLB',
  'SYC',
  'USA',
  'VAT',
]);

/** Names in a report where the table calls a country otherwise. */
const PRINTED_AS: Readonly<Record<string, string>> = {
  COD: 'Democratic Republic of the Congo',
  VAT: 'Holy See',
};

/** "the Netherlands", "Portugal": the name within a sentence. It always takes a singular verb. */
export function nameOf(country: Pick<Country, 'iso3' | 'name'>): string {
  const bare = bareName(country);
  return WITH_ARTICLE.has(country.iso3) ? `the ${bare.replace(/^The /, '')}` : bare;
}

/** "Netherlands", "Portugal": the name in a heading or table. */
export function bareName(country: Pick<Country, 'iso3' | 'name'>): string {
  return PRINTED_AS[country.iso3] ?? country.name;
}

/** Names that in a text mean a country, and in a field of the form might not. */
const IN_A_TEXT: Readonly<Record<string, readonly string[]>> = {
  ARE: ['Dubai'],
  COD: ['Democratic Republic of Congo', 'DR Congo'],
  GBR: ['U.K.'],
  KOR: ['Korea'],
};

const withoutArticle = (name: string): string => name.replace(/^The /, '');

/** Every name a text may use for a country, as within a sentence. */
export const writtenNames = (country: Pick<Country, 'iso3' | 'name'>): readonly string[] => [
  ...new Set([
    bareName(country),
    country.name,
    ...alsoCalled(country.iso3).map(withoutArticle),
    ...(IN_A_TEXT[country.iso3] ?? []),
  ]),
];

/** Words before "America" that make it a part of the world, or the name of something else. */
const OF_AMERICA = /\b(?:South|Latin|North|Central|Middle|Spanish|Bank of|Voice of) $/i;

/** Regions and islands called after a country, "New England". A rule that is new is none of them. */
const NEW = /\b(?:New|NEW)(?: South)? $/;
const CALLED_NEW = /^(?:England|Wales|Britain|Mexico|Guinea|Holland|Granada)\b/i;
/** Short names of countries that people, towns and houses bear as well. */
const SHARED = /^(?:Antigua|Trinidad|Tobago|Congo|Wales|England|Scotland|Britain|St\. (?:Vincent|Kitts))/;
/** Before one of these: "Prince of Wales", "La Antigua". */
const NAME_BEFORE =
  /\b(?:(?:Prince|Princess|Duke|Queen|King|Bank|Church|University|Battle) of|La|San|Santa|River|Hospital|College|School) $/i;
/** What is called after a saint or a river, "St. Vincent’s hospital"; "England’s schools" are those of England. */
const CALLED_AFTER: readonly (readonly [name: RegExp, behind: RegExp])[] = [
  [
    /^St\. /,
    /^(?:['’]s)?(?: de Paul| (?!and )\p{Lu}\p{Ll}+)? (?:[Hh]ospital|[Ss]chool|[Cc]hurch|[Cc]ollege|[Cc]linic|[Pp]arish|[Uu]niversity|[Ss]treet|[Rr]oad)(?!\p{Ll})/u,
  ],
  [/^Congo/, /^ (?:[Rr]iver|[Bb]asin)(?!\p{L})/u],
];
/** A town and the country where it lies, "Antigua in Guatemala"; in a row each counts, "Trinidad, Cuba and Peru". */
const TOWN_OF: readonly (readonly [name: RegExp, behind: RegExp])[] = [
  [
    /^Antigua/,
    /^(?: in |, ?| \(| )(?:the )?(?:Guatemala|Cuba|Honduras)(?!\p{L}|,? (?:and|or) \p{Lu}|, \p{Lu})/u,
  ],
  [
    /^Trinidad/,
    /^(?: in |, ?| \(| )(?:the )?(?:Cuba|Bolivia|Honduras|Colorado|Uruguay|Paraguay)(?!\p{L}|,? (?:and|or) \p{Lu}|, \p{Lu})/u,
  ],
];

/** Whether a name found in a text at this place is only part of another: "South America", "New England". */
export function isPartOfAnother(text: string, at: number): boolean {
  const [before, from] = [text.slice(0, at), text.slice(at)];
  if (NEW.test(before) && CALLED_NEW.test(from)) return true;
  // The American state, and not the country in the Caucasus.
  if (
    /^Georgia\b/.test(from) &&
    (/\b(?:[Ss]tate of|Atlanta,|Savannah,|Augusta,) $/.test(before) || /^Georgia Tech\b/.test(from))
  )
    return true;
  const shared = SHARED.exec(from)?.[0];
  if (shared !== undefined) {
    const behind = from.slice(shared.length);
    return (
      NAME_BEFORE.test(before) ||
      [...CALLED_AFTER, ...TOWN_OF].some(([name, rest]) => name.test(shared) && rest.test(behind))
    );
  }
  return /^America\b/.test(from) && OF_AMERICA.test(before);
}
