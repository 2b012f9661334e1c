import { MONTHS } from '@global-fit/atlas/months';
import type { ReportDocument, TierId } from './model.ts';

/** What a report is called under its title, on screen and paper. */
export const TIER_TITLES: Readonly<Record<TierId, string>> = {
  bronze: 'Bronze report',
  silver: 'Silver report',
  gold: 'Gold report',
  'single-country': 'Single-country analysis',
};

/** "First edition", "Edition 2". Revisions count from 1. */
export const editionText = (revision: number): string =>
  revision === 1 ? 'First edition' : `Edition ${revision}`;

/** A date in the format of the reader's country: "21 November 2026", on US Letter "November 21, 2026". */
export function dayText({
  date,
  paper = 'a4',
}: Pick<ReportDocument, 'date'> & Partial<Pick<ReportDocument, 'paper'>>): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  const name = MONTHS[(month ?? 1) - 1];
  return paper === 'us-letter' ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
}
