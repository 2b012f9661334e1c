import { asked, settingsIn } from '../../cities/criterion.ts';
import { NO_LAND } from '../../conditions/rules/animals.ts';
import { isOneCity } from '../../costs/oneCity.ts';
import type { Situation } from '../../entry/situation.ts';
import type { Because } from '../../model.ts';
import { LAND } from '../../profile/weights/wants.ts';
import type { Gate, Verdict } from '../gate.ts';
import { found } from '../records/read.ts';
import { townsFound } from './towns.ts';

/** Options beside the countryside that a city satisfies too. */
const IN_A_CITY = ['large-city', 'mid-size-city', 'suburb'];

/** People per square kilometre. A country of one town at this density is a city without countryside. */
const DENSE = 1500;
const DENSITY = { indicator: 'population_density' } as const;

/**
 * Whether the household wants the countryside and no city, or a property with land, with the questions that say so;
 * null otherwise.
 */
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

/** Id of the must-have of a household that brings a horse. */
export const ROOM_FOR_A_HORSE = 'need:room-for-a-horse';

/**
 * A country as densely settled as a city has next to no grazing for a horse, so it is at risk. It never fails, since
 * a livery stable may exist all the same.
 */
export function horseGate(situation: Situation): Gate | null {
  const { dealBreakers, household } = situation.preferences;
  // A line that the customer wrote on this replaces the option ticked.
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
 * A single-city country has no countryside, and one as densely settled as a city has no property with land. That our
 * list holds no village proves nothing, because it lists only towns.
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
