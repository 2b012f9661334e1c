import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import type { Situation } from '../entry/situation.ts';
import { gradeWithin, pastLimit } from '../scoring/grade.ts';
import { BROUGHT_WORK, broughtWorkGate } from './way/broughtWork.ts';
import { BY_LOT, byLotGate } from './way/byLot.ts';
import { CARE_WEIGHED, careWeighedGate } from './way/careWeighed.ts';
import { RESIDENCE_WITH_HIV, residenceWithHivGate } from './way/residenceWithHiv.ts';
import { BIRTH_CITIZENSHIP } from '../conditions/rules/passports.ts';
import { birthCitizenshipGate } from './birthCitizenship.ts';
import { conscriptionGate } from './conscription.ts';
import { foreignBuyersGate, HOME_OWNERSHIP } from './foreignBuyers.ts';
import { dealBreakerHead } from './dealBreakerHead.ts';
import type { Gate, Verdict } from './gate.ts';
import { LEAST_PAY, leastPayGate } from './money/leastPay.ts';
import { ownPensionRegimeGate, PENSION_TAX } from './money/ownPensionRegime.ts';
import { CHILDREN_ALONG } from '../conditions/rules/childrenAlong.ts';
import { childrenAlongGate } from './way/childrenAlong.ts';
import { PARENT_ALONG } from '../conditions/rules/parentAlong.ts';
import { parentAlongGate } from './way/parentAlong.ts';
import { PARTNER_AGE, partnerAgeGate } from './way/partnerAge.ts';
import { PARTNERS_WORK, partnersWorkGate } from './way/partnersWork.ts';
import { payShareGate } from './money/payShare.ts';
import { columnOf, found, indicatorsOf } from './records/read.ts';
import { rentGate } from './money/rent.ts';
import { secondPassportGate } from './way/secondPassport.ts';
import { SPOUSE_INHERITS, spouseInheritsGate } from './spouseInherits.ts';
import { STAY_LENGTH, stayLengthGate } from './way/stayLength.ts';
import { TO_STAY, toStayGate } from './way/toStay.ts';
import { townGate } from './towns/towns.ts';
import { besideHome } from './records/valuesAtHome.ts';
import { heldToNewerLaw, ON_LGBT } from './records/newerLaw.ts';
import { TIED_TO_EMPLOYER } from '../conditions/rules/stay.ts';
import { tiedToEmployerGate } from './way/tiedToEmployer.ts';
import { WORK_FOR_PERMIT, workForPermitGate } from './way/workForPermit.ts';

/**
 * The gate of a rule that compares one value per country, or per town, with its limits. A country between the two limits
 * keeps the condition in part, and stands behind those that keep it.
 */
function ruleGate(situation: Situation, rule: DealBreakerRule): Gate {
  const { engine } = situation;
  const { read } = rule;
  const head = dealBreakerHead(rule, ...(rule.salary ? ['expected-annual-income'] : []));
  if ('towns' in read)
    return townGate(situation, { ...rule, questionIds: ['deal-breakers'], measure: read.towns }, head);
  const values = columnOf(engine, read);
  const silent = rule.silentWhere
    ? { values: engine.atlas.column(rule.silentWhere.indicator), above: rule.silentWhere.above }
    : null;
  const only = rule.onlyWhere
    ? { values: engine.atlas.column(rule.onlyWhere.indicator), least: rule.onlyWhere.least }
    : null;
  return {
    ...head,
    graded: true,
    check(country): Verdict {
      const majority = silent !== null && (silent.values[country] as number) > silent.above;
      const figure = values[country] as number;
      // The condition on the majority suppresses only bad figures: a good one counts whoever most people are.
      const silenced = majority && gradeWithin(figure, rule) !== 'met';
      const value = silenced || (rule.noughtIsSilence && figure === 0) ? Number.NaN : figure;
      if (only && (only.values[country] as number) < only.least) {
        return { status: 'met', reason: () => ({ kind: 'mild summers' }) };
      }
      const status = gradeWithin(value, rule);
      return {
        status,
        reason: () => besideHome(situation, read, rule.kind, found(engine, read, country, value)),
        indicators: indicatorsOf(read),
        ...(status === 'at_risk' ? { past: pastLimit(value, rule) } : {}),
      };
    },
  };
}

type GateOfRule = (situation: Situation, rule: DealBreakerRule) => Gate;

const forEach = (ids: readonly string[], gate: GateOfRule): readonly (readonly [string, GateOfRule])[] =>
  ids.map((id) => [id, gate] as const);

/** Rules that need more than one value: the passport, the way in, or several records. */
const GATES_OF_RULES: ReadonlyMap<string, GateOfRule> = new Map([
  ...forEach(['dual-citizenship', 'giving-up-passport'], secondPassportGate),
  ...forEach(TO_STAY, (situation, rule) => toStayGate(situation, rule, ruleGate(situation, rule))),
  ...forEach(STAY_LENGTH, stayLengthGate),
  [PENSION_TAX, (situation, rule) => ownPensionRegimeGate(situation, ruleGate(situation, rule))],
  [SPOUSE_INHERITS, (situation, rule) => spouseInheritsGate(situation, ruleGate(situation, rule))],
  [BIRTH_CITIZENSHIP, (situation, rule) => birthCitizenshipGate(situation, ruleGate(situation, rule))],
  ['conscription', (situation, rule) => conscriptionGate(situation, rule, ruleGate(situation, rule))],
  ...forEach(HOME_OWNERSHIP, foreignBuyersGate),
  [PARTNER_AGE, partnerAgeGate],
  [BROUGHT_WORK, broughtWorkGate],
  [PARTNERS_WORK, partnersWorkGate],
  [PARENT_ALONG, parentAlongGate],
  [CHILDREN_ALONG, childrenAlongGate],
  ...forEach(LEAST_PAY, leastPayGate),
  [BY_LOT, byLotGate],
  [WORK_FOR_PERMIT, workForPermitGate],
  [TIED_TO_EMPLOYER, tiedToEmployerGate],
  [CARE_WEIGHED, careWeighedGate],
  [
    RESIDENCE_WITH_HIV,
    (situation, rule) => residenceWithHivGate(situation, dealBreakerHead(rule, 'citizenship')),
  ],
]);

/** The gate of a rule whose limits were set by the customer's line or answers. */
export function gateOf(situation: Situation, rule: DealBreakerRule): Gate {
  const own = GATES_OF_RULES.get(rule.id);
  if (own) return own(situation, rule);
  const gate = ruleGate(situation, rule);
  if (ON_LGBT.has(gate.id)) return heldToNewerLaw(situation, gate);
  if (rule.home) return rentGate(situation, rule, gate);
  return rule.salary ? payShareGate(situation, { ...rule, salary: rule.salary }, gate) : gate;
}
