import { SPOKEN } from '../conditions/own/spokenHere.ts';
import type { Gate } from './gate.ts';
import type { GateReason } from './reason.ts';

/**
 * Must-haves on law, language and the cost of a month. For these a missing record is mostly bad news: the sources list
 * the states that have such a law, and the languages that people speak; and where nobody surveys prices, no budget is
 * known to be enough, as in Monaco and Liechtenstein.
 */
const needsRecord = (id: string): boolean =>
  id === 'language' ||
  id === 'budget' ||
  id.startsWith(`deal-breaker:${SPOKEN}:`) ||
  /^deal-breaker:same-sex-(?:marriage|adoption|unions|parents)$/.test(id);

const SILENT: readonly GateReason['kind'][] = ['no record', 'speakers uncounted'];

/** Whether a finding on law, language or the cost of a month rests on no record. */
export const isUnanswered = ({ id, reason }: { readonly id: string; readonly reason: GateReason }): boolean =>
  needsRecord(id) && SILENT.includes(reason.kind);

/** Whether our records answer every such must-have in a country. */
export function isAnswered(gates: readonly Gate[], country: number): boolean {
  return gates
    .filter(({ id }) => needsRecord(id))
    .every((gate) => !isUnanswered({ id: gate.id, reason: gate.check(country).reason() }));
}
