import type { Factor, FactorId } from '../model.ts';
import { ECONOMY, TAXES_BY_INCOME } from './economy.ts';
import { GOVERNANCE } from './governance.ts';
import { HEALTH } from './health.ts';
import { LIVING } from './living.ts';
import { NATURE } from './nature.ts';
import { SAFETY } from './safety.ts';
import { SOCIETY } from './society.ts';
import { PAY_BY_OCCUPATION, WORK } from './work.ts';

/** Every factor that is read from indicators alone. The factors computed for a household are in `personal/`. */
export const FACTORS: readonly Factor[] = [
  ...HEALTH,
  ...SAFETY,
  ...GOVERNANCE,
  ...LIVING,
  ...ECONOMY,
  ...TAXES_BY_INCOME,
  ...WORK,
  ...PAY_BY_OCCUPATION,
  ...NATURE,
  ...SOCIETY,
];

/** Ids of the indicators that the engine reads through factors. */
export const INDICATORS_READ: readonly string[] = [
  ...new Set(FACTORS.flatMap((one) => one.parts.map((part) => part.indicator))),
];

const BY_ID = new Map(FACTORS.map((one) => [one.id, one]));

/** A factor of the catalogue; undefined for an id that is computed for a household, or unknown. */
export function factorOf(id: FactorId): Factor | undefined {
  return BY_ID.get(id);
}
