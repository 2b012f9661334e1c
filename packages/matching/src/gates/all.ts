import type { GateStatus } from '../model.ts';
import type { Situation } from '../personal/situation.ts';
import { budgetGate, dangerGate, entryGate, excludedGate, languageGate, scopeGate } from './basic.ts';
import { climateGate, rainGate } from './climate.ts';
import { dealBreakerGates } from './dealBreakers.ts';
import type { Gate } from './gate.ts';
import { needGates } from './needs.ts';

/** Every must-have that these preferences set, in the order they are shown. */
export function gatesOf(situation: Situation): readonly Gate[] {
  const gates = [
    scopeGate(situation),
    excludedGate(situation),
    dangerGate(situation),
    entryGate(situation),
    budgetGate(situation),
    climateGate(situation),
    rainGate(situation),
    languageGate(situation),
    ...needGates(situation),
    ...dealBreakerGates(situation),
  ];
  return gates.filter((gate) => gate !== null);
}

/** Whether a country passes: no gate failed. */
export function passes(gates: readonly Gate[], country: number): boolean {
  return gates.every((gate) => gate.check(country).status !== 'failed');
}

/** The worst status of all gates for a country; `unknown` ranks between `met` and `at_risk`. */
export function worstStatus(gates: readonly Gate[], country: number): GateStatus {
  const order: readonly GateStatus[] = ['met', 'unknown', 'at_risk', 'failed'];
  return gates.reduce<GateStatus>((worst, gate) => {
    const { status } = gate.check(country);
    return order.indexOf(status) > order.indexOf(worst) ? status : worst;
  }, 'met');
}
