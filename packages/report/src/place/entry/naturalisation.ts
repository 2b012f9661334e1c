import { naturalisation } from '@global-fit/matching/entry/settling/naturalisation';
import { plural } from '../../prose/english.ts';
import { because, type Said } from '../../prose/said.ts';
import type { PlaceView } from '../view.ts';
import { routeSaid } from './words.ts';

/** The ISO 3166-1 alpha-3 codes of the passports held. */
export const passportsOf = (view: Pick<PlaceView, 'profile'>): readonly string[] =>
  view.profile.citizenships.map(({ iso3 }) => iso3);

/** "2 years": the quickest way to citizenship for a passport held; null without a record. */
export function yearsToCitizenship(view: PlaceView): { readonly said: Said; readonly years: number } | null {
  const rule = naturalisation(view.atlas, passportsOf(view), view.iso3);
  if (!rule) return null;
  const said = routeSaid(rule.route, plural(rule.years, 'year'));
  return { years: rule.years, said: rule.shortenedBy ? because(said, 'citizenship') : said };
}

/** Whether the general number of years at home applies to these passports, and our sources agree on it. */
export function homeYearsAgree({ atlas, home, ...view }: PlaceView): boolean {
  const rule = home && naturalisation(atlas, passportsOf(view), home.iso3);
  return !rule || !(rule.disputed || rule.shortenedBy);
}
