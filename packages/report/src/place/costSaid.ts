import type { CostFound } from '@global-fit/matching/gates/cost';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateStatus } from '@global-fit/matching/model';
import type { GateResult } from '@global-fit/matching/ranking';
import { roundMoney, usd } from '../figures/format.ts';
import { constant, shown } from '../figures/quantity.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';

/** A sum that the engine reckoned with, as it is told. */
export const money = (value: number, why: string): Said =>
  shown(constant(value, why), (amount) => usd(roundMoney(amount)));

export type Cost = Extract<GateReason, { kind: 'cost' }>;

/** "a good one-bedroom flat in Rome": the flat whose surveyed rent is in the cost, and the rooms it has too few of. */
function flatSaid({ city, flat, furtherUsd = 0 }: NonNullable<Cost['by']> & { furtherUsd?: number }): Said {
  const more = furtherUsd > 0 ? ' and the larger home that you need' : '';
  return given(
    words(`a good ${flat === 'twoBed' ? 'two' : 'one'}-bedroom flat in ${city.name}${more}`),
    `rent:${city.id}`,
  );
}

export function costSaid({ costUsd, rent, by }: CostFound): Said {
  const cost = money(costUsd, 'cost of the household at the price level and the rent there');
  if (by)
    return say`about ${cost} a month by our reckoning for your household, half the rent of ${flatSaid(by)} included`;
  return rent
    ? say`about ${cost} a month by our reckoning for your household, ${flatSaid(rent)} included`
    : say`about ${cost} a month by our planning figure for your household at the prices there`;
}

/** Whether a month is within reach but for what comes on top of it and is on no record. */
export function hasOnlyOpenCosts({ status, reason }: Pick<GateResult, 'status' | 'reason'>): boolean {
  return status === 'at_risk' && reason.kind === 'cost' && reason.costUsd <= reason.budgetUsd;
}

const FEES_ON_TOP: Said = because(
  words('that leaves out the fees of the school that you have in mind, for which our records hold no figure'),
  'children-education-preference',
);

const RENT_ON_TOP: Said = words(
  'no survey of ours holds its rents, and in a country that is one city there is no cheaper town beside it',
);

/** What comes on top of the cost of a month and is on no record. */
export function onTop({ fees, oneCity }: CostFound): Said {
  if (!oneCity) return FEES_ON_TOP;
  return fees ? say`${FEES_ON_TOP}; ${RENT_ON_TOP}` : RENT_ON_TOP;
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
  if (reason.leaves && status !== 'met')
    return say`what the income you told us of leaves there after tax, about ${money(reason.budgetUsd, 'the income told after tax and contributions by our estimate')} a month, is below ${costSaid(reason)}`;
  if (funds) return say`your budget is below ${costSaid(reason)}, though it ${funds}`;
  if (hasOnlyOpenCosts({ status, reason }))
    return say`your budget covers ${costSaid(reason)}, but ${onTop(reason)}`;
  if (status !== 'met') return say`your budget is below ${costSaid(reason)}`;
  return reason.rent
    ? say`your budget covers what we reckon with for your household, ${flatSaid(reason.rent)} included`
    : plain;
}
