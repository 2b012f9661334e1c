import type { Factor } from '../model.ts';
import { BUSINESS, TAXES_BY_INCOME } from './business.ts';
import { ECONOMY } from './economy.ts';
import { EDUCATION } from './education.ts';
import { GOVERNANCE } from './governance.ts';
import { HEALTH } from './health.ts';
import { IMMIGRATION } from './immigration.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { LIVING } from './living.ts';
import { NATURE } from './nature.ts';
import { SAFETY } from './safety.ts';
import { SOCIETY } from './society.ts';
import { WEATHER } from './weather.ts';
import { PAY_BY_OCCUPATION, WORK } from './work.ts';

/** Every factor made of indicators alone. Factors computed for a household are in `personal/`. */
export const FACTORS: readonly Factor[] = [
  ...HEALTH,
  ...SAFETY,
  ...GOVERNANCE,
  ...LIVING,
  ...INFRASTRUCTURE,
  ...ECONOMY,
  ...BUSINESS,
  ...TAXES_BY_INCOME,
  ...WORK,
  ...PAY_BY_OCCUPATION,
  ...NATURE,
  ...WEATHER,
  ...EDUCATION,
  ...IMMIGRATION,
  ...SOCIETY,
];

/** Ids of the indicators that factors read. */
export const INDICATORS_READ: readonly string[] = [
  ...new Set(FACTORS.flatMap((one) => one.parts.map((part) => part.indicator))),
];
