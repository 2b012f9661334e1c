import type { GateResult } from '@global-fit/matching/ranking';
import { isWithinReach } from '@global-fit/matching/entry/way';
import { inSentence } from '../../prose/english.ts';
import { type Said, say } from '../../prose/said.ts';
import { findingSaid } from './findingSaid.ts';

/** Whether the finding says little without the name of the must-have. */
function needsName({ group }: GateResult): boolean {
  return group === 'need' || group === 'deal-breaker';
}

/** A must-have by its name, in a sentence: the customer's own words in quotation marks. */
export function conditionName({ group, label }: GateResult): string {
  return group === 'deal-breaker' ? `“${label}”` : inSentence(label);
}

/** A must-have with what was found on it, as a clause. */
export function gateSaid(gate: GateResult): Said {
  const found = findingSaid(gate);
  return needsName(gate) ? say`${conditionName(gate)} (${found})` : found;
}

/** What a country fails, the customer's own conditions first. */
export function ownFirst(failed: readonly GateResult[]): readonly GateResult[] {
  const isOwn = ({ group }: GateResult): boolean => group === 'deal-breaker';
  return [...failed.filter(isOwn), ...failed.filter((gate) => !isOwn(gate))];
}

/**
 * A condition of the customer's own that our tables cannot answer for a place: it counts neither for nor
 * against it.
 */
export function isOpen({ group, reason }: GateResult): boolean {
  return group === 'deal-breaker' && reason.kind === 'no record';
}

/** Whether our records hold a way within reach for these people to live there. */
export function hasWay(gates: readonly GateResult[]): boolean {
  return gates.every(({ reason }) => reason.kind !== 'way in' || isWithinReach(reason.way));
}
