import type { Situation } from './entry/situation.ts';
import type { Because, FactorId } from './model.ts';
import type { Preferences } from './model/preferences.ts';
import { personalFactor } from './personal/all.ts';
import type { PersonalFactor } from './personal/factor.ts';
import { pathForPassports } from './personal/pathToCitizenship.ts';
import { type WeightedColumn, worthOf } from './scoring/score.ts';
import { heaviestFirst } from './scoring/weights.ts';

/** A factor that counts for these preferences, with its numbers for every country. */
export interface ActiveFactor extends WeightedColumn {
  readonly id: FactorId;
  readonly label: string;
  /** Utility over the known facts, NaN where none is, by country index. */
  readonly utilities: Float64Array;
  /** Set for a factor computed for the household. */
  readonly personal: PersonalFactor | null;
  readonly because: Because;
}

type Weight = Preferences['weights'][number];
/** A factor without what somebody makes of it. */
export type FactorColumn = Omit<ActiveFactor, 'weight' | 'because'>;

/**
 * The numbers of a factor in a situation, whatever it weighs.
 *
 * @throws RangeError for a factor that does not exist.
 */
export function factorColumn(situation: Situation, id: FactorId): FactorColumn {
  const column = situation.engine.column(id);
  if (column) {
    const own = pathForPassports(situation, column);
    return { id, label: column.factor.label, ...own, personal: null };
  }
  const personal = personalFactor(id);
  if (!personal) throw new RangeError(`unknown factor "${id}"`);
  const utilities = personal.utilities(situation);
  const known = utilities.map((utility) => (Number.isNaN(utility) ? 0 : 1));
  const certain = utilities.map((utility) => (Number.isNaN(utility) ? 0 : utility));
  const worth = utilities.map((utility) => worthOf(utility, 1));
  return { id, label: personal.label, utilities, known, certain, worth, personal };
}

/**
 * The factors that count, the heaviest first; those of weight 0 are left out unless all are 0, in
 * which case all count alike. `columnOf` gives the numbers of each.
 *
 * @throws RangeError for a factor that does not exist.
 */
export function activeFactors(
  weights: readonly Weight[],
  columnOf: (id: FactorId) => FactorColumn,
): readonly ActiveFactor[] {
  return heaviestFirst(weights).map(({ factor, weight, questionIds }) => ({
    ...columnOf(factor),
    weight,
    because: { questionIds },
  }));
}
