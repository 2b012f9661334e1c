import { closedTo } from '@global-fit/matching/entry/route/eligibility';
import { routeName } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { list } from '../../../../prose/english.ts';
import { because, flow, type Said, words } from '../../../../prose/said.ts';
import { noteText } from '../../../../sections/legal/remarks/notes.ts';
import type { Topic } from '../../topic.ts';

/** The permits of a place that are drawn by lot, for a passport held; null where none is on record. */
function drawnIn(view: PlaceView): Said | null {
  const held = view.profile.citizenships.map(({ iso3 }) => iso3);
  const drawn = view.atlas.routes
    .of(view.iso3)
    .filter(
      (route) =>
        route.shown &&
        route.status === 'open' &&
        route.conditions.selection === 'lottery' &&
        (route.conditions.nationalities?.some((one) => held.includes(one)) ?? true) &&
        closedTo(route, held) === null,
    );
  if (drawn.length === 0) return null;
  return flow(
    ...drawn.map((route) => {
      const { leastAge, greatestAge } = route.conditions;
      const ages =
        leastAge === null || greatestAge === null ? '' : `, for people of ${leastAge} to ${greatestAge}`;
      return routeSaid(
        route,
        `In ${view.name} a draw decides on the ${routeName(route)}${ages}${route.asOf === null ? '' : ` (record of ${route.asOf})`}.${noteText(route.notes)}`,
      );
    }),
  );
}

/** Permits drawn by lot among those who register. */
export const BY_LOT: Topic = {
  id: 'by-lot',
  about:
    /\b(?:(?:visa|green card|residen(?:ce|cy)|permit|immigration|migration|diversity|pacific) (?:lotter(?:y|ies)|ballots?|draws?)|(?:lotter(?:y|ies)|ballots?) (?:for|of) (?:\w+ ){0,3}(?:visas?|permits?|residen(?:ce|cy)|citizens?))\b/i,
  over: ['visa', 'permanence', 'voting-from-abroad'],
  answer: ({ named, views }) => {
    const places = named.length > 0 ? named : views;
    const found = places.map((view) => ({ view, said: drawnIn(view) }));
    const none = found.filter(({ said }) => said === null).map(({ view }) => view.name);
    return {
      said: because(
        flow(
          ...found.map(({ said }) => said),
          none.length > 0
            ? words(`No draw that takes your passport is on our records for ${list(none, 'or')}.`)
            : null,
        ),
        'citizenship',
      ),
      lacks: 'when the next registration opens, and how many register for each place',
      whom: 'the immigration authority of each country, whose own page is the only place to register',
      put: 'When does registration open and close this year, what does it cost, whom must it name so that they may come along, and how long do people who are drawn have to find a job?',
    };
  },
};
