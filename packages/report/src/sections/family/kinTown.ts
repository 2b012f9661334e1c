import type { City } from '@global-fit/atlas/model';
import { familyFirst, townOfKin } from '@global-fit/matching/profile/people/kinTown';
import { cityOf, passage, type Passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { lengthSaid } from './ties.ts';

/** That the first of the towns stands there for the sake of family, and which one all else would have put first. */
function cameFirst(view: PlaceView, id: string): Passage | null {
  const [first, ...others] = view.cities;
  if (!first || others.length === 0 || !familyFirst(view.profile.read.all)) return null;
  const scores = new Map(view.studied?.cities.map(({ cityId, score }) => [cityId, score]));
  const scoreOf = ({ id: cityId }: City): number => scores.get(cityId) ?? 0;
  const best = others.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  const better = best && scoreOf(best) > scoreOf(first);
  const importance =
    view.profile.read.slider('extended-family-importance') === null
      ? 'relocation-drivers'
      : 'extended-family-importance';
  return better
    ? passage(
        'kin-town',
        0.9,
        because(
          words(
            `${first.name}, where you wrote that family lives, is the first of the towns named here for that reason: by everything else that tells them apart, ${best.name} would be.`,
          ),
          id,
          importance,
        ),
      )
    : null;
}

/** The town where family lives beside the first one recommended there. */
export const kinTown: Writer = (view) => {
  if (view.profile.discreet.length > 0) return null;
  const [first] = view.cities;
  const found = townOfKin(view.atlas, view.iso3, view.profile.read.all);
  if (!first || !found) return null;
  if (found.town.id === first.id) return cameFirst(view, found.id);
  const { town, id } = found;
  const km = lengthSaid(town.point, first.point, town.name);
  const way: Said = km
    ? say`is about ${km} from ${cityOf(view)}`
    : words(`lies within 100 km of ${first.name}`);
  const among = view.cities.some((one) => one.id === town.id);
  const said = say`${town.name}, where you wrote that family lives, ${way}${among ? ' and is among the towns named here' : ', the first town named here: weigh that way against what speaks for it'}.`;
  return passage('kin-town', 0.9, because(said, id));
};
