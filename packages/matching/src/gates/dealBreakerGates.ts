import type { Iso3 } from '@global-fit/atlas/model';
import { limited, strictest } from '../conditions/dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../conditions/dealBreakerRules.ts';
import { HOUSEHOLD_RULES } from '../conditions/own/householdRules.ts';
import { TIME_DIFFERENCE } from '../conditions/own/clocks.ts';
import { PET_QUARANTINE } from '../conditions/own/petQuarantine.ts';
import { OWN_ALPHABET } from '../conditions/own/ownAlphabet.ts';
import { OWN_SCHOOL_LANGUAGE } from '../conditions/own/ownSchoolLanguage.ts';
import { SPOKEN } from '../conditions/own/spokenHere.ts';
import { OUTSIDE_REGION } from '../conditions/geography/regionRefused.ts';
import { clockLimits, placeLimits, regionLimits } from '../conditions/towns/townLimits.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';
import type { DealBreaker } from '../model/dealBreaker.ts';
import { type Gate, atRiskIfUnknown, type Verdict } from './gate.ts';
import { householdGate } from './household.ts';
import { ownAlphabetGate } from './languages/ownAlphabet.ts';
import { petQuarantineGate } from './petQuarantine.ts';
import { gateOf } from './ruleGate.ts';
import { schoolLanguageGate } from './languages/schoolLanguage.ts';
import { spokenGate } from './languages/spokenHere.ts';
import { togetherGate, townGate } from './towns/towns.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

/** The gate of one line that was understood in part; null where no rule of the catalogue has its id. */
function partGate(situation: Situation, { id, label }: DealBreaker): Gate | null {
  const rule = DEAL_BREAKER_RULES.find((one) => one.id === id);
  return rule ? gateOf(situation, { ...rule, label }) : null;
}

const WORST_FIRST: readonly GateStatus[] = ['failed', 'at_risk', 'unknown', 'met'];

/** How much a figure that stands for a part of a line holds a place back, of what it would for the whole. */
const PART = 0.5;

/** How far a place is past the limit of a half-read line, in [0,1]. */
const pastInPart = ({ status, past = 0 }: Verdict): number => PART * (status === 'failed' ? 1 : past);

/**
 * The gate of a line that asks for more than our figures cover. Figures that speak against a place make it at risk and
 * hold it back by half; they cannot fail it, and good ones cannot make it met. It is labelled with the customer's own
 * words, because the label of the rule covers only a part of them.
 */
function halfReadGate(situation: Situation, lines: readonly DealBreaker[]): Gate {
  const [first] = lines as readonly [DealBreaker];
  const gates = lines.flatMap((line) => partGate(situation, line) ?? []);
  return {
    id: `deal-breaker:${first.id}:part`,
    group: 'deal-breaker',
    label: first.text.replace(/[“”"]/g, ''),
    because: BECAUSE,
    graded: true,
    check(country): Verdict {
      const [worst] = gates
        .map((gate) => gate.check(country))
        .toSorted(
          (a, b) =>
            WORST_FIRST.indexOf(a.status) - WORST_FIRST.indexOf(b.status) || pastInPart(b) - pastInPart(a),
        );
      if (!worst || worst.status === 'unknown')
        return { status: 'at_risk', reason: () => ({ kind: 'no record' }) };
      if (worst.status === 'met')
        return {
          ...worst,
          status: 'at_risk',
          reason: () => ({ kind: 'no record', standIn: worst.reason() }),
        };
      return {
        ...worst,
        status: 'at_risk',
        past: pastInPart(worst),
        reason: () => ({ kind: 'part', of: worst.reason() }),
      };
    },
  };
}

/** The gate with countries that every line on its subject excepts by name: it warns of them, and rules none out. */
function sparing({ engine }: Situation, lines: readonly DealBreaker[], gate: Gate): Gate {
  const [first, ...others] = lines;
  const spared = (first?.except ?? []).filter((iso3) => others.every(({ except }) => except?.includes(iso3)));
  if (spared.length === 0) return gate;
  return {
    ...gate,
    check(country): Verdict {
      const verdict = gate.check(country);
      const isSpared = spared.includes(engine.iso3[country] as Iso3);
      return isSpared && verdict.status === 'failed' ? { ...verdict, status: 'at_risk' } : verdict;
    },
  };
}

/** A gate whose every line asks only "if possible": it warns, and holds no place back. */
function onlyWished(lines: readonly DealBreaker[], { graded, ...gate }: Gate): Gate {
  if (!graded || !lines.every(({ ifPossible }) => ifPossible)) return graded ? { ...gate, graded } : gate;
  return {
    ...gate,
    check(country): Verdict {
      const { past: _, ...verdict } = gate.check(country);
      return verdict;
    },
  };
}

/** Distances from a place that the customer named, regions refused and differences of clock time, town by town. */
function placeGates(situation: Situation): readonly Gate[] {
  const { dealBreakers } = situation.preferences;
  const limits = [
    ...placeLimits(dealBreakers),
    ...regionLimits(dealBreakers).map((limit) => ({ id: OUTSIDE_REGION, limit })),
    ...clockLimits(dealBreakers).map((limit) => ({ id: TIME_DIFFERENCE, limit })),
  ];
  return limits.map(({ id, limit }) =>
    townGate(situation, limit, {
      id: `deal-breaker:${id}:${limit.measure}`,
      group: 'deal-breaker',
      label: limit.label,
      because: { questionIds: limit.questionIds },
    }),
  );
}

/**
 * All gates that follow from the free-text deal-breakers. Lines on one subject share a gate, by the strictest limit.
 * A verdict that would be `unknown` becomes `at_risk`, see `atRiskIfUnknown`.
 */
export function dealBreakerGates(situation: Situation): readonly Gate[] {
  const { dealBreakers } = situation.preferences;
  const read = Map.groupBy(
    dealBreakers.filter(({ partly }) => !partly),
    ({ id }) => id,
  );
  const rules = DEAL_BREAKER_RULES.flatMap(
    (rule) => strictest((read.get(rule.id) ?? []).map((line) => limited(rule, line))) ?? [],
  );
  const household = HOUSEHOLD_RULES.flatMap(({ id }) => {
    if (id === TIME_DIFFERENCE) return [];
    const origins = Map.groupBy(read.get(id) ?? [], ({ from }) => from?.at);
    return [...origins.values()].flatMap((lines) => {
      const [first] = lines.toSorted((a, b) => (a.limit ?? 0) - (b.limit ?? 0));
      return first ? [sparing(situation, lines, householdGate(situation, id, first))] : [];
    });
  });
  const spoken = [
    ...Map.groupBy(
      read.get(SPOKEN) ?? [],
      ({ language, languageFor }) => `${language} ${languageFor}`,
    ).values(),
  ].flatMap(([line]) => (line ? [spokenGate(situation, line)] : []));
  const [quarantine] = (read.get(PET_QUARANTINE) ?? []).toSorted((a, b) => (a.limit ?? 0) - (b.limit ?? 0));
  const half = Map.groupBy(
    dealBreakers.filter(({ partly }) => partly),
    ({ text }) => text,
  );
  const together = togetherGate(situation);
  const sparesSome = dealBreakers.filter(({ except }) => except);
  return [
    ...rules.map((rule) => {
      const lines = read.get(rule.id) ?? [];
      return onlyWished(lines, sparing(situation, lines, gateOf(situation, rule)));
    }),
    ...household,
    ...placeGates(situation),
    ...spoken,
    ...(read.has(OWN_SCHOOL_LANGUAGE) ? [schoolLanguageGate(situation, BECAUSE.questionIds, 'line')] : []),
    ...[...Map.groupBy(read.get(OWN_ALPHABET) ?? [], ({ label }) => label).values()].flatMap(([line]) =>
      line ? [ownAlphabetGate(situation, line)] : [],
    ),
    ...(quarantine ? [petQuarantineGate(situation, quarantine)] : []),
    ...[...half.values()].map((lines) => onlyWished(lines, halfReadGate(situation, lines))),
    ...(together ? [sparing(situation, sparesSome, together)] : []),
  ].map(atRiskIfUnknown);
}
