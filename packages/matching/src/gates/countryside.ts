import { settingsIn } from '../cities/criterion.ts';
import { isOneCity } from '../costs/oneCity.ts';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';
import { townsFound } from './towns.ts';

/** Kinds of place beside the countryside that a city answers as well. */
const IN_A_CITY = ['large-city', 'mid-size-city', 'suburb'];

/** From so many people per square kilometre on, a country that is one town is a city and no village. */
const DENSE = 1500;

/**
 * Where the countryside was ticked and no city beside it, a country that is no more than one city has none of it. A
 * country without a village on our list is not judged: the list names towns alone.
 */
export function countrysideGate(situation: Situation): Gate | null {
  const kinds = settingsIn(situation, 'location-type');
  if (!kinds.includes('rural') || IN_A_CITY.some((kind) => kinds.includes(kind))) return null;
  return {
    id: 'need:countryside',
    group: 'need',
    label: 'A home in the countryside',
    because: { questionIds: ['location-type'] },
    check(country): Verdict {
      const density = situation.engine.fact('population_density', country)?.value;
      const none = isOneCity(situation, country) && typeof density === 'number' && density >= DENSE;
      return {
        status: none ? 'failed' : 'met',
        reason: () => townsFound(situation, { measure: 'people', kind: 'most' }, country, none),
      };
    },
  };
}
