import { asked, settingsIn } from '../../cities/criterion.ts';
import { NO_LAND } from '../../conditions/rules/animals.ts';
import { isOneCity } from '../../costs/oneCity.ts';
import type { Situation } from '../../entry/situation.ts';
import type { Because } from '../../model.ts';
import { LAND } from '../../profile/weights/wants.ts';
import type { Gate, Verdict } from '../gate.ts';
import { found } from '../records/read.ts';
import { townsFound } from './towns.ts';

/** Kinds of place beside the countryside that a city answers as well. */
const IN_A_CITY = ['large-city', 'mid-size-city', 'suburb'];

/** From so many people per square kilometre on, a country that is one town is a city and no village. */
const DENSE = 1500;
const DENSITY = { indicator: 'population_density' } as const;

/** Where the countryside was ticked and no city beside it, or a property with land is looked for; null elsewhere. */
function wished(situation: Situation): { readonly land: boolean; readonly because: Because } | null {
  const land = asked(situation, [LAND]);
  const kinds = settingsIn(situation, 'location-type');
  const rural = kinds.includes('rural') && !IN_A_CITY.some((kind) => kinds.includes(kind));
  if (!land && !rural) return null;
  return {
    land: land !== null,
    because: { questionIds: [...(rural ? ['location-type'] : []), ...(land?.questionIds ?? [])] },
  };
}

/** People to the square kilometre, NaN where nobody counted. */
function densityOf({ engine }: Situation, country: number): number {
  const told = engine.fact(DENSITY.indicator, country)?.value;
  return typeof told === 'number' ? told : Number.NaN;
}

/** The must-have of whoever brings a horse. */
export const ROOM_FOR_A_HORSE = 'need:room-for-a-horse';

/**
 * Grazing for a horse that comes along: where the whole country is as full as a city there is next to none, so the place
 * is at risk; a livery stable may stand there all the same.
 */
export function horseGate(situation: Situation): Gate | null {
  const { dealBreakers, household } = situation.preferences;
  // A line of the customer's own on it takes the place of what was ticked.
  if (!household.pets.includes('horse') || dealBreakers.some(({ id }) => id === 'room-for-a-horse'))
    return null;
  return {
    id: ROOM_FOR_A_HORSE,
    group: 'need',
    label: 'Room to keep a horse',
    because: { questionIds: ['relocating-pets', 'pets-details'] },
    check(country): Verdict {
      const density = densityOf(situation, country);
      const status = Number.isNaN(density) ? 'unknown' : density >= NO_LAND ? 'at_risk' : 'met';
      return {
        status,
        reason: () => found(situation.engine, DENSITY, country, density),
        indicators: [DENSITY.indicator],
      };
    },
  };
}

/**
 * A country that is no more than one city has no countryside, and one as full as a city no property with land. A country
 * without a village on our list is not judged otherwise: the list names towns alone.
 */
export function countrysideGate(situation: Situation): Gate | null {
  const wish = wished(situation);
  if (!wish) return null;
  return {
    id: 'need:countryside',
    group: 'need',
    label: wish.land ? 'Room for a rural property with land' : 'A home in the countryside',
    because: wish.because,
    check(country): Verdict {
      const density = densityOf(situation, country);
      if (wish.land && density >= NO_LAND)
        return {
          status: 'failed',
          reason: () => found(situation.engine, DENSITY, country, density),
          indicators: [DENSITY.indicator],
        };
      const none = isOneCity(situation, country) && density >= DENSE;
      return {
        status: none ? 'failed' : 'met',
        reason: () => townsFound(situation, { measure: 'people', kind: 'most' }, country, none),
      };
    },
  };
}
