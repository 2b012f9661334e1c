import type { Iso3 } from '@global-fit/atlas/model';
import type { NamedPlaces } from '../../geography/namedPlaces.ts';
import { plainly } from '../../own/ownTerms.ts';
import type { WhoWrites } from '../../own/whoWrites.ts';

const TWO_CITIZENSHIPS = /\b(?:dual|second|two|double) (?:citizenships?|nationalit(?:y|ies)|passports?)\b/;

/** "Dual citizenship with Pakistan", of somebody from there: the passport that is held, and no place to go to. */
export const namesOwnPassport = (line: string, named: readonly Iso3[], passports: readonly Iso3[]): boolean =>
  TWO_CITIZENSHIPS.test(plainly(line)) && named.every((iso3) => passports.includes(iso3));

/** What is theirs in a line by the country it is from: "my UK pension", "a US employer". */
const THEIRS =
  '(?:(?:state |old[- ]age |private )?pensions?|social security|passports?|citizenship|dollars?|incomes?|salar(?:y|ies)|pay|employers?|compan(?:y|ies)|clients?|jobs?|work|degrees?|diplomas?|licen[cs]es?|qualifications?|driving licen[cs]es?|accounts?)';

/** A line on such a thing of somebody from there without the name of the country; null for every other line. */
export function withoutOwnName(line: string, { iso3 }: NamedPlaces, who: WhoWrites): string | null {
  const theirs = iso3.length > 0 && iso3.every((one) => one === who.home || who.citizenships.includes(one));
  const named = new RegExp(
    String.raw`\b(?:(?:my|our|his|her|an?|the) )?(?-i:\p{Lu}[\p{L}.]*)(?: (?-i:\p{Lu}[\p{L}.]*))? (?=${THEIRS}\b)`,
    'iu',
  );
  return theirs && named.test(line) ? line.replace(named, 'my ') : null;
}

const TAXED_INCOME = /\btax\w*\b/;
const PLACE_OF_INCOME = /\b(?:in|from)(?= *(?:$|(?:is|are|be|being|gets?|would|taxed)\b))/;

/** "Tax on income earned in China", of somebody from there: what stays behind is income from abroad. */
export function leftBehind({ iso3, beside }: NamedPlaces, { home, citizenships }: WhoWrites): string | null {
  const theirs = iso3.length > 0 && iso3.every((one) => one === home || citizenships.includes(one));
  return theirs && TAXED_INCOME.test(beside) && PLACE_OF_INCOME.test(beside)
    ? beside.replace(PLACE_OF_INCOME, 'from abroad').replace(/ +/g, ' ')
    : null;
}
