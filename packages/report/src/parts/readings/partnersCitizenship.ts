import { FACTS_TOLD_IN } from '@global-fit/matching/profile/freeTexts';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import { memberQuestionId } from '@global-fit/questionnaire/family';
import type { Profile } from '../../profile/profile.ts';
import { partnerWords } from '../../profile/professions.ts';
import { countryOfAdjective } from './countriesNamed.ts';

/** The country whose citizen a text calls the partner: "Katja is German and a translator"; null where it does not. */
export function partnersCountry(atlas: Atlas, profile: Profile, text: string): Country | null {
  const who = partnerWords(profile);
  if (!who) return null;
  const told = new RegExp(
    String.raw`(?<!\p{L})${who}['’]s (South African|\p{L}+) (?:passport|citizenship|nationality)\b|(?<!\p{L})${who}(?:,? who)? (?:is|holds|has)(?: also)?(?: an?)? (South African|\p{L}+)(?= (?:citizens?(?:hip)?|nationals?|nationality|passports?|by birth|and|but)\b| *[.;,!\n]| *$)`,
    'iu',
  ).exec(text);
  const adjective = told?.[1] ?? told?.[2];
  return adjective ? countryOfAdjective(atlas, adjective) : null;
}

/** "We are both Indian citizens", "both of us hold British passports", "my wife and I are German". */
const OF_BOTH =
  /\b(?:we(?: are|['’]re| have| hold)? both|both of us|(?:wife|husband|spouse|partner) and I)(?: are| have| hold)?(?: both)?(?: an?)? (South African|\p{L}+?)s?(?= (?:citizens?(?:hip)?|nationals?|nationality|passports?|by birth|and)\b| *[.,;!\n]| *$)/iu;
/** "Indian citizen, chartered accountant", of the partner by the partner's own field. */
const OF_ONE =
  /(?<!\b(?:not|no|non|former|future)(?: an?)?[ -])\b(South African|\p{L}+) (?:citizen|national|passport)\b/iu;

/** The country whose citizen the partner is by the customer's words; null where none tells. */
export function partnersCitizenship(atlas: Atlas, profile: Profile): Country | null {
  const { partner } = profile.movers;
  if (!partner) return null;
  const country = (adjective: string | undefined): Country | null =>
    adjective ? countryOfAdjective(atlas, adjective) : null;
  const own = profile.read.text(memberQuestionId(partner.n, 'special-needs')) ?? '';
  const told = FACTS_TOLD_IN.map((id) => profile.read.text(id) ?? '');
  const found = told.flatMap(
    (text) => country(OF_BOTH.exec(text)?.[1]) ?? partnersCountry(atlas, profile, text) ?? [],
  );
  return country(OF_ONE.exec(own)?.[1]) ?? found[0] ?? null;
}
