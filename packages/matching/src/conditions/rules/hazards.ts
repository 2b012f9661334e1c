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
    /\b(earthquakes?|seismic|ring of fire)\b/,
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
  // Where the record names none, that is no proof: most countries have rivers that rise.
  {
    ...rule(
      'floods',
      'no country with floods',
      'bad',
      /\b(?:floods?|flooding|flooded|flash[- ]floods?|flood[- ]prone)\b/,
      of('hazard_floods'),
      'most',
      0.5,
      // Named of a whole country, it warns and rules nothing out.
      1.5,
    ),
    noughtIsSilence: true,
  },
  {
    ...rule(
      'landslides',
      'no country with landslides or avalanches',
      'bad',
      /\b(?:landslides?|mudslides?|avalanches?|rockfalls?)\b/,
      of('hazard_landslides'),
      'most',
      0.5,
      1.5,
    ),
    noughtIsSilence: true,
  },
  // Those at risk may live in one province: few cases among them warn alone.
  rule('malaria', 'no malaria', 'bad', /\bmalaria\b/, { record: 'malaria' }, 'most', 0, 100),
  rule(
    'low-land',
    'no land that rising seas reach',
    'bad',
    /\b(?:below sea level|rising seas?(?: levels?)?(?! temp)|sea[- ]levels? (?:rise|rising)|sinking (?:cit(?:y|ies)|islands?|countr(?:y|ies)|land))\b/,
    of('population_below_5m'),
    'most',
    10,
    30,
  ),
];
