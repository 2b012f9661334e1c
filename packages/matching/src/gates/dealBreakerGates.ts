import type { Iso3 } from '@global-fit/atlas/model';
import { type DealBreakerRule, limited, strictest } from '../conditions/dealBreakerRule.ts';
import { DEAL_BREAKER_RULES } from '../conditions/dealBreakerRules.ts';
import { HOUSEHOLD_RULES } from '../conditions/householdRules.ts';
import { TIME_DIFFERENCE } from '../conditions/clocks.ts';
import { PET_QUARANTINE } from '../conditions/petQuarantine.ts';
import { OWN_SCHOOL_LANGUAGE } from '../conditions/ownSchoolLanguage.ts';
import { SPOKEN } from '../conditions/spokenHere.ts';
import { clockLimits, placeLimits } from '../conditions/townLimits.ts';
import { type DualRule, secondPassport } from '../entry/naturalisation.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';
import type { DealBreaker } from '../model/dealBreaker.ts';
import { gradeWithin } from '../scoring/grade.ts';
import { BROUGHT_WORK, broughtWorkGate } from './broughtWork.ts';
import { BY_LOT, byLotGate } from './byLot.ts';
import { conscriptionGate } from './conscription.ts';
import { type Gate, heldOpen, type Verdict } from './gate.ts';
import { householdGate } from './household.ts';
import { payShareGate } from './payShare.ts';
import { petQuarantineGate } from './petQuarantine.ts';
import { columnOf, found, indicatorsOf } from './read.ts';
import { LEAST_PAY, leastPayGate } from './leastPay.ts';
import { PARTNERS_WORK, partnersWorkGate } from './partnersWork.ts';
import { rentGate } from './rent.ts';
import { schoolLanguageGate } from './schoolLanguage.ts';
import { spokenGate } from './spokenHere.ts';
import { PARTNER_AGE, partnerAgeGate } from './partnerAge.ts';
import { SPOUSE_INHERITS, spouseInheritsGate } from './spouseInherits.ts';
import { STAY_LENGTH, stayLengthGate } from './stayLength.ts';
import { TO_STAY, toStayGate } from './toStay.ts';
import { togetherGate, townGate } from './towns.ts';
import { besideHome } from './valuesAtHome.ts';

const BECAUSE = { questionIds: ['deal-breakers'] } as const;

function ruleGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine } = situation;
  const { read } = rule;
  const named = {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label: rule.label,
    because: { questionIds: [...BECAUSE.questionIds, ...(rule.salary ? ['expected-annual-income'] : [])] },
  } as const;
  if ('towns' in read) return townGate(situation, { ...rule, ...BECAUSE, measure: read.towns }, named);
  const values = columnOf(engine, read);
  const silent = rule.silentWhere
    ? { values: engine.atlas.column(rule.silentWhere.indicator), above: rule.silentWhere.above }
    : null;
  const only = rule.onlyWhere
    ? { values: engine.atlas.column(rule.onlyWhere.indicator), least: rule.onlyWhere.least }
    : null;
  return {
    ...named,
    check(country): Verdict {
      const majority = silent !== null && (silent.values[country] as number) > silent.above;
      const figure = values[country] as number;
      const value = majority || (rule.noughtIsSilence && figure === 0) ? Number.NaN : figure;
      if (only && (only.values[country] as number) < only.least) {
        return { status: 'met', reason: () => ({ kind: 'mild summers' }) };
      }
      return {
        status: gradeWithin(value, rule),
        reason: () => besideHome(situation, read, rule.kind, found(engine, read, country, value)),
        indicators: indicatorsOf(read),
      };
    },
  };
}

/**
 * What a destination's rule makes of a condition to keep the passport; where it is limited, its authority has
 * to say.
 */
const KEEPS: Readonly<Record<DualRule, GateStatus>> = { no: 'failed', limited: 'at_risk', yes: 'met' };

/**
 * Keeping the present passport needs both sides. What the destination says can rule it out; what the own passport says
 * holds everywhere alike, so it warns and rules out nothing.
 */
function secondPassportGate({ engine, preferences }: Situation, rule: DealBreakerRule): Gate {
  return {
    id: `deal-breaker:${rule.id}`,
    group: 'deal-breaker',
    label: rule.label,
    because: { questionIds: [...BECAUSE.questionIds, 'citizenship'] },
    check(country): Verdict {
      const second = secondPassport(engine.atlas, preferences.citizenships, engine.iso3[country] as Iso3);
      const citizen = preferences.citizenships.includes(engine.iso3[country] as Iso3);
      const there = citizen ? 'met' : second.there ? KEEPS[second.there] : 'unknown';
      const warned = second.held.some(({ rule: held }) => held === 'no' || held === 'limited');
      return {
        status: there === 'met' && warned && !citizen ? 'at_risk' : there,
        reason: () => ({ kind: 'second passport', second }),
        indicators: ['dual_citizenship'],
      };
    },
  };
}

type GateOfRule = (situation: Situation, rule: DealBreakerRule) => Gate;

const forEach = (ids: readonly string[], gate: GateOfRule): readonly (readonly [string, GateOfRule])[] =>
  ids.map((id) => [id, gate] as const);

/** Rules that read the passport or the way in, where no table holds a figure. */
const GATES_OF_RULES: ReadonlyMap<string, GateOfRule> = new Map([
  ...forEach(['dual-citizenship', 'giving-up-passport'], secondPassportGate),
  ...forEach(TO_STAY, (situation, rule) => toStayGate(situation, rule, ruleGate(situation, rule))),
  ...forEach(STAY_LENGTH, stayLengthGate),
  [PARTNER_AGE, partnerAgeGate],
  [BROUGHT_WORK, broughtWorkGate],
  [PARTNERS_WORK, partnersWorkGate],
  ...forEach(LEAST_PAY, leastPayGate),
  [BY_LOT, byLotGate],
]);

function gateOf(situation: Situation, rule: DealBreakerRule): Gate {
  const own = GATES_OF_RULES.get(rule.id);
  if (own) return own(situation, rule);
  const gate = ruleGate(situation, rule);
  if (rule.id === SPOUSE_INHERITS) return spouseInheritsGate(situation, gate);
  if (rule.home) return rentGate(situation, rule, gate);
  if (rule.salary) return payShareGate(situation, { ...rule, salary: rule.salary }, gate);
  return rule.id === 'conscription' ? conscriptionGate(situation, rule, gate) : gate;
}

/** The gate of one reading of a line that is no number of the household. */
function partGate(situation: Situation, { id, label }: DealBreaker): Gate | null {
  const rule = DEAL_BREAKER_RULES.find((one) => one.id === id);
  return rule ? gateOf(situation, { ...rule, label }) : null;
}

const WORST_FIRST: readonly GateStatus[] = ['failed', 'at_risk', 'unknown', 'met'];

/**
 * A line that asks for more than our figures hold: they can warn, and neither rule a place out by it nor call it met.
 * It goes by its own words, since the rule says only a part of them.
 */
function halfReadGate(situation: Situation, lines: readonly DealBreaker[]): Gate {
  const [first] = lines as readonly [DealBreaker];
  const gates = lines.flatMap((line) => partGate(situation, line) ?? []);
  return {
    id: `deal-breaker:${first.id}:part`,
    group: 'deal-breaker',
    label: first.text.replace(/[“”"]/g, ''),
    because: BECAUSE,
    check(country): Verdict {
      const [worst] = gates
        .map((gate) => gate.check(country))
        .toSorted((a, b) => WORST_FIRST.indexOf(a.status) - WORST_FIRST.indexOf(b.status));
      if (!worst || worst.status === 'met' || worst.status === 'unknown')
        return { status: 'at_risk', reason: () => ({ kind: 'no record' }) };
      return { ...worst, status: 'at_risk', reason: () => ({ kind: 'part', of: worst.reason() }) };
    },
  };
}

/** Distances from a place that somebody named, and hours from a clock, kept by a town or not. */
function placeGates(situation: Situation): readonly Gate[] {
  const { dealBreakers } = situation.preferences;
  const limits = [
    ...placeLimits(dealBreakers),
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

/** One gate for each subject on which a deal-breaker was read as a condition. */
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
      return first ? [householdGate(situation, id, first)] : [];
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
  return [
    ...rules.map((rule) => gateOf(situation, rule)),
    ...household,
    ...placeGates(situation),
    ...spoken,
    ...(read.has(OWN_SCHOOL_LANGUAGE) ? [schoolLanguageGate(situation, BECAUSE.questionIds, 'line')] : []),
    ...(quarantine ? [petQuarantineGate(situation, quarantine)] : []),
    ...[...half.values()].map((lines) => halfReadGate(situation, lines)),
    ...(together ? [together] : []),
  ].map(heldOpen);
}
