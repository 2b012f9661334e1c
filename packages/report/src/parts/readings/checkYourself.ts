import type { Check } from './checkYourself/check.ts';
import { EVERYDAY, HAZARDS } from './checkYourself/everyday.ts';
import { FAMILY, SCHOOL_SUPPORT, SCHOOLS_AND_PETS } from './checkYourself/family.ts';
import { CARE, LONG_CARE, OWN_CARE } from './checkYourself/health.ts';
import { FAITH, IDENTITY, OWN_BACKGROUND, TAKEN_FOR_LESS } from './checkYourself/identity.ts';
import { LAND } from './checkYourself/land.ts';
import { LAW, OWN_CRIME, PUNISHED } from './checkYourself/law.ts';
import { ACCOUNTS, MONEY } from './checkYourself/money.ts';
import { AROUND, TOWN } from './checkYourself/place.ts';
import { SAFETY } from './checkYourself/safety.ts';
import {
  ADMINISTRATION,
  BELONGING,
  GOVERNMENT,
  LANGUAGE_PROVED,
  STATE,
  VOTE,
} from './checkYourself/state.ts';
import { STUDY } from './checkYourself/study.ts';
import { HEALERS_WORK, RIGHT_TO_PRACTISE, WORK } from './checkYourself/work.ts';

/**
 * How customers can check what no figure covers, by the words of a lower-case line. The first match counts, so narrow
 * and private subjects precede broad ones.
 */
export const CHECK_YOURSELF: readonly Check[] = [
  ...STUDY,
  ...IDENTITY,
  ...TAKEN_FOR_LESS,
  ...HEALERS_WORK,
  ...OWN_CARE,
  ...FAITH,
  ...ACCOUNTS,
  ...SCHOOL_SUPPORT,
  ...OWN_CRIME,
  ...FAMILY,
  ...SAFETY,
  ...PUNISHED,
  ...LONG_CARE,
  ...RIGHT_TO_PRACTISE,
  ...VOTE,
  ...GOVERNMENT,
  ...BELONGING,
  ...ADMINISTRATION,
  ...LANGUAGE_PROVED,
  ...CARE,
  ...AROUND,
  ...SCHOOLS_AND_PETS,
  ...OWN_BACKGROUND,
  ...STATE,
  ...MONEY,
  ...HAZARDS,
  ...LAND,
  ...TOWN,
  ...WORK,
  ...LAW,
  ...EVERYDAY,
];

/** For any other line. */
export const CHECK_BY_DEFAULT = 'asking somebody who lives there, or on a visit';
