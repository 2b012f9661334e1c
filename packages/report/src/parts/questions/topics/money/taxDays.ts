import { listSaid } from '../../../../prose/english.ts';
import { flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked } from '../../topic.ts';

/** The days, or the home, that make a tax resident in each place; null without records. */
export function taxDays({ views }: Asked): Said | null {
  const told = eachPlace(views, ({ atlas, iso3 }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.residencyDays !== null
      ? given(words(`${tax.residencyDays} days a year`), `tax:${iso3}`)
      : null;
  });
  const byHome = views.flatMap(({ atlas, iso3, name }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.residencyDays === null && tax.residentByHome
      ? [given(words(name), `tax:${iso3}`)]
      : [];
  });
  if (!told && byHome.length === 0) return null;
  return flow(
    told && say`You count as resident for tax from ${told}, unless a home there counts first.`,
    byHome.length > 0
      ? say`In ${listSaid(byHome)} a home makes you resident for tax from its first day, whatever the count of days.`
      : null,
  );
}
