import { remembered } from '@global-fit/atlas/remembered';
import type { Situation } from '../entry/situation.ts';
import { dangerGate, entryGate, excludedGate, languageGate, scopeGate } from './basic.ts';
import { budgetGate } from './money/budget.ts';
import { climateGate, rainGate } from './towns/climate.ts';
import { countrysideGate, horseGate } from './towns/countryside.ts';
import { dealBreakerGates } from './dealBreakerGates.ts';
import type { Gate } from './gate.ts';
import { needGates } from './needs.ts';
import { seaGate } from './towns/seaAsked.ts';

/**
 * Every must-have that these preferences set, in the order they are shown. What a must-have says of a country is worked
 * out once: whether it passes, how far behind it stands and what is told of it all ask for it.
 */
export function gatesOf(situation: Situation): readonly Gate[] {
  const gates = [
    scopeGate(situation),
    excludedGate(situation),
    dangerGate(situation),
    entryGate(situation),
    budgetGate(situation),
    climateGate(situation),
    rainGate(situation),
    seaGate(situation),
    countrysideGate(situation),
    horseGate(situation),
    languageGate(situation),
    ...needGates(situation),
    ...dealBreakerGates(situation),
  ];
  const kept = gates.filter((gate) => gate !== null);
  // A condition that the customer wrote replaces the gate of the same label that follows from an option ticked.
  const own = new Set(kept.filter(({ group }) => group === 'deal-breaker').map(({ label }) => nameOf(label)));
  return kept
    .filter(({ group, label }) => group === 'deal-breaker' || !own.has(nameOf(label)))
    .map((gate) => ({ ...gate, check: remembered((country: number) => gate.check(country)) }));
}

const nameOf = (label: string): string => label.toLowerCase();

/** Whether a country passes: no gate failed. */
export function passes(gates: readonly Gate[], country: number): boolean {
  return gates.every((gate) => gate.check(country).status !== 'failed');
}
