import { type DealBreakerRule, of, rule } from '../dealBreakerRule.ts';
import { dustLimit } from '../ownLimit.ts';

/** Air and ground that harm. */
export const HAZARD_RULES: readonly DealBreakerRule[] = [
  {
    ...rule(
      'pollution',
      'no heavy air pollution',
      'bad',
      /\b(pollut\w+|smog|(bad|dirty|poor|unhealthy) air|air quality|pm\s?2[.,]5|fine dust|yellow dust|particulates?|particulate matter)\b/,
      of('pm25_air_pollution'),
      'most',
      20,
      30,
    ),
    own: { find: dustLimit, label: (said) => `no fine dust (PM2.5) above ${said}`, near: 2 },
    example: {
      words:
        /\b(?:pollut\w+|smog\w*|(?:bad|dirty|dirtier|poor|unhealthy|worse) air|air (?:is|quality|as (?:bad|dirty)))\b/,
      like: (place) => `no air as polluted as that of ${place}`,
      beyond: (place) => `no air more polluted than that of ${place}`,
      alike: 2,
      near: 5,
    },
  },
  rule(
    'earthquakes',
    'no earthquake country',
    'bad',
    /\b(earthquakes?|seismic)\b/,
    of('hazard_earthquakes'),
    'most',
    0.5,
    0.5,
  ),
  rule(
    'hurricanes',
    'no hurricanes, cyclones or typhoons',
    'bad',
    /\b(hurricanes?|cyclones?|typhoons?)\b/,
    of('hazard_storms'),
    'most',
    0.5,
    0.5,
  ),
  rule(
    'drought',
    'no country with droughts',
    'bad',
    /\b(droughts?|water (?:shortages?|scarcity|rationing|stress)|(?:not enough|too little) (?:rain|water)|dry summers?)\b/,
    of('hazard_drought'),
    'most',
    0.5,
    // Named of a whole country, it warns and rules nothing out.
    1.5,
  ),
  rule(
    'volcanoes',
    'no active volcanoes',
    'bad',
    /\b(volcan\w+)\b/,
    of('hazard_volcanoes'),
    'most',
    0.5,
    0.5,
  ),
];
