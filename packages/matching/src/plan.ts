import type { Because, FactorId, Preferences } from './model.ts';
import { factorOf } from './factors/catalogue.ts';
import { personalFactor } from './personal/all.ts';
import type { PersonalFactor } from './personal/factor.ts';
import type { Situation } from './personal/situation.ts';
import type { WeightedColumn } from './score.ts';

/** A factor that counts for these preferences, with its numbers for every country. */
export interface ActiveFactor extends WeightedColumn {
  readonly id: FactorId;
  readonly label: string;
  /** Share of the facts known, in [0,1], by country index. */
  readonly known: Float64Array;
  /** Set for a factor computed for the household. */
  readonly personal: PersonalFactor | null;
  readonly because: Because;
}

type Weight = Preferences['weights'][number];

const knownOf = (utilities: Float64Array): Float64Array =>
  utilities.map((one) => (Number.isNaN(one) ? 0 : 1));

function activate(situation: Situation, { factor: id, weight, questionIds }: Weight): ActiveFactor {
  const because = { questionIds };
  const measured = factorOf(id);
  if (measured) {
    const { engine } = situation;
    const utilities = engine.utilities(id) as Float64Array;
    const known = engine.known(id) as Float64Array;
    return { id, label: measured.label, weight, utilities, known, personal: null, because };
  }
  const personal = personalFactor(id);
  if (!personal) throw new RangeError(`unknown factor "${id}"`);
  const utilities = personal.utilities(situation);
  return { id, label: personal.label, weight, utilities, known: knownOf(utilities), personal, because };
}

/**
 * The factors that count, in the order of the preferences; those of weight 0 are left out unless all are 0, in
 * which case all count alike.
 *
 * @throws RangeError for a factor that does not exist.
 */
export function activeFactors(situation: Situation): readonly ActiveFactor[] {
  const { weights } = situation.preferences;
  const counting = weights.filter(({ weight }) => weight > 0);
  const chosen = counting.length > 0 ? counting : weights.map((one) => ({ ...one, weight: 1 }));
  return chosen.map((weight) => activate(situation, weight));
}
