import type { City } from '@global-fit/atlas/model';
import { bestCities } from '../../cities/best.ts';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { surveyFor } from '../../costs/month.ts';
import type { Situation } from '../../entry/situation.ts';
import type { Flat } from '../../model/household.ts';
import { type Gate, NO_RECORD, type Verdict } from '../gate.ts';

/** The surveyed rent in euros a month for the first recommended town that a survey covers; null where none is. */
function rentHere(
  situation: Situation,
  country: number,
  flat: Flat,
): { readonly city: City; readonly eur: number } | null {
  const { atlas, surveyed } = situation.engine;
  for (const { cityId } of bestCities(situation, country)) {
    const town = atlas.cities.byId(cityId);
    const city = town && surveyFor(flat, town, surveyed[country] ?? []);
    const eur = city?.rentEur?.[flat];
    if (city && eur != null) return { city, eur };
  }
  return null;
}

/**
 * Compares the rent that a line names with surveyed rents of good flats. A higher rent only warns: nobody has to take
 * a good flat. Unknown where no survey covers the towns or the kind of home.
 *
 * A room costs at most as much as a one-bedroom flat. A flat within the limit therefore settles it for a room, and a
 * dearer flat tells nothing.
 */
export function rentGate(
  situation: Situation,
  { home = 'other', limit = Number.NaN }: DealBreakerRule,
  gate: Gate,
): Gate {
  return {
    ...gate,
    because: { questionIds: ['deal-breakers', 'relocating-family-members', 'housing-preference'] },
    check(country): Verdict {
      if (home === 'other' || (situation.engine.surveyed[country] ?? []).length === 0) return NO_RECORD;
      const flat = home === 'room' ? 'oneBed' : home;
      const found = rentHere(situation, country, flat);
      if (!found || (home === 'room' && found.eur > limit)) return NO_RECORD;
      return {
        status: found.eur > limit ? 'at_risk' : 'met',
        reason: () => ({ kind: 'rent', ...found, flat }),
      };
    },
  };
}
