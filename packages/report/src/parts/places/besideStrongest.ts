import type { GateResult } from '@global-fit/matching/ranking';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { hasOnlyOpenCosts } from '../../place/money/costSaid.ts';
import { gateAtRisk, isAgainst } from '../findings/gateAtRisk.ts';
import { atRiskSaid } from '../findings/atRiskSaid.ts';
import { conditionName } from '../findings/gates.ts';
import { sameTheme } from '../clauses/sameTheme.ts';
import type { Clause } from '../clauses/themeClauses.ts';

/** Every must-have at risk by our tables; each has to be told. */
function toldAtRisk({ studied }: PlaceView): readonly GateResult[] {
  return (studied?.gates ?? []).filter(isAgainst);
}

/**
 * Weak themes that add something to the must-haves told as at risk. A must-have judged by our own factor prints no
 * figure, so its theme may supply one.
 */
export function besideGate(view: PlaceView, weak: readonly Clause[]): readonly Clause[] {
  const told = toldAtRisk(view).filter(({ reason }) => reason.kind !== 'measure');
  return weak.filter((one) => !told.some((gate) => sameTheme(gate, one.contribution)));
}

/** Whether two must-haves depend on the same figure, such as a need and a line that both demand it. */
function sameFigure({ reason: a }: GateResult, { reason: b }: GateResult): boolean {
  return a.kind === 'indicator' && b.kind === 'indicator' && a.indicator === b.indicator;
}

/**
 * The must-haves at risk beside the strongest point, weightiest first. Includes the strongest one where a
 * world's-worst figure took its place.
 */
export function atRiskBeside(view: PlaceView, worst: Clause | null): readonly Said[] {
  // Where a must-have fails, that is the strongest point.
  const fails = view.studied?.gates.some(({ status }) => status === 'failed') ?? false;
  const first = gateAtRisk(view);
  const strongest = fails || worst ? undefined : first;
  return [...new Set([...(first ? [first] : []), ...toldAtRisk(view)])]
    .filter((gate) => gate !== strongest && !(strongest && sameFigure(gate, strongest)))
    .map((gate) =>
      strongest?.group === 'budget' && gate.reason.kind === 'cost' && !hasOnlyOpenCosts(gate)
        ? because(
            words(`Your condition ${conditionName(gate)} is missed by that sum as well.`),
            ...gate.because.questionIds,
          )
        : atRiskSaid(gate, view.name),
    );
}
