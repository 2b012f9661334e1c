import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country } from '@global-fit/atlas/model';
import { countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { citizenshipsTold, partnersPassports } from '@global-fit/matching/profile/people/partnersPassport';
import type { Profile } from '../../profile/profile.ts';
import { partnerWords } from '../../profile/work/professions.ts';

/** The first country whose citizen a text calls the partner; null where there is none. */
export function partnersCountry(atlas: Atlas, profile: Profile, text: string): Country | null {
  const who = partnerWords(profile);
  return (who && citizenshipsTold(atlas, who, text)[0]) || null;
}

/** "We are both Indian citizens", "both of us hold British passports", "my wife and I are German". */
const OF_BOTH =
  /\b(?:we(?: are|['’]re| have| hold)? both|both of us|(?:wife|husband|spouse|partner) and I)(?: are| have| hold)?(?: both)?(?: an?)? (South African|\p{L}+?)s?(?= (?:citizens?(?:hip)?|nationals?|nationality|passports?|by birth|and)\b| *[.,;!\n]| *$)/iu;

/** The countries whose citizen the partner is, or would be by a passport hoped for, in the customer's words. */
export function partnersCitizenships(atlas: Atlas, profile: Profile): readonly Country[] {
  if (!profile.movers.partner) return [];
  const held = partnersPassports(atlas, profile.read.all)?.passports ?? [];
  const told = FACTS_TOLD_IN.flatMap((id) => {
    const text = profile.read.text(id) ?? '';
    const [, both] = OF_BOTH.exec(text) ?? [];
    return [both ? countryOfAdjective(atlas, both) : null, partnersCountry(atlas, profile, text)];
  });
  return [...held.map((iso3) => atlas.country(iso3)), ...told].filter((one): one is Country => one !== null);
}
