import type { Preferences } from '../../model/preferences.ts';

/** Fields whose work with patients, pupils, clients or authorities is done in the official language. */
const SPOKEN_AT_WORK: ReadonlySet<string> = new Set(['healthcare', 'education', 'legal', 'public-service']);

/** What decides which language is spoken at work. */
type AtWork = Pick<Preferences, 'arrangement' | 'careerField' | 'teachesEnglish'>;

/** Whether a local job in an official language is sought, for which other languages do not count. */
export function worksInOfficialLanguage({ arrangement, careerField, teachesEnglish }: AtWork): boolean {
  if (teachesEnglish) return false;
  return arrangement === 'local-job' && careerField !== null && SPOKEN_AT_WORK.has(careerField);
}

/** Fields whose teams often work in a foreign language that most people speak. */
const ACROSS_BORDERS: ReadonlySet<string> = new Set(['technology', 'science']);

/** Share of its speakers that a language which is not the country's own counts with at a local job. */
const AT_WORK = { acrossBorders: 0.8, elsewhere: 0.5 } as const;

/**
 * How much a language that is not official counts at work, in [0,1], by its speakers: nothing for a local job in an
 * official language. At any other local job colleagues who speak English still meet, write and hire in their own.
 */
export function foreignAtWork(preferences: AtWork): number {
  if (preferences.arrangement !== 'local-job' || preferences.teachesEnglish) return 1;
  if (worksInOfficialLanguage(preferences)) return 0;
  return ACROSS_BORDERS.has(preferences.careerField ?? '') ? AT_WORK.acrossBorders : AT_WORK.elsewhere;
}
