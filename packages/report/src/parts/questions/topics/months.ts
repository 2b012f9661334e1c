import { usd } from '../../../figures/format.ts';
import { plus, shown } from '../../../figures/quantity.ts';
import { type Said, say } from '../../../prose/said.ts';
import { besideRent, rentsHere } from '../../../sections/financial/month.ts';
import { eachPlace } from '../beside.ts';
import type { Asked } from '../topic.ts';

/** A month for the household in each place, by the items that Financial lists. */
export function monthsOf({ views }: Asked): Said | null {
  return eachPlace(views, (view) => {
    const others = besideRent(view);
    if (!others) return null;
    // Students rent rooms, which the survey leaves out.
    const rent = view.profile.stage === 'student' ? null : rentsHere(view)[0];
    const total = shown(rent ? plus(rent.dollars, others) : others, usd);
    return rent
      ? say`about ${total} (with the rent of a good flat in ${rent.city.name})`
      : say`about ${total} (rent on top)`;
  });
}
