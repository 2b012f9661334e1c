import { recordQuantity, shown } from '../../../../figures/quantity.ts';
import { openRoutes, settlesByRight } from '../../../../place/entry/routes.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, given, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';

/** An age in a question: "at 52", "I am 52". */
const AGE_NAMED =
  /\b(?:at|am|aged?|I['’]m|of|age of|being|under|over) (\d{2})\b(?! ?(?:%|per|euros?|dollars?|days|weeks|months|years? (?:of|in|ago)))|\b\d{2} years old\b/i;

/** From which age the best permits are granted, where a question names an age; else null. */
export function agesSaid(views: readonly PlaceView[], text: string): Said | null {
  if (!AGE_NAMED.test(text)) return null;
  const routes = views.flatMap((view) => {
    const route = settlesByRight(view) ? undefined : openRoutes(view)[0]?.route;
    return route ? [{ view, route }] : [];
  });
  if (routes.length === 0) return null;
  const bounded = routes.filter(({ route }) => route.conditions.leastAge !== null);
  const bound = eachPlace(
    bounded.map(({ view }) => view),
    (view) => {
      const route = openRoutes(view)[0]?.route;
      const age = route?.conditions.leastAge;
      return route && age != null
        ? given(
            say`from the age of ${shown(recordQuantity(age, `route:${route.id}`, 'conditions.leastAge'), String)} on`,
            `route:${route.id}`,
          )
        : null;
    },
  );
  const others = routes.length - bounded.length;
  const beside =
    others === 0 ? '' : others === 1 ? '; the other names no least age' : '; the others name no least age';
  return bound
    ? say`By our records the permit is given ${bound}${beside}.`
    : because(words('None of these permits has a least age on our records.'), 'specific-questions');
}
