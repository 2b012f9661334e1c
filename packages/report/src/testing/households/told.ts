import type { Answers } from '@global-fit/questionnaire/model';

/** What a household is occupied with after its move. */
export type Stage =
  | 'job'
  | 'transfer'
  | 'remote'
  | 'freelance'
  | 'owner'
  | 'founder'
  | 'student'
  | 'retired'
  | 'independent'
  | 'undecided';

/** What is true of a generated household, whichever of its answers say so. */
export interface Told {
  readonly age: number;
  readonly stage: Stage;
  /** A partner exists, whether or not they come along. */
  readonly partner: boolean;
  readonly partnerMoves: boolean;
  readonly childAges: readonly number[];
  readonly olderRelatives: boolean;
  /** Others who come: brothers, sisters, friends. */
  readonly others: boolean;
  readonly pets: readonly string[];
}

export interface Household {
  readonly seed: number;
  readonly told: Told;
  readonly answers: Answers;
  /** The short form of the second adult, where a couple filled it in. */
  readonly secondAdult: Answers | null;
}
