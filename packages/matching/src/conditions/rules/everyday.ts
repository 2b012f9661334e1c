import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';

const ON_THE_ROAD = '\\b(?:driv\\w+|traffic|cars?)\\b.*\\bon the';

/** Roads and power. */
export const EVERYDAY_RULES: readonly DealBreakerRule[] = [
  {
    id: 'left-traffic',
    label: 'no traffic on the left',
    words: new RegExp(`${ON_THE_ROAD} left\\b|\\bleft[- ]hand traffic\\b`),
    read: { record: 'driving side' },
    ...atMost(0.5, 0.5),
  },
  {
    id: 'right-traffic',
    label: 'no traffic on the right',
    words: new RegExp(`${ON_THE_ROAD} right\\b|\\bright[- ]hand traffic\\b`),
    read: { record: 'driving side' },
    ...atLeast(0.5, 0.5),
  },
  {
    id: 'power-cuts',
    label: 'no unreliable electricity',
    words:
      /\b(power (cuts?|outages?)|(?:black|brown) ?-?outs?|load[- ]?shedding|(?:no|not|without|lack of) (?:constant|reliable|stable|steady|24\/7|24h) (?:electricity|power|grid)|(?:(?:24\/7|24[- ]?(?:h|hours?|hrs?)|round[- ]the[- ]clock|constant|steady|regular) (?:electricity|power(?: supply)?)|(?:24\/7|constant|steady) light)(?= *(?:$|[,.;!]|and\b|is\b|are\b))|(?:light|electricity|power) 24\/7|(?:electricity|power)(?: and (?:water|internet))? (?:must|should|has to|have to|needs? to) be (?:\w+ )?(?:reliable|stable|constant|steady|24\/7|there all the time|always there)|(?:electricity|power|lights?|current) (?:that )?(?:goes|going|go|is|keeps going) (?:off|out)|unreliable (?:electricity|power|grid)|(?:reliable|stable|constant|steady|uninterrupted) (?:[\w-]+ and )?(?:electricity|power|grid))\b/,
    read: of('firms_power_outages'),
    ...atMost(50, 70),
  },
];
