import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateStatus } from '@global-fit/matching/model';
import { roundMoney, usd } from '../figures/format.ts';
import { constant, shown } from '../figures/quantity.ts';
import { given, type Said, say, words } from '../prose/said.ts';

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
  const flat = rent ? say`, ${flatSaid(rent)} included` : '';
  return say`about ${cost} a month by our reckoning for your household${flat}`;
}

/** A budget or limit below our reckoning that reaches what the state asks students to show; null for every other. */
export function fundsSaid({ budgetUsd, costUsd, study }: Cost): Said | null {
  if (!study || study.monthlyUsd > budgetUsd || budgetUsd >= costUsd) return null;
  const sum = money(study.monthlyUsd, 'proof of funds of the study route');
  return given(say`reaches the ${sum} a month that students are asked to show`, `route:${study.route.id}`);
}

/** How the budget stands to a month there; by its items where a rent is on record. */
export function budgetSaid(reason: Cost, status: GateStatus, plain: Said): Said {
  const funds = status === 'at_risk' ? fundsSaid(reason) : null;
  if (funds) return say`your budget is below ${costSaid(reason)}, though it ${funds}`;
  if (!reason.rent) return plain;
  return status === 'met'
    ? say`your budget covers what we reckon with for your household, ${flatSaid(reason.rent)} included`
    : say`your budget is below ${costSaid(reason)}`;
}
