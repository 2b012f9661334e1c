import type { City } from '@global-fit/atlas/model';
import { bestCities } from '../../cities/best.ts';
import type { DealBreakerRule } from '../../conditions/dealBreakerRule.ts';
import { surveyFor } from '../../costs/month.ts';
import type { Situation } from '../../entry/situation.ts';
import type { Flat } from '../../model/household.ts';
import { type Gate, NO_RECORD, type Verdict } from '../gate.ts';

/** The surveyed rent, in euros, for the first of the towns recommended for which one holds. */
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
 * A rent that a line names, held against that of good flats where one would live. A higher rent warns and rules nothing
 * out, since nobody has to take a good flat. Open where no survey tells of the towns or of the kind of home.
 *
 * A room costs no more than the flat it is a part of: where a good flat with one bedroom keeps the limit a room does
 * too, and a dearer flat tells nothing of it.
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
