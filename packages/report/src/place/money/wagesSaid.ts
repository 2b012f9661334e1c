import { carriedUsd, OUT_OF_REACH } from '@global-fit/matching/costs/monthLimit';
import type { LocalPay } from '@global-fit/matching/costs/localPay';
import { EARNERS } from '@global-fit/matching/factors/work';
import type { GateReason } from '@global-fit/matching/gates/reason';
import type { GateStatus } from '@global-fit/matching/model';
import type { GateResult } from '@global-fit/matching/ranking';
import { type Said, say } from '../../prose/said.ts';
import { belowSaid, costSaid, money, onTop } from './costSaid.ts';

/** A month at today's spending compared with local pay. */
export type OnWages = Extract<GateReason, { kind: 'cost on wages' }>;

/** The must-have on the budget, where it compares with local pay; else null. */
export function onWages(
  gates: readonly GateResult[] | undefined,
): (OnWages & { readonly status: GateStatus }) | null {
  const gate = gates?.find(({ group, reason }) => group === 'budget' && reason.kind === 'cost on wages');
  return gate?.reason.kind === 'cost on wages' ? { ...gate.reason, status: gate.status } : null;
}

/** "professionals there earn about US$3,590 a month on average, about US$3,010 after tax and contributions". */
export function paySaid({ of, two, grossUsd, netUsd }: LocalPay): Said {
  const gross = money(grossUsd, 'average pay of a month there, or that a permit asks for');
  const net = money(netUsd, 'the same after tax and contributions of an employee, by our estimate');
  const left = say`about ${net} after tax and contributions by our estimate`;
  if (of === 'permit')
    return two
      ? say`the pay that the permit asks for and an average wage beside it come to about ${gross} a month, ${left}`
      : say`the permit asks for pay of about ${gross} a month, ${left}`;
  const wages =
    of === 'total'
      ? 'two average wages there'
      : `average pay of ${EARNERS[of]} and an average wage beside it`;
  return two
    ? say`${wages} come to about ${gross} a month, ${left}`
    : say`${EARNERS[of]} there earn about ${gross} a month on average, ${left}`;
}

/** The upper edge of the expected income, after tax, for a month. */
const expectedSaid = (usd: number, twoEarn: boolean): Said =>
  say`the most that you expect to earn${twoEarn ? ', as two equal wages' : ''}, about ${money(usd, 'the top of the income expected, a month after tax and contributions by our estimate')} a month after tax`;

function stands({ cost, pay, expectedUsd, budgetUsd, twoEarn }: OnWages, status: GateStatus): Said {
  const month = costSaid(cost);
  const expected =
    expectedUsd === null || expectedUsd >= cost.costUsd ? null : expectedSaid(expectedUsd, twoEarn);
  const spent = belowSaid(cost, status);
  if (status === 'failed') {
    if (!expected) return spent;
    return say`${budgetUsd === null ? expected : say`what you spend and ${expected},`} cannot cover ${month}`;
  }
  if (!pay) {
    if (expected) return say`${expected}, is below ${month}`;
    return budgetUsd === null
      ? say`the most that you expect to earn would cover ${month}, but our records hold no pay there`
      : spent;
  }
  if (pay.netUsd < cost.costUsd) return say`pay there may not cover ${month}: ${paySaid(pay)}`;
  if (expected) return say`${expected}, is below ${month}; ${paySaid(pay)}`;
  return status === 'met' || cost.oneCity || cost.fees
    ? say`pay there would cover ${month}: ${paySaid(pay)}`
    : say`${spent}; ${paySaid(pay)}, and what yours would be is open`;
}

/** How local pay compares with the household's month. */
export function wagesSaid(reason: OnWages, status: GateStatus): Said {
  const said = stands(reason, status);
  const { fees, oneCity } = reason.cost;
  return status !== 'failed' && (fees || oneCity) ? say`${said}; ${onTop(reason.cost)}` : said;
}

/** The monthly cost that anything stated or recorded would carry on local pay. */
const carried = (reason: OnWages): number => Math.max(reason.budgetUsd ?? 0, carriedUsd(reason) ?? 0);

/** Whether a month costs `times` what anything stated or recorded carries. */
export function isBeyondWages(reason: OnWages, times = OUT_OF_REACH): boolean {
  return reason.cost.costUsd > times * carried(reason);
}
