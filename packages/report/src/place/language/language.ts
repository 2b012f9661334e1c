import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import {
  languageAlone,
  languagesOfLaw,
  languagesOfTown,
  worksByRegion,
} from '@global-fit/atlas/law/townLanguages';
import { LEARNED_ABROAD } from '@global-fit/matching/engine/spoken';
import { listSaid } from '../../prose/english.ts';
import { because, given, type Said, words } from '../../prose/said.ts';
import { besideUse, differsByRegion } from './besideLanguages.ts';
import { settlesByUnionLaw } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';

/** The most spoken language, leaving out English as a language learned at school, in which nobody lives. */
function mostSpoken({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): LanguageUse | null {
  return atlas.languages.of(iso3).find((use) => use.code !== 'en' || use.status !== null) ?? null;
}

/**
 * An official language of the world that most people speak beside one of the country alone, as Spanish beside Guarani:
 * it opens more doors there and elsewhere. Null where English is that language, and without one.
 */
function widerThan(view: PlaceView, spoken: LanguageUse): LanguageUse | null {
  if (LEARNED_ABROAD.has(baseCode(spoken.code)) || view.profile.languages.includes(spoken.code)) return null;
  return (
    officialLanguages(view).find(
      ({ code, share }) => code !== 'en' && LEARNED_ABROAD.has(baseCode(code)) && (share ?? 0) >= CARRIES,
    ) ?? null
  );
}

/**
 * The language of authorities, documents and schools in the described town: the region's where regions differ, else
 * an official one, preferring the customer's own, then one known beyond the country, then the most spoken; only
 * without any, the most spoken overall.
 */
export function localLanguage(view: PlaceView): LanguageUse | null {
  const { atlas, iso3, cities, profile } = view;
  const code = cities[0] ? languageAlone(atlas, cities[0]) : null;
  const regional = code ? atlas.languages.use(iso3, code) : null;
  if (regional) return regional;
  const spoken = mostSpoken(view);
  if (!spoken) return null;
  if (OFFICIAL.includes(spoken.status)) return widerThan(view, spoken) ?? spoken;
  const official = officialLanguages(view);
  return official.find((one) => profile.languages.includes(one.code)) ?? official[0] ?? spoken;
}

/** The language most people speak, where authorities and schools use another; else null. */
export function streetLanguage(view: PlaceView): LanguageUse | null {
  const spoken = mostSpoken(view);
  return spoken && spoken.code !== localLanguage(view)?.code && !OFFICIAL.includes(spoken.status)
    ? spoken
    : null;
}

/** Another recommended town that works in one of the customer's languages, where the first does not; else null. */
export function townInOwnLanguage(
  view: PlaceView,
): { readonly town: string; readonly language: LanguageUse } | null {
  const { cities, profile } = view;
  if (!worksByRegion(view.atlas, view.iso3) || profile.languages.includes(localLanguage(view)?.code ?? ''))
    return null;
  for (const city of cities.slice(1)) {
    const language = localLanguage({ ...view, cities: [city] });
    if (language && profile.languages.includes(language.code)) return { town: city.name, language };
  }
  return null;
}

/**
 * The area a rule on the official language covers: the region where regions differ, the town where it adds a second
 * one, else the country.
 */
export function languageArea(view: PlaceView): string {
  const { atlas, iso3, cities, name } = view;
  if (differsByRegion(view)) return cities[0]?.name ?? name;
  return (worksByRegion(atlas, iso3) ? cities[0]?.region : null) ?? name;
}

/** Percentage points between two sources on English speakers from which neither is stated as fact. */
const DIFFERS = 20;

/**
 * English as our tables know it for a country. The share is null where the specialised table and the table of all
 * languages disagree by more than twenty points. Null where no table lists it.
 */
export function knownEnglish({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): LanguageUse | null {
  const english = atlas.languages.english(iso3);
  const listed = atlas.languages.use(iso3, 'en')?.share;
  if (!english || english.share === null || listed == null) return english;
  return Math.abs(english.share - listed) > DIFFERS ? { ...english, share: null } : english;
}

/** Years after which a count is shown with its year. */
const OLD_YEARS = 5;

/** "39% (2012)": a share of speakers, with the year of an old count; empty where unknown. */
export function speakersSaid({ date }: Pick<PlaceView, 'date'>, { share, from }: LanguageUse): string {
  if (share === null) return '';
  const year = Number(from.asOf);
  const old = year > 0 && Number(date.slice(0, 4)) - year > OLD_YEARS;
  return `${Math.round(share)}%${old ? ` (${year})` : ''}`;
}

const OFFICIAL: readonly LanguageUse['status'][] = ['official', 'de facto official'];
/** The official languages of the first town, including a regional one. */
export function officialLanguages(view: PlaceView): readonly LanguageUse[] {
  const beside = besideUse(view);
  return beside ? [...lawThere(view), beside] : lawThere(view);
}

/** The official languages in which the first town's law is written. */
function lawThere({ atlas, iso3, cities }: PlaceView): readonly LanguageUse[] {
  return cities[0] ? languagesOfTown(atlas, cities[0]) : languagesOfLaw(atlas, iso3);
}

/** An official language the customer speaks, the most spoken first; else null. */
export function ownOfficial(view: PlaceView): LanguageUse | null {
  return officialLanguages(view).find(({ code }) => view.profile.languages.includes(code)) ?? null;
}

/**
 * Whether a language test may be required: the language is official, the customer speaks no official one, and
 * permanent residence must be applied for (by article 16 of Directive 2004/38, citizens of the Union acquire it by
 * time alone).
 */
export function testedIn(view: PlaceView, { code }: LanguageUse): boolean {
  return (
    !settlesByUnionLaw(view) &&
    !lawThere(view).some((one) => view.profile.languages.includes(one.code)) &&
    lawThere(view).some((one) => one.code === code)
  );
}

/** A note after a language the customer does not speak well enough yet. */
export function notYetSpoken({ profile }: Pick<PlaceView, 'profile'>, ...codes: readonly string[]): string {
  return codes.some((code) => profile.begun.includes(code))
    ? 'of which you have the beginnings'
    : 'which you do not speak yet';
}

/** Up to this many official languages are all named. */
const ALL_NAMED = 4;

/** Names of the official languages without scripts and written standards; the first three where there are many. */
export function officialNames(view: PlaceView): Said | null {
  const named = new Map<string, string>();
  for (const { code, name } of officialLanguages(view)) {
    const plain = name.replace(/ \(.*\)$| (?:Bokmål|Nynorsk)$/, '');
    if (!named.has(plain)) named.set(plain, `language:${view.iso3}-${code}`);
  }
  const told = [...named].slice(0, named.size > ALL_NAMED ? 3 : ALL_NAMED);
  return told.length > 0
    ? listSaid(
        told.map(([name, fact]) => given(words(name), fact)),
        'and',
      )
    : null;
}

/** Percent of speakers from which an official language is enough for authorities and daily life. */
const CARRIES = 60;

/** An official language the customer speaks and most people do, so that no other is needed; else null. */
export function carriedBy(view: PlaceView): LanguageUse | null {
  for (const code of view.profile.languages) {
    const use = view.atlas.languages.use(view.iso3, code);
    const share = code === 'en' ? knownEnglish(view)?.share : use?.share;
    if (use?.status === 'official' && (share ?? 0) >= CARRIES) return use;
  }
  return null;
}

/**
 * The customer's language that is mutually intelligible with the local one, or a variant of it; null where they speak
 * the local one itself, or none so close.
 */
export function closeLanguage(
  { atlas, profile }: Pick<PlaceView, 'atlas' | 'profile'>,
  main: LanguageUse | null,
): string | null {
  if (!main || profile.languages.includes(main.code)) return null;
  const close = atlas.languages.understood(main.code);
  const code = profile.languages.find(
    (one) => baseCode(one) === baseCode(main.code) || close.has(baseCode(one)),
  );
  return (code && atlas.languages.names.get(code)) ?? null;
}

/** The customer's language from the local one's branch, which spares them starting from zero. */
export function relativeOf(
  { atlas, profile }: PlaceView,
  main: LanguageUse | null,
): { readonly name: string; readonly branch: string } | null {
  const branch = main && atlas.languages.branch(main.code);
  const code = profile.languages.find((one) => one !== main?.code && atlas.languages.branch(one) === branch);
  const name = code && atlas.languages.names.get(code);
  return branch && name ? { name, branch } : null;
}

/**
 * English where it is official, spoken by most people, and another language is spoken by more: it is useful in more
 * places than the other. Null elsewhere.
 */
export function englishToLearn(view: PlaceView): LanguageUse | null {
  const local = localLanguage(view);
  const known = view.profile.languages;
  if (!local || local.code === 'en' || known.includes('en') || known.includes(local.code)) return null;
  if (closeLanguage(view, local) || (knownEnglish(view)?.share ?? 0) < CARRIES) return null;
  return officialLanguages(view).find(({ code }) => code === 'en') ?? null;
}

/**
 * The language to learn or live by: one the customer speaks well enough, else the local one, or English where it is
 * the wider of two.
 */
export function learningLanguage(view: PlaceView): LanguageUse | null {
  return carriedBy(view) ?? englishToLearn(view) ?? localLanguage(view);
}

/**
 * The language for documents that doctors or authorities must read: English where it is official and widest, as in
 * Singapore; else one shared with the place; else the local one with English beside it.
 */
export function paperLanguage(view: PlaceView): Said {
  const learned = learningLanguage(view);
  const english = officialLanguages(view).find(({ code }) => code === 'en');
  const main = english && (english.share ?? 0) >= (learned?.share ?? 0) ? english : learned;
  if (!main) return because(words('English'), 'languages-spoken');
  const shared = main.code === 'en' || view.profile.languages.includes(main.code);
  const read = shared ? main.name : `${main.name} and English`;
  return because(given(words(read), `language:${view.iso3}-${main.code}`), 'languages-spoken');
}

/**
 * Whether documents from home need translation: not where they are in an official language of the place. Home may
 * have several.
 */
function papers(view: PlaceView): { readonly need: 'none' | 'some' | 'all'; readonly but: string } {
  const { home } = view;
  const there = officialLanguages(view);
  const here = home ? officialLanguages({ ...view, iso3: home.iso3, country: home, cities: [] }) : [];
  const shared = here.filter(({ code }) => there.some((one) => one.code === code));
  const [one] = shared;
  if (!one) return { need: 'all', but: '' };
  return { need: shared.length === here.length ? 'none' : 'some', but: one.name };
}

function aboutPapers(view: PlaceView, text: string): Said {
  const facts = officialLanguages(view).map(({ code }) => `language:${view.iso3}-${code}`);
  return because(given(words(text), ...facts), 'current-location');
}

/** " in translation", for documents that authorities could not read; else empty. */
export function translated(view: PlaceView): Said {
  const { need, but } = papers(view);
  const text = { none: '', some: ` (translated, if not in ${but})`, all: ' in translation' }[need];
  return aboutPapers(view, text);
}

/** When documents are translated and by whom, in a sentence; empty where they need not be. */
export function translations(view: PlaceView): Said {
  const { need, but } = papers(view);
  const what = need === 'some' ? ` of what is not in ${but}` : '';
  return aboutPapers(
    view,
    need === 'none' ? '' : ` Translations${what} come after, from a translator that country accepts.`,
  );
}
