import type { GateResult } from '@global-fit/matching/ranking';
import { isWithinReach } from '@global-fit/matching/entry/way';
import { inSentence } from '../../prose/english.ts';
import { type Said, say } from '../../prose/said.ts';
import { findingSaid } from './findingSaid.ts';

/** Whether the finding is unclear without the must-have's name. */
function needsName({ group }: GateResult): boolean {
  return group === 'need' || group === 'deal-breaker';
}

/** A must-have by name within a sentence; the customer's own words stand in quotation marks. */
export function conditionName({ group, label }: GateResult): string {
  return group === 'deal-breaker' ? `“${label}”` : inSentence(label);
}

/** A must-have by what a place keeps or not, within a sentence: a budget is kept, that it covers the costs is not. */
export const keptName = (gate: GateResult): string =>
  gate.group === 'budget' ? 'your budget' : conditionName(gate);

/** A must-have and what was found, as a clause. */
export function gateSaid(gate: GateResult): Said {
  const found = findingSaid(gate);
  return needsName(gate) ? say`${conditionName(gate)} (${found})` : found;
}

/** Failed must-haves, the customer's own first. */
export function ownFirst(failed: readonly GateResult[]): readonly GateResult[] {
  const isOwn = ({ group }: GateResult): boolean => group === 'deal-breaker';
  return [...failed.filter(isOwn), ...failed.filter((gate) => !isOwn(gate))];
}

/**
 * Whether our tables cannot answer a condition of the customer's own, so that it counts neither for nor against the
 * place.
 */
export function isOpen({ group, reason }: GateResult): boolean {
  return group === 'deal-breaker' && reason.kind === 'no record';
}

/** Whether our records hold a way in that this household can reach. */
export function hasWay(gates: readonly GateResult[]): boolean {
  return gates.every(({ reason }) => reason.kind !== 'way in' || isWithinReach(reason.way));
}
