import type { CostFound } from '@global-fit/matching/gates/money/cost';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateStatus } from '@global-fit/matching/model';
import type { Reckoned } from '@global-fit/matching/model/means';
import type { GateResult } from '@global-fit/matching/ranking';
import { dollars } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';

/** A sum from the engine's arithmetic, as printed. */
export const money = (value: number, why: string): Said => shown(constant(value, why), dollars);

export type Cost = Extract<GateReason, { kind: 'cost' }>;

/** "a good one-bedroom flat in Rome": the flat whose surveyed rent is included, and how many rooms it lacks. */
function flatSaid({ city, flat, furtherUsd = 0 }: NonNullable<Cost['by']> & { furtherUsd?: number }): Said {
  const more = furtherUsd > 0 ? ' and the larger home that you need' : '';
  return given(
    words(`a good ${flat === 'twoBed' ? 'two' : 'one'}-bedroom flat in ${city.name}${more}`),
    `rent:${city.id}`,
  );
}

/** ", of it US$560 for tuition by the lowest on record"; nothing where none is asked, or none on record. */
function ofItTuition({ tuition }: CostFound): Said {
  if (tuition?.kind !== 'asked' || tuition.monthlyUsd === 0) return words('');
  const { iso3, level } = tuition.tuition;
  const month = money(tuition.monthlyUsd, 'a twelfth of the lowest tuition on record');
  return given(say`, of it about ${month} for tuition by the lowest on record`, `tuition:${iso3}-${level}`);
}

/** "about US$3,210 a month by our reckoning for your household, a good one-bedroom flat in Rome included". */
export function costSaid(found: CostFound): Said {
  const { costUsd, rent, by } = found;
  const cost = money(costUsd, 'cost of the household at the price level and the rent there');
  const tuition = ofItTuition(found);
  if (by)
    return say`about ${cost} a month by our reckoning for your household${tuition}, with a home elsewhere counted at half the rent of ${flatSaid(by)}`;
  return rent
    ? say`about ${cost} a month by our reckoning for your household${tuition}, ${flatSaid(rent)} included`
    : say`about ${cost} a month by our planning figure for your household at the prices there${tuition}`;
}

/** Whether a month is within reach apart from extras that are on no record. */
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

const TUITION_ON_TOP: Said = because(
  words('that leaves out tuition, for which our records hold no figure'),
  'work-arrangement',
);

/** What comes on top of the cost of a month and is on no record. */
export function onTop({ fees, oneCity, tuition }: CostFound): Said {
  const [first, ...more] = [
    ...(fees ? [FEES_ON_TOP] : []),
    ...(tuition?.kind === 'open' ? [TUITION_ON_TOP] : []),
    ...(oneCity ? [RENT_ON_TOP] : []),
  ];
  return more.reduce((said, one) => say`${said}; ${one}`, first ?? words(''));
}

/** A budget below our estimate that still meets what the state asks students to prove; null otherwise. */
export function fundsSaid({ budgetUsd, costUsd, study }: Cost): Said | null {
  if (!study || study.monthlyUsd > budgetUsd || budgetUsd >= costUsd) return null;
  const sum = money(study.monthlyUsd, 'proof of funds of the study route');
  return given(say`reaches the ${sum} a month that students are asked to show`, `route:${study.route.id}`);
}

const TICKED: Readonly<Record<Reckoned['of'], Said>> = {
  income: because(words('the income you ticked'), 'expected-annual-income'),
  savings: because(words('a yearly twenty-fifth of the savings you ticked'), 'liquid-assets-available'),
};

/** "your budget", or what it was estimated from. */
export const budgetNoun = ({ reckoned }: Pick<CostFound, 'reckoned'>): Said =>
  reckoned ? TICKED[reckoned.of] : words('your budget');

const sumOf = (usd: number, { of }: Reckoned): Said =>
  say`about ${money(usd, of === 'income' ? 'an edge of the income ticked after tax, by our share of it' : 'four hundredths of an edge of the savings ticked')} a month${of === 'income' ? ' after tax' : ''}`;

/** Whether a month exceeds the lower edge of a band, or all of it. */
function beyondBand(reckoned: Reckoned, reason: CostFound, status: GateStatus): Said {
  const { topUsd } = reckoned;
  const noun = budgetNoun(reason);
  const month = costSaid(reason);
  if (status === 'failed' && topUsd !== null)
    return say`${noun}, even at its top ${sumOf(topUsd, reckoned)}, is below ${month}`;
  const low = say`${noun}, taken at its low end ${sumOf(reason.budgetUsd, reckoned)}, is below ${month}`;
  return topUsd !== null && topUsd >= reason.costUsd
    ? say`${low}; at its top, ${sumOf(topUsd, reckoned)}, it would cover that`
    : low;
}

/** The budget, or what it was estimated from, that a month there exceeds. */
export function belowSaid(reason: CostFound, status: GateStatus): Said {
  return reason.reckoned
    ? beyondBand(reason.reckoned, reason, status)
    : say`your budget is below ${costSaid(reason)}`;
}

/** How the budget compares with a month there. */
export function budgetSaid(reason: Cost, status: GateStatus): Said {
  const funds = status === 'at_risk' ? fundsSaid(reason) : null;
  if (reason.leaves && status !== 'met')
    return say`what the income you told us of leaves there after tax, about ${money(reason.budgetUsd, 'the income told after tax and contributions by our estimate')} a month, is below ${costSaid(reason)}`;
  if (funds) return say`${budgetNoun(reason)} is below ${costSaid(reason)}, though it ${funds}`;
  if (hasOnlyOpenCosts({ status, reason }))
    return say`${budgetNoun(reason)} covers ${costSaid(reason)}, but ${onTop(reason)}`;
  if (status !== 'met') return belowSaid(reason, status);
  const included = reason.rent
    ? say`, ${flatSaid(reason.rent)} included`
    : words(', without a rent surveyed there');
  return say`${budgetNoun(reason)} covers what we reckon with for your household${included}`;
}
