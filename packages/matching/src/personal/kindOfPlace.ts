import { townsToLiveIn } from '../cities/ownTowns.ts';
import { kindOfPlace } from '../cities/setting.ts';
import type { PersonalFactor } from './factor.ts';

/**
 * Sea, island or mountains by the town that has most of them: a long coast elsewhere, or a rugged north, is nothing to
 * whoever lives in the towns that remain, and one town on an island is all that an islander needs.
 */
export const KIND_OF_PLACE: PersonalFactor = {
  id: 'kind_of_place',
  label: 'The kind of place you asked for',
  dimension: 'climate',
  method:
    'How far the sea, an island or mountains are there where one would live, in the town that has most of what was ticked; unknown where no town is measured.',
  indicators: [],
  utilities(situation) {
    const criterion = kindOfPlace(situation);
    return Float64Array.from(situation.engine.iso3, (_, country) => {
      if (!criterion) return Number.NaN;
      const each = townsToLiveIn(situation, country).map((city) => criterion.utility(city));
      const known = each.filter((one) => !Number.isNaN(one));
      return known.length > 0 ? Math.max(...known) : Number.NaN;
    });
  },
};
