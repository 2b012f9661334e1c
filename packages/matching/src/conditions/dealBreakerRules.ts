import type { DealBreakerRule } from './dealBreakerRule.ts';
import { ABORTION_RULES } from './rules/abortion.ts';
import { ALTITUDE_RULES } from './rules/altitude.ts';
import { ANIMAL_RULES } from './rules/animals.ts';
import { CLIMATE_RULES } from './rules/climate.ts';
import { DEATH_PENALTY_RULES } from './rules/deathPenalty.ts';
import { EVERYDAY_RULES } from './rules/everyday.ts';
import { FAITH_RULES } from './rules/faith.ts';
import { GOVERNMENT_RULES } from './rules/government.ts';
import { HAZARD_RULES } from './rules/hazards.ts';
import { HOUSING_RULES } from './rules/housing.ts';
import { HOME_EDUCATION_RULES } from './rules/homeEducation.ts';
import { HOME_OWNERSHIP_RULES } from './rules/homeOwnership.ts';
import { LIVING_RULES } from './rules/living.ts';
import { MEMBERSHIP_RULES } from './rules/membership.ts';
import { DEDUCTION_RULES, MONEY_RULES } from './rules/money.ts';
import { CHILDREN_RULES } from './rules/childrenAlong.ts';
import { PARENT_RULES } from './rules/parentAlong.ts';
import { PASSPORT_RULES } from './rules/passports.ts';
import { PENSION_RULES } from './rules/pensions.ts';
import { PEOPLE_RULES } from './rules/people.ts';
import { PERMIT_KIND_RULES } from './rules/permitKind.ts';
import { PRESS_RULES } from './rules/press.ts';
import { HIV_RULES } from './rules/hiv.ts';
import { RELIGIOUS_DRESS_RULES } from './rules/religiousDress.ts';
import { RENT_RULES } from './rules/rent.ts';
import { RIGHTS_RULES } from './rules/rights.ts';
import { SEA_RULES } from './rules/sea.ts';
import { SERVICE_RULES } from './rules/services.ts';
import { SIZE_RULES } from './rules/size.ts';
import { STAY_RULES } from './rules/stay.ts';
import { TROPICS_RULES } from './rules/tropics.ts';
import { WORK_RULES } from './rules/work.ts';
import { WORSHIP_RULES } from './rules/worship.ts';

/** Tried in this order; a line may be read as several. Words in indicators in words: yes 1, no 0. */
export const DEAL_BREAKER_RULES: readonly DealBreakerRule[] = [
  ...CLIMATE_RULES,
  ...TROPICS_RULES,
  ...ALTITUDE_RULES,
  ...GOVERNMENT_RULES,
  ...DEATH_PENALTY_RULES,
  ...PRESS_RULES,
  ...RIGHTS_RULES,
  ...ABORTION_RULES,
  ...FAITH_RULES,
  ...HIV_RULES,
  ...RELIGIOUS_DRESS_RULES,
  ...PEOPLE_RULES,
  ...HOME_EDUCATION_RULES,
  ...WORSHIP_RULES,
  ...HAZARD_RULES,
  ...MONEY_RULES,
  ...PASSPORT_RULES,
  ...PENSION_RULES,
  ...SERVICE_RULES,
  ...SEA_RULES,
  ...SIZE_RULES,
  ...EVERYDAY_RULES,
  ...LIVING_RULES,
  ...HOME_OWNERSHIP_RULES,
  ...WORK_RULES,
  ...ANIMAL_RULES,
  ...DEDUCTION_RULES,
  ...RENT_RULES,
  ...HOUSING_RULES,
  ...STAY_RULES,
  ...PERMIT_KIND_RULES,
  ...PARENT_RULES,
  ...CHILDREN_RULES,
  ...MEMBERSHIP_RULES,
];
