import type { Dimension } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import type { FactorId } from '../model.ts';

/** A factor whose value for a country depends on the household. */
export interface PersonalFactor {
  readonly id: FactorId;
  readonly label: string;
  readonly dimension: Dimension;
  /** How it is computed, in one line for the documentation. */
  readonly method: string;
  /** Utility by country index, NaN where unknown. */
  utilities(situation: Situation): Float64Array;
  /** Indicators whose facts stand behind it. */
  readonly indicators: readonly string[];
}
