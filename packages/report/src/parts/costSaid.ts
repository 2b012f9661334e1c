import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateStatus } from '@global-fit/matching/model';
import type { GateResult } from '@global-fit/matching/ranking';
import type { OnTop } from '@global-fit/matching/gates/cost';
import { roundMoney, usd } from '../figures/format.ts';
import { constant, shown } from '../figures/quantity.ts';
import { list } from '../prose/english.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';

const money = (value: number, why: string): Said =>
  shown(constant(value, why), (amount) => usd(roundMoney(amount)));

export type Cost = Extract<GateReason, { kind: 'cost' }>;

/** "a good one-bedroom flat in Rome": the flat whose surveyed rent is in the cost. */
function flatSaid({ city, flat }: NonNullable<Cost['rent']>): Said {
  return given(
    words(`a good ${flat === 'twoBed' ? 'two' : 'one'}-bedroom flat in ${city.name}`),
    `rent:${city.id}`,
  );
}

export function costSaid({ costUsd, rent }: Cost): Said {
  const cost = money(costUsd, 'cost of the household at the price level and the rent there');
  return rent
    ? say`about ${cost} a month by our reckoning for your household, ${flatSaid(rent)} included`
    : say`about ${cost} a month by our planning figure for your household at the prices there`;
}

/** Whether a month is within reach but for what comes on top of it and is on no record. */
export function hasOnlyOpenCosts({ status, reason }: Pick<GateResult, 'status' | 'reason'>): boolean {
  return status === 'at_risk' && reason.kind === 'cost' && reason.costUsd <= reason.budgetUsd;
}

const ON_TOP: Readonly<Record<OnTop, string>> = {
  bedrooms: 'the larger home that you need',
  'school fees': 'the fees of the school that you have in mind',
};

/** What comes on top of the cost of a month and is on no record. */
export function onTopSaid({ onTop }: Cost): Said {
  const said = words(
    `that leaves out ${list(onTop.map((one) => ON_TOP[one]))}, for which our records hold no figure`,
  );
  return onTop.includes('school fees') ? because(said, 'children-education-preference') : said;
}

/** A budget or limit below our reckoning that reaches what the state asks students to show; null for every other. */
export function fundsSaid({ budgetUsd, costUsd, study }: Cost): Said | null {
  if (!study || study.monthlyUsd > budgetUsd || budgetUsd >= costUsd) return null;
  const sum = money(study.monthlyUsd, 'proof of funds of the study route');
  return given(say`reaches the ${sum} a month that students are asked to show`, `route:${study.route.id}`);
}

/** How the budget stands to a month there; `plain` where it covers one without a surveyed rent. */
export function budgetSaid(reason: Cost, status: GateStatus, plain: Said): Said {
  const funds = status === 'at_risk' ? fundsSaid(reason) : null;
  if (funds) return say`your budget is below ${costSaid(reason)}, though it ${funds}`;
  if (hasOnlyOpenCosts({ status, reason }))
    return say`your budget covers ${costSaid(reason)}, but ${onTopSaid(reason)}`;
  if (status !== 'met') return say`your budget is below ${costSaid(reason)}`;
  return reason.rent
    ? say`your budget covers what we reckon with for your household, ${flatSaid(reason.rent)} included`
    : plain;
}
