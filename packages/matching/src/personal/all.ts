import type { FactorId } from '../model.ts';
import { VISA_ACCESS } from './access.ts';
import { AFFORDABILITY } from './affordability.ts';
import type { PersonalFactor } from './factor.ts';
import { KIND_OF_PLACE } from './kindOfPlace.ts';
import { ENGLISH, LANGUAGE_FIT } from './language.ts';
import { QUIZ_RAINFALL, QUIZ_TEMPERATURE } from './quizClimate.ts';
import { COMMUNITY, FAMILIAR_CULTURE, FAMILY_TIES, HOME_DISTANCE } from './ties.ts';
import { SWELL } from './swell.ts';
import { TUITION } from './tuition.ts';
import { UNION_LAW } from './unions.ts';
import { WARM_SEA } from './warmSea.ts';
import { RAIN, TIME_ZONE, WARMTH } from './wishes.ts';

/** Every factor that is computed for the household that asks. */
export const PERSONAL_FACTORS: readonly PersonalFactor[] = [
  VISA_ACCESS,
  AFFORDABILITY,
  WARMTH,
  RAIN,
  LANGUAGE_FIT,
  ENGLISH,
  COMMUNITY,
  FAMILIAR_CULTURE,
  FAMILY_TIES,
  HOME_DISTANCE,
  TIME_ZONE,
  KIND_OF_PLACE,
  WARM_SEA,
  SWELL,
  UNION_LAW,
  TUITION,
  QUIZ_TEMPERATURE,
  QUIZ_RAINFALL,
];

const BY_ID = new Map(PERSONAL_FACTORS.map((one) => [one.id, one]));

/** The household factor of this id; undefined for a catalogue factor or an unknown id. */
export function personalFactor(id: FactorId): PersonalFactor | undefined {
  return BY_ID.get(id);
}
