import type { City } from '@global-fit/atlas/model';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { bestCities } from '../../cities/best.ts';
import { asked, settingsIn } from '../../cities/criterion.ts';
import { townsToLiveIn } from '../../cities/ownTowns.ts';
import { isByTheSea, seaOf } from '../../cities/sea.ts';
import type { Situation } from '../../entry/situation.ts';
import type { Because, GateStatus } from '../../model.ts';
import type { Gate, Verdict } from '../gate.ts';
import { townsFound } from './towns.ts';

/** Options beside the coast that satisfy the customer just as well. */
const INSTEAD = ['mountain'];
/** Ids of rules on the sea. A line that one of them reads replaces the option ticked. */
const OWN = ['sea', 'sea-distance', 'sea-time'];

/** The questions in which the sea was asked for; null where something else would do, or a line covers it. */
function seaAsked(situation: Situation): Because | null {
  if (situation.preferences.dealBreakers.some(({ id }) => id !== null && OWN.includes(id))) return null;
  const kinds = settingsIn(situation, 'location-type');
  const coast = kinds.includes('coast') && !INSTEAD.some((kind) => kinds.includes(kind));
  const because = asked(situation, ['sea']);
  return because ?? (coast ? { questionIds: ['location-type'] } : null);
}

type Share = 'all' | 'some' | 'none' | 'unknown';

/** How many of these towns lie by the sea. Remembered, because many rankings ask it of the same towns. */
const shareBySea = rememberedOf((towns: readonly City[]): Share => {
  const near = towns.filter(({ id }) => isByTheSea(id)).length;
  const measured = towns.some(({ id }) => seaOf(id) !== null);
  if (!measured) return 'unknown';
  return near === 0 ? 'none' : near < towns.length ? 'some' : 'all';
});

/**
 * Whether a recommended town lies by the sea, where that was ticked. A tick cannot fail a country, so it is at risk
 * where there is no such town, or none that meets the other demands.
 */
export function seaGate(situation: Situation): Gate | null {
  const because = seaAsked(situation);
  if (!because) return null;
  function statusOf(country: number): GateStatus {
    const share = shareBySea(townsToLiveIn(situation, country));
    if (share === 'unknown') return 'unknown';
    if (share !== 'some') return share === 'all' ? 'met' : 'at_risk';
    return bestCities(situation, country).some(({ cityId }) => isByTheSea(cityId)) ? 'met' : 'at_risk';
  }
  return {
    id: 'need:sea',
    group: 'need',
    label: 'A town by the sea',
    because,
    check(country): Verdict {
      const status = statusOf(country);
      return {
        status,
        reason: () =>
          status === 'unknown'
            ? { kind: 'no record' }
            : townsFound(situation, { measure: 'sea', kind: 'most' }, country, false),
      };
    },
  };
}
