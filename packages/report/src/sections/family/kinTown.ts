import { townOfKin } from '@global-fit/matching/profile/people/kinTown';
import { cityOf, passage, type Writer } from '../../place/passage.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { lengthSaid } from './ties.ts';

/** The town where family lives, beside the first recommended one. */
export const kinTown: Writer = (view) => {
  if (view.profile.discreet.length > 0) return null;
  const [first] = view.cities;
  const found = townOfKin(view.atlas, view.iso3, view.profile.read.all);
  if (!first || !found || found.town.id === first.id) return null;
  const { town, id } = found;
  const km = lengthSaid(town.point, first.point, town.name);
  const way: Said = km
    ? say`is about ${km} from ${cityOf(view)}`
    : words(`lies within 100 km of ${first.name}`);
  const among = view.cities.some((one) => one.id === town.id);
  const said = say`${town.name}, where you wrote that family lives, ${way}${among ? ' and is among the towns named here' : ', the first town named here: weigh that way against what speaks for it'}.`;
  return passage('kin-town', 0.9, because(said, id));
};
