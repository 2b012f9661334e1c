import type { LanguageUse } from '@global-fit/atlas/languages';
import type { Engine } from '../engine.ts';
import type { Preferences } from '../model.ts';
import { utilityOf } from '../utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Share of people with whom one can talk -> utility. */
const CURVE = {
  points: [
    [0, 0],
    [0.05, 0.15],
    [0.2, 0.45],
    [0.5, 0.8],
    [0.8, 1],
  ],
} as const;
/** How much of a conversation each level carries. `unknown` is what a list of languages without levels says. */
const LEVEL = { native: 1, fluent: 1, working: 0.85, unknown: 0.9, basic: 0.5 } as const;
/** Forms and offices work in an official language: worth this much on top of the share of speakers. */
const OFFICIAL_BONUS = 0.15;

/** Codes of the language tables by the code of the questionnaire: variants and scripts fold to the language. */
function baseCode(code: string): string {
  const base = code.toLowerCase().split(/[-_]/)[0] as string;
  if (base === 'nb' || base === 'nn') return 'no';
  return base === 'tl' ? 'fil' : base;
}

/** One language in a country, its variants and scripts counted together by the largest. */
export function languageUse(engine: Engine, country: number, code: string): LanguageUse | null {
  const iso3 = engine.iso3[country] as string;
  if (baseCode(code) === 'en') return engine.atlas.languages.english(iso3);
  return engine.atlas.languages.of(iso3).find((use) => baseCode(use.code) === baseCode(code)) ?? null;
}

function isOfficial(use: LanguageUse | null): boolean {
  return use?.status === 'official' || use?.status === 'de facto official';
}

/**
 * Share of people with whom this household can talk, 0 to 1: the languages of the household are taken as
 * independent of each other, so that speaking two of them reaches 1 - (1 - a)(1 - b). NaN without any record.
 */
export function languageReach(engine: Engine, preferences: Preferences, country: number): number {
  const iso3 = engine.iso3[country] as string;
  if (engine.atlas.languages.of(iso3).length === 0) return Number.NaN;
  let missed = 1;
  let official = false;
  for (const { code, level } of preferences.spokenLanguages) {
    const use = languageUse(engine, country, code);
    missed *= 1 - Math.min(1, ((use?.share ?? 0) / 100) * LEVEL[level]);
    official ||= isOfficial(use) && level !== 'basic';
  }
  return Math.min(1, 1 - missed + (official ? OFFICIAL_BONUS : 0));
}

export const LANGUAGE_FIT: PersonalFactor = {
  id: 'language_fit',
  label: 'Languages you speak',
  dimension: 'culture_language',
  method:
    'Share of the population that speaks a language of the household, with a bonus where it is official.',
  indicators: [],
  utilities: ({ engine, preferences }) =>
    Float64Array.from(engine.iso3, (_, i) => utilityOf(CURVE, languageReach(engine, preferences, i))),
  note({ engine, preferences }, country) {
    const uses = preferences.spokenLanguages
      .map(({ code }) => languageUse(engine, country, code))
      .filter((use) => use !== null)
      .sort((a, b) => (b.share ?? 0) - (a.share ?? 0));
    const best = uses[0];
    if (!best) return 'None of your languages is listed among those spoken there';
    const share = best.share === null ? 'is spoken there' : `is spoken by about ${formatShare(best.share)}`;
    return `${best.name} ${share}${isOfficial(best) ? ' and official' : ''}`;
  },
};

/** Share of people who speak English -> utility. */
const ENGLISH_CURVE = {
  points: [
    [0, 0],
    [10, 0.2],
    [30, 0.5],
    [60, 0.85],
    [90, 1],
  ],
} as const;

export const ENGLISH: PersonalFactor = {
  id: 'english',
  label: 'English in daily life',
  dimension: 'culture_language',
  method: 'Share of the population that speaks English: 0% 0, 10% 0.2, 30% 0.5, 60% 0.85, 90% 1.',
  indicators: [],
  utilities: ({ engine }) =>
    Float64Array.from(engine.iso3, (iso3) =>
      utilityOf(ENGLISH_CURVE, engine.atlas.languages.english(iso3)?.share ?? Number.NaN),
    ),
  note({ engine }, country) {
    const share = engine.atlas.languages.english(engine.iso3[country] as string)?.share;
    return share == null ? null : `English is spoken by about ${formatShare(share)}`;
  },
};

function formatShare(percent: number): string {
  return percent < 1 ? 'less than 1% of people' : `${Math.round(Math.min(100, percent))}% of people`;
}
