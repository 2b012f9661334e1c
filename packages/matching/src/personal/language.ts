import type { Engine } from '../engine/engine.ts';
import type { Preferences } from '../model/preferences.ts';
import { foreignAtWork } from '../profile/work/officialLanguage.ts';
import { utilityOf } from '../scoring/utility.ts';
import type { PersonalFactor } from './factor.ts';

/** Utility of the share of people one can talk with. */
const CURVE = {
  points: [
    [0, 0],
    [0.05, 0.15],
    [0.2, 0.45],
    [0.5, 0.8],
    [0.8, 1],
  ],
} as const;
/** How much of a conversation each level allows. `unknown`: listed without a level. */
const LEVEL = { native: 1, fluent: 1, working: 0.85, unknown: 0.9, basic: 0.5 } as const;
/** Added for an official language, because forms and authorities use it. */
const OFFICIAL_BONUS = 0.15;

/**
 * Share of speakers assumed in a region that works in a language alone: at least half, though no table of ours counts
 * them.
 */
const IN_ITS_REGION = 0.5;

/**
 * Share of people, 0 to 1, with whom the household can talk. Its languages are treated as independent, so speaking
 * two of them reaches 1 - (1 - a)(1 - b). A region that works in one of them counts with its people, because its
 * towns are recommended. Of a language that is neither official nor of a region, only the share `foreign` of its
 * speakers counts. NaN without any record.
 */
export function languageReach(
  engine: Engine,
  preferences: Pick<Preferences, 'spokenLanguages'>,
  country: number,
  foreign = 1,
): number {
  let missed = 1;
  let official = 0;
  for (const { code, level } of preferences.spokenLanguages) {
    const spoken = engine.language(code);
    const isOwn = spoken.official[country] || spoken.ofRegion[country];
    const share = (spoken.understood[country] as number) * (isOwn ? 1 : foreign);
    missed *= 1 - (spoken.ofRegion[country] ? Math.max(share, IN_ITS_REGION) : share) * LEVEL[level];
    if (level !== 'basic') official ||= spoken.official[country] as number;
  }
  return Math.min(1, 1 - missed + official * OFFICIAL_BONUS);
}

/** The same at work, where a language that is not the country's own counts less, or not at all. */
const reachAtWork = (engine: Engine, preferences: Preferences, country: number): number =>
  languageReach(engine, preferences, country, foreignAtWork(preferences));

export const LANGUAGE_FIT: PersonalFactor = {
  id: 'language_fit',
  label: 'Languages you speak',
  dimension: 'culture_language',
  method:
    'Share of the population that speaks a language of the household (half at least where offices and schools of a region work in it alone, as in French-speaking Switzerland), or one so close to it that the two understand each other (Indonesian and Malay, Czech and Slovak, the Scandinavian languages, the standards of Serbo-Croatian; that part by how far it carries), with a bonus where it is official; at a local job half of its speakers where it is not official, four fifths in technology and science, and none in health, teaching, law or public service.',
  indicators: [],
  utilities: ({ engine, preferences }) =>
    Float64Array.from(engine.iso3, (_, i) => utilityOf(CURVE, reachAtWork(engine, preferences, i))),
};

/** Utility of the share of people who speak English. */
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
  method: `Share of the population that speaks English: ${ENGLISH_CURVE.points.map(([percent, utility]) => `${percent}% ${utility}`).join(', ')}.`,
  indicators: [],
  utilities({ engine }) {
    const { share, uses } = engine.language('en');
    return share.map((one, i) => (uses[i]?.share == null ? Number.NaN : utilityOf(ENGLISH_CURVE, one * 100)));
  },
};
