import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { Engine } from '../../engine/engine.ts';
import type { Preferences } from '../../model/preferences.ts';
import { between, ofApplicant } from '../route/countedIncome.ts';
import type { FamilyLeft, RouteEntry } from '../way.ts';

/** A remark that family may come along only from a pay above the one for the permit itself. */
const FROM_A_PAY = /(?:^|; )family with pay of ([\d,]+) ([A-Z]{3}) a month(?:;|$)/;

/** The pay from which a permit admits family. */
export interface FamilyPay {
  /** "6,000", as its record writes it. */
  readonly amount: string;
  readonly currency: string;
  readonly monthlyUsd: number;
}

/** That pay, by the permit's record; null where none is named. */
export function familyPay(
  atlas: Pick<Atlas, 'toUsd'>,
  { notes }: Pick<VisaRoute, 'notes'>,
): FamilyPay | null {
  const [, amount, currency] = FROM_A_PAY.exec(notes ?? '') ?? [];
  if (amount === undefined || currency === undefined) return null;
  const monthlyUsd = atlas.toUsd(Number(amount.replaceAll(',', '')), currency);
  return monthlyUsd === null ? null : { amount, currency, monthlyUsd };
}

/** Whether a partner who moves too may live there on their own passport, and so needs no place on a permit. */
function comesByRight(atlas: Atlas, { partnersPassports: told }: Preferences, iso3: Iso3): boolean {
  if (!told || told.apart) return false;
  return told.passports.some(
    (one) => one === iso3 || atlas.movement.mayMoveFreely(one, iso3)?.grade === 'settle',
  );
}

/**
 * How a permit leaves behind the family that is to come along. Null where nobody comes along, where it admits them,
 * and where its record does not say. A couple takes a youth visa each, and a partner with a right of their own needs
 * no place on a permit, nor do children with that partner.
 */
export function familyLeft(
  { atlas }: Pick<Engine, 'atlas'>,
  preferences: Preferences,
  route: VisaRoute,
): FamilyLeft | null {
  const { couple, children } = preferences.household;
  if (!couple && children.length === 0) return null;
  if (couple && comesByRight(atlas, preferences, route.iso3)) return null;
  if (route.dependantsAllowed === false) return route.conditions.forWhom === 'youth' ? null : 'for good';
  if (route.familyFollows) return 'at first';
  const pay = familyPay(atlas, route);
  const expected = ofApplicant(preferences, route) ?? preferences.budget?.expected ?? null;
  return pay && expected && between(expected, pay.monthlyUsd) === 'below' ? 'below a pay' : null;
}

/** Remaining share of the grade of a permit that leaves the whole family behind. */
const LEFT_SHARE = 0.5;
/** The part of that loss for a time apart, or for a pay above the expected one, which an offer may still bring. */
const PARTLY = 0.5;

/** How much of a family a permit leaves behind, in [0,1]; all of it where children would be left without a parent. */
export function shareLeft(
  left: FamilyLeft | undefined,
  { household }: Pick<Preferences, 'household'>,
): number {
  if (left === undefined) return 0;
  return left === 'for good' || !household.couple ? 1 : PARTLY;
}

/** Grades a route by who may come along: one that leaves a family behind is at risk and worth less. */
export function gradedByFamily(engine: Engine, preferences: Preferences, entry: RouteEntry): RouteEntry {
  const { way } = entry;
  const left = way.kind === 'short' ? null : familyLeft(engine, preferences, way.route);
  if (left === null) return entry;
  const share = 1 - (1 - LEFT_SHARE) * shareLeft(left, preferences);
  const status = entry.status === 'failed' ? 'failed' : 'at_risk';
  return { grade: entry.grade * share, status, way: { ...way, left } };
}
