import type { Answers } from '@global-fit/questionnaire/model';
import { listOf, textOf } from '../text/read.ts';

/** Countries whose citizens, or many of them, write the family name first. */
const FAMILY_FIRST: ReadonlySet<string> = new Set([
  'CHN',
  'HKG',
  'MAC',
  'TWN',
  'KOR',
  'PRK',
  'JPN',
  'VNM',
  'SGP',
  'MYS',
  'KHM',
  'HUN',
]);

const wordsOf = (name: string): readonly string[] => name.trim().split(/\s+/).filter(Boolean);

/** A suffix that tells two people of one name apart: "Rodel Jr". */
const GENERATION = /^(?:jn?r|junior|sn?r|senior|ii|iii|iv|filho|neto|hijo)\.?$/i;

/**
 * What a member of the household is called, from the full name in the form. Usually that is its first word, with a
 * suffix where customer and companion share a first name. Where a passport suggests that family names come first, the
 * part that is not shared with the customer is taken, else the whole name.
 */
export function givenName(answers: Answers, name: string): string {
  const words = wordsOf(name);
  const [first = ''] = words;
  const own = wordsOf(textOf(answers, 'full-name') ?? '');
  const generation = words.length > 1 && own[0] === first ? words.at(-1) : undefined;
  if (generation && GENERATION.test(generation)) return `${first} ${generation.replace('.', '')}`;
  if (words.length < 2 || !listOf(answers, 'citizenship').some((iso3) => FAMILY_FIRST.has(iso3)))
    return first;
  if (own.length > 1 && own.at(-1) === words.at(-1)) return first;
  return (own[0] === first ? words.slice(1) : words).join(' ');
}
