import type { GateResult } from '@global-fit/matching/ranking';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { hasOnlyOpenCosts } from '../../place/money/costSaid.ts';
import { gateAtRisk, isAgainst } from '../findings/gateAtRisk.ts';
import { atRiskSaid } from '../findings/atRiskSaid.ts';
import { conditionName } from '../findings/gates.ts';
import { sameTheme } from '../clauses/sameTheme.ts';
import type { Clause } from '../clauses/themeClauses.ts';

/** Every must-have that is at risk there as far as our tables tell: none passes in silence. */
function toldAtRisk({ studied }: PlaceView): readonly GateResult[] {
  return (studied?.gates ?? []).filter(isAgainst);
}

/**
 * What is weak beside the must-haves that are told as at risk: what they say already is not said again. A measure of
 * ours prints no figure, so its theme gives one.
 */
export function besideGate(view: PlaceView, weak: readonly Clause[]): readonly Clause[] {
  const told = toldAtRisk(view).filter(({ reason }) => reason.kind !== 'measure');
  return weak.filter((one) => !told.some((gate) => sameTheme(gate, one.contribution)));
}

/** Whether two must-haves turn on the same figure of ours, such as a value and a line that demands it. */
function sameFigure({ reason: a }: GateResult, { reason: b }: GateResult): boolean {
  return a.kind === 'indicator' && b.kind === 'indicator' && a.indicator === b.indicator;
}

/** Those beside the strongest point, and that one too where a figure takes its place; the weightiest first. */
export function atRiskBeside(view: PlaceView, worst: Clause | null): readonly Said[] {
  // Where a condition fails, that is the strongest point.
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
