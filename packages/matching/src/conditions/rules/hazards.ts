import { atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';
import { dustLimit } from '../own/ownLimit.ts';

/** Air and ground that harm. */
export const HAZARD_RULES: readonly DealBreakerRule[] = [
  {
    id: 'pollution',
    label: 'no heavy air pollution',
    words:
      /\b(pollut\w+|smog|(?:bad|dirty|poor|unhealthy|clean|fresh|good|healthy|toxic|filthy|unbreathable) air(?! ?-?con)|\bair (?:(?:that )?(?:you|one|i|we) )?(?:can't|cannot|can not) (?:be )?breathe?d?\b|air (?:(?:is|being) (?:too |so |very )?)?(?:dirty|polluted|unhealthy|bad)(?= *(?:$|[,.;!]))|air (?:must|should|has to|needs to) be (?:\w+ )?(?:clean|good|fresh|healthy)|air quality|pm\s?2[.,]5|fine dust|yellow dust|particulates?|particulate matter)\b/,
    read: of('pm25_air_pollution'),
    ...atMost(20, 30),
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
  {
    id: 'earthquakes',
    label: 'no earthquake country',
    words: /\b(earthquakes?|seismic|ring of fire)\b/,
    read: { record: 'earthquakes' },
    ...atMost(0.5, 1.5),
  },
  {
    id: 'hurricanes',
    label: 'no hurricanes, cyclones or typhoons',
    words: /\b(hurricanes?|cyclones?|typhoons?)\b/,
    read: { record: 'cyclones' },
    ...atMost(0.5, 1.5),
  },
  {
    id: 'drought',
    label: 'no country with droughts',
    words:
      /\b(droughts?|water (?:shortages?|scarcity|rationing|stress)|(?:not enough|too little) (?:rain|water)|dry summers?)\b/,
    read: of('hazard_drought'),
    ...atMost(0.5, 1.5),
  },
  {
    id: 'volcanoes',
    label: 'no active volcanoes',
    words: /\b(volcan\w+)\b/,
    read: of('hazard_volcanoes'),
    ...atMost(0.5, 0.5),
  },
  // Where the record names none, that is no proof: most countries have rivers that rise.
  {
    id: 'floods',
    label: 'no country with floods',
    words: /\b(?:floods?|flooding|flooded|flash[- ]floods?|flood[- ]prone)\b/,
    read: of('hazard_floods'),
    ...atMost(0.5, 1.5),
    noughtIsSilence: true,
  },
  {
    id: 'landslides',
    label: 'no country with landslides or avalanches',
    words: /\b(?:landslides?|mudslides?|avalanches?|rockfalls?)\b/,
    read: of('hazard_landslides'),
    ...atMost(0.5, 1.5),
    noughtIsSilence: true,
  },
  // Those at risk may live in one province: few cases among them warn alone.
  {
    id: 'malaria',
    label: 'no malaria',
    words: /\bmalaria\b/,
    read: { record: 'malaria' },
    ...atMost(0, 100),
  },
  {
    id: 'low-land',
    label: 'no land that rising seas reach',
    words:
      /\b(?:below sea level|rising seas?(?: levels?)?(?! temp)|sea[- ]levels? (?:rise|rising)|sinking (?:cit(?:y|ies)|islands?|countr(?:y|ies)|land))\b/,
    read: of('population_below_5m'),
    ...atMost(10, 30),
  },
];
