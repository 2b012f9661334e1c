import { baseCode, type LanguageUse } from '@global-fit/atlas/languages';
import {
  languageAlone,
  languagesOfLaw,
  languagesOfTown,
  worksByRegion,
} from '@global-fit/atlas/law/townLanguages';
import { listSaid } from '../../prose/english.ts';
import { because, given, type Said, words } from '../../prose/said.ts';
import { besideUse, differsByRegion } from './besideLanguages.ts';
import { settlesByUnionLaw } from '../rights/europeanUnion.ts';
import type { PlaceView } from '../view.ts';

/** The most spoken language; English as one learned at school, however many know it, is not what life is lived in. */
function mostSpoken({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): LanguageUse | null {
  return atlas.languages.of(iso3).find((use) => use.code !== 'en' || use.status !== null) ?? null;
}

/**
 * The language of offices, papers and schools in the city described: that of its region where regions differ, else the
 * official one that is most spoken, one of the customer's before it, and only without any the most spoken of all.
 */
export function localLanguage(view: PlaceView): LanguageUse | null {
  const { atlas, iso3, cities, profile } = view;
  const code = cities[0] ? languageAlone(atlas, cities[0]) : null;
  const regional = code ? atlas.languages.use(iso3, code) : null;
  if (regional) return regional;
  const spoken = mostSpoken(view);
  if (!spoken || OFFICIAL.includes(spoken.status)) return spoken;
  const official = officialLanguages(view);
  return official.find((one) => profile.languages.includes(one.code)) ?? official[0] ?? spoken;
}

/** What most people speak where that is no language of offices and schools; null where it is one. */
export function streetLanguage(view: PlaceView): LanguageUse | null {
  const spoken = mostSpoken(view);
  return spoken && spoken.code !== localLanguage(view)?.code && !OFFICIAL.includes(spoken.status)
    ? spoken
    : null;
}

/** A further town of the place that works in a language of the customer, where the first does not; else null. */
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
 * Where a rule on the language of offices and schools holds: the region where regions differ in it, the town where they
 * add another, else the country.
 */
export function languageArea(view: PlaceView): string {
  const { atlas, iso3, cities, name } = view;
  if (differsByRegion(view)) return cities[0]?.name ?? name;
  return (worksByRegion(atlas, iso3) ? cities[0]?.region : null) ?? name;
}

/** Points between two sources on the speakers of English from which on neither is told as a fact. */
const DIFFERS = 20;

/**
 * English as it is known of a country, with the share of the table made for it; the share is null where the
 * table of all languages holds one that is more than twenty points away, since then neither is known. Null
 * where no table names it.
 */
export function knownEnglish({ atlas, iso3 }: Pick<PlaceView, 'atlas' | 'iso3'>): LanguageUse | null {
  const english = atlas.languages.english(iso3);
  const listed = atlas.languages.use(iso3, 'en')?.share;
  if (!english || english.share === null || listed == null) return english;
  return Math.abs(english.share - listed) > DIFFERS ? { ...english, share: null } : english;
}

/** A count older than this many years is told with its year. */
const OLD_YEARS = 5;

/** "39% (2012)": a share of speakers, with the year of an old count; empty where none is known. */
export function speakersSaid({ date }: Pick<PlaceView, 'date'>, { share, from }: LanguageUse): string {
  if (share === null) return '';
  const year = Number(from.asOf);
  const old = year > 0 && Number(date.slice(0, 4)) - year > OLD_YEARS;
  return `${Math.round(share)}%${old ? ` (${year})` : ''}`;
}

const OFFICIAL: readonly LanguageUse['status'][] = ['official', 'de facto official'];
/** What is official in the first town: the languages of the law, and one beside them in its region. */
export function officialLanguages(view: PlaceView): readonly LanguageUse[] {
  const beside = besideUse(view);
  return beside ? [...lawThere(view), beside] : lawThere(view);
}

/** The languages in which the law of the place is written: those of its first town. */
function lawThere({ atlas, iso3, cities }: PlaceView): readonly LanguageUse[] {
  return cities[0] ? languagesOfTown(atlas, cities[0]) : languagesOfLaw(atlas, iso3);
}

/** An official language of the place that the customer speaks, the most spoken first; else null. */
export function ownOfficial(view: PlaceView): LanguageUse | null {
  return officialLanguages(view).find(({ code }) => view.profile.languages.includes(code)) ?? null;
}

/**
 * Whether a test of the language may be asked for: it is official, the customer speaks no official language
 * yet, and has to ask for permanence at all (Directive 2004/38, article 16, gives it to citizens of the Union
 * by time alone).
 */
export function testedIn(view: PlaceView, { code }: LanguageUse): boolean {
  return (
    !settlesByUnionLaw(view) &&
    !lawThere(view).some((one) => view.profile.languages.includes(one.code)) &&
    lawThere(view).some((one) => one.code === code)
  );
}

/** Behind the name of a language that would not carry them yet. */
export function notYetSpoken({ profile }: Pick<PlaceView, 'profile'>, ...codes: readonly string[]): string {
  return codes.some((code) => profile.begun.includes(code))
    ? 'of which you have the beginnings'
    : 'which you do not speak yet';
}

/** As many official languages are named where there are no more. */
const ALL_NAMED = 4;

/**
 * Names of the official languages as one speaks of them, without scripts and written standards; of many the first
 * three.
 */
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

/** From this share of speakers on, an official language carries a newcomer through offices and daily life. */
const CARRIES = 60;

/**
 * A language of the customer that is official there and spoken by most people, so that no other is needed;
 * else null.
 */
export function carriedBy(view: PlaceView): LanguageUse | null {
  for (const code of view.profile.languages) {
    const use = view.atlas.languages.use(view.iso3, code);
    const share = code === 'en' ? knownEnglish(view)?.share : use?.share;
    if (use?.status === 'official' && (share ?? 0) >= CARRIES) return use;
  }
  return null;
}

/**
 * The name of a language of the customer whose speakers and those of the local one understand each other, or that is
 * the same by another standard; null where they speak the local one itself, or none so close.
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

/** A language of the customer that is of the same branch as the local one, so that they do not begin at zero. */
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
 * English where it is official beside a language that more people speak, and most speak it as well: to a newcomer who
 * has neither it opens offices and people in more places than one. Null elsewhere.
 */
export function englishToLearn(view: PlaceView): LanguageUse | null {
  const local = localLanguage(view);
  const known = view.profile.languages;
  if (!local || local.code === 'en' || known.includes('en') || known.includes(local.code)) return null;
  if (closeLanguage(view, local) || (knownEnglish(view)?.share ?? 0) < CARRIES) return null;
  return officialLanguages(view).find(({ code }) => code === 'en') ?? null;
}

/**
 * The language that this customer would learn or already lives by: one that carries them, else the local one, or
 * English where it is the wider of two.
 */
export function learningLanguage(view: PlaceView): LanguageUse | null {
  return carriedBy(view) ?? englishToLearn(view) ?? localLanguage(view);
}

/**
 * The language for papers that a doctor or an office there has to read: English where it is official and the widest, as
 * in Singapore, else one that the customer shares with the place, else that of the place with English beside it.
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
 * Whether papers from home need a translation: none in an official language of the place, of which home may
 * have others.
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

/** " in translation", for papers from home that an office of the place could not read; else nothing. */
export function translated(view: PlaceView): Said {
  const { need, but } = papers(view);
  const text = { none: '', some: ` (translated, if not in ${but})`, all: ' in translation' }[need];
  return aboutPapers(view, text);
}

/** When and by whom papers are translated, in a sentence; nothing where they need not be. */
export function translations(view: PlaceView): Said {
  const { need, but } = papers(view);
  const what = need === 'some' ? ` of what is not in ${but}` : '';
  return aboutPapers(
    view,
    need === 'none' ? '' : ` Translations${what} come after, from a translator that country accepts.`,
  );
}
