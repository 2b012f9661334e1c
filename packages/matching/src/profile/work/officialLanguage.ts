import type { Preferences } from '../../model/preferences.ts';

/**
 * Fields in which an employer’s work is done with patients, pupils, clients and offices, in the language of
 * the law.
 */
const SPOKEN_AT_WORK: ReadonlySet<string> = new Set(['healthcare', 'education', 'legal', 'public-service']);

/** Whether somebody looks for a local job that is done in an official language, however many understand another. */
export function worksInOfficialLanguage({
  arrangement,
  careerField,
}: Pick<Preferences, 'arrangement' | 'careerField'>): boolean {
  return arrangement === 'local-job' && careerField !== null && SPOKEN_AT_WORK.has(careerField);
}
