import { SPOKEN } from '../conditions/own/spokenHere.ts';
import type { Gate } from './gate.ts';
import type { GateReason } from './reason.ts';

/**
 * Must-haves on law and language, which mostly fail where no record tells of them: lists name the states that have such
 * a law, and surveys the languages that people speak.
 */
const needsRecord = (id: string): boolean =>
  id === 'language' ||
  id.startsWith(`deal-breaker:${SPOKEN}:`) ||
  /^deal-breaker:same-sex-(?:marriage|adoption|unions|parents)$/.test(id);

const SILENT: readonly GateReason['kind'][] = ['no record', 'speakers uncounted'];

/** Whether no record tells how a place stands to a must-have on law or language. */
export const isUnanswered = ({ id, reason }: { readonly id: string; readonly reason: GateReason }): boolean =>
  needsRecord(id) && SILENT.includes(reason.kind);

/** Whether records tell of every such must-have in a country. */
export function isAnswered(gates: readonly Gate[], country: number): boolean {
  return gates
    .filter(({ id }) => needsRecord(id))
    .every((gate) => !isUnanswered({ id: gate.id, reason: gate.check(country).reason() }));
}
