/** What matching answers. */

import type { Fact, Iso3 } from '@global-fit/atlas/model';
import type { GateGroup, GateReason } from './gates/reason.ts';
import type { Because, CityMatch, Contribution, GateStatus } from './model.ts';

/** One must-have, checked for one country; `failed` takes the country out of the recommendation and says why. */
export interface GateResult {
  readonly id: string;
  readonly group: GateGroup;
  readonly label: string;
  readonly status: GateStatus;
  readonly reason: GateReason;
  readonly facts: readonly Fact[];
  readonly because: Because;
  /** How far past its soft limit it is on the way to the hard one, in (0,1]: the country ranks lower for it. */
  readonly past?: number;
}

/** What the engine finds out about one country, whether or not it passes every must-have. */
export interface Studied {
  readonly contributions: readonly Contribution[];
  readonly gates: readonly GateResult[];
  readonly cities: readonly CityMatch[];
}

/** A country that passes every must-have. */
export interface Match extends Studied {
  readonly iso3: Iso3;
  /** 0-100. */
  readonly score: number;
  /** Seeded: the 5th and 95th percentile over perturbed weights and missing facts. */
  readonly interval: readonly [number, number];
  readonly rank: number;
  /** Best and worst rank under the same perturbations: "2-4". */
  readonly rankBand: readonly [number, number];
  /** Share of the asked weight for which facts were known, in [0,1]. */
  readonly coverage: number;
}

/** A country that fails a must-have. */
export interface Excluded {
  readonly iso3: Iso3;
  /** The score it would have had. */
  readonly score: number;
  /** Whether our records hold a way in within reach; true where nobody asked for a way in. */
  readonly hasWay: boolean;
  readonly failed: readonly GateResult[];
  /** For countries asked for by name (`RankOptions.study`), and for those that fill in where too few pass. */
  readonly studied?: Studied;
}

/** Every country once: those that pass, best first, and the others. */
export interface Ranking {
  readonly matches: readonly Match[];
  readonly excluded: readonly Excluded[];
  readonly engineVersion: string;
}
