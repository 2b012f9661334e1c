import type { Preferences } from '../../model/preferences.ts';

/** Fields whose work with patients, pupils, clients or authorities is done in the official language. */
const SPOKEN_AT_WORK: ReadonlySet<string> = new Set(['healthcare', 'education', 'legal', 'public-service']);

/** Whether a local job in an official language is sought, for which other languages do not count. */
export function worksInOfficialLanguage({
  arrangement,
  careerField,
}: Pick<Preferences, 'arrangement' | 'careerField'>): boolean {
  return arrangement === 'local-job' && careerField !== null && SPOKEN_AT_WORK.has(careerField);
}
