import { asked, settingsIn } from '../cities/criterion.ts';
import { isOneCity } from '../costs/oneCity.ts';
import type { Situation } from '../entry/situation.ts';
import type { Because } from '../model.ts';
import { LAND } from '../profile/weights/wants.ts';
import type { Gate, Verdict } from './gate.ts';
import { found } from './read.ts';
import { townsFound } from './towns.ts';

/** Kinds of place beside the countryside that a city answers as well. */
const IN_A_CITY = ['large-city', 'mid-size-city', 'suburb'];

/** From so many people per square kilometre on, a country that is one town is a city and no village. */
const DENSE = 1500;
/** From so many on, over the whole country, no property with land of its own is to be found. */
const NO_LAND = 1000;

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
      const told = situation.engine.fact(DENSITY.indicator, country)?.value;
      const density = typeof told === 'number' ? told : Number.NaN;
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
