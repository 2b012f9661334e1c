import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';

const ON_THE_ROAD = '\\b(?:driv\\w+|traffic|cars?)\\b.*\\bon the';
/** People, or their cars, of a place: what those do is the place's own, and no task of whoever writes. */
const THEY = '(?:it|people|cars|traffic|they|everyone|countries|places)';
/**
 * "People must drive on the left", "right-hand traffic only": the side that is asked for; "we would have to" is feared.
 * "Must drive on the left" may be either, where "must drive on the right" is asked by those who do.
 */
const sideAsked = (side: 'left' | 'right'): RegExp => {
  const who = side === 'right' ? `(?:${THEY} )?` : `${THEY} `;
  const on = `on the ${side}(?:[- ]hand)?(?: side)?(?: of the road)?`;
  const drive = '(?:be able to )?(?:drive|driving|be driving|keep|stay|be)';
  return new RegExp(
    `^(?:${who}(?:must|should|has to|needs? to) ${drive} ${on}|only (?:${THEY} )?(?:(?:where|that|which|people|they|cars|traffic|is) )*(?:driv(?:e|es|ing)|traffic)(?: is)? ${on}|(?:must (?:have|be) |only )${side}[- ]hand (?:traffic|driving)|(?:${side}[- ]hand (?:traffic|driving)|(?:driv(?:e|es|ing)|traffic) ${on}) only)[.! ]*$`,
  );
};

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
    id: 'right-traffic-asked',
    label: 'traffic on the right',
    good: true,
    words: sideAsked('right'),
    asked: sideAsked('right'),
    read: { record: 'driving side' },
    ...atMost(0.5, 0.5),
  },
  {
    id: 'left-traffic-asked',
    label: 'traffic on the left',
    good: true,
    words: sideAsked('left'),
    asked: sideAsked('left'),
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
