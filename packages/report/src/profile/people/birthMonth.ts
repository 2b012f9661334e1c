import { ageAtMoveTold, TERM } from '@global-fit/matching/profile/time/expectedChild';
import { MONTHS } from '@global-fit/atlas/months';
import { monthsAhead } from '@global-fit/matching/profile/time/moveMonths';
import { addMonths, type Month, monthsBetween } from '../../months.ts';
import type { Profile } from '../profile.ts';

const NAMES = `(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
/** "due 25 Feb 2027", "expecting our first baby end of February", "will be born in March". */
const TOLD = new RegExp(
  String.raw`\b(?:due|born|birth|expecting|expected|bab(?:y|ies)|twins|child)\b[^.;?!]{0,40}?(?:\b(?:in|on|of|by|around|about|early|mid|late|for|due)|\d(?:st|nd|rd|th)?)[ -](?:of )?${NAMES}\b\.?(?: \d{1,2}(?:st|nd|rd|th)?\b)?,?(?: (20\d\d))?`,
  'i',
);

const numberOf = (name: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;

/** The month in which the expected child is due, as stated; null where none is stated. */
export function birthMonth({ read, movers }: Pick<Profile, 'read' | 'movers'>, date: string): Month | null {
  for (const id of movers.newborn?.ageIds ?? []) {
    const [, name, year] = TOLD.exec(read.text(id) ?? '') ?? [];
    if (!name) continue;
    const month = String(numberOf(name)).padStart(2, '0');
    const now = date.slice(0, 7);
    const soonest = [0, 1].map((more) => `${Number(now.slice(0, 4)) + more}-${month}`);
    const found = year ? `${year}-${month}` : (soonest.find((one) => one >= now) ?? now);
    if (monthsBetween(now, found) >= 0 && monthsBetween(now, found) <= TERM) return found;
  }
  return null;
}

/**
 * The expected child's age in months at the move: as stated, else by the month of the birth, else from the longest
 * remaining pregnancy; null where none is born before it.
 */
export function monthsOldThen(profile: Pick<Profile, 'read' | 'movers'>, date: string): number | null {
  const child = profile.movers.newborn;
  if (!child) return null;
  const aged = ageAtMoveTold(profile.read.all) ?? 0;
  if (aged > 0) return aged;
  const born = birthMonth(profile, date);
  const told = born === null ? null : monthsBetween(born, addMonths(date, monthsAhead(profile.read.all)));
  return told !== null && told >= 0 ? told : (child.ageThen ?? 0) * 12;
}
