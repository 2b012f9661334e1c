import { constant, shown } from '../../../../figures/quantity.ts';
import { spanSaid, stayMeant } from '../../../../place/entry/stay.ts';
import { listSaid } from '../../../../prose/english.ts';
import { flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Asked } from '../../topic.ts';

/** Where the part of each year that somebody plans comes to those days; null where it does not, and for who moves. */
function stayBeside({ view, views }: Asked): Said | null {
  const stay = stayMeant(view);
  if (!stay) return null;
  const reached = views.flatMap(({ atlas, iso3, name }) => {
    const tax = atlas.taxFacts(iso3);
    return tax?.from.shown && tax.residencyDays !== null && stay.days >= tax.residencyDays
      ? [given(words(name), `tax:${iso3}`)]
      : [];
  });
  const own = shown(constant(stay.days, 'the most days that these months come to'), String);
  return reached.length === 0
    ? null
    : say`The part of each year that you plan, ${spanSaid(stay)}, comes to as many as ${own} days: enough for that in ${listSaid(reached)}.`;
}

/** The days, or the home, that make a tax resident in each place; null without records. */
export function taxDays(asked: Asked): Said | null {
  const { views } = asked;
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
    stayBeside(asked),
    byHome.length > 0
      ? say`In ${listSaid(byHome)} a home makes you resident for tax from its first day, whatever the count of days.`
      : null,
  );
}
