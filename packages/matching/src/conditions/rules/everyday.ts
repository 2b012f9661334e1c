import { type DealBreakerRule, of, rule } from '../dealBreakerRule.ts';

const ON_THE_ROAD = '\\b(?:driv\\w+|traffic|cars?)\\b.*\\bon the';

/** Roads and power. */
export const EVERYDAY_RULES: readonly DealBreakerRule[] = [
  rule(
    'left-traffic',
    'no traffic on the left',
    'bad',
    new RegExp(`${ON_THE_ROAD} left\\b|\\bleft[- ]hand traffic\\b`),
    { record: 'driving side' },
    'most',
    0.5,
    0.5,
  ),
  rule(
    'right-traffic',
    'no traffic on the right',
    'bad',
    new RegExp(`${ON_THE_ROAD} right\\b|\\bright[- ]hand traffic\\b`),
    { record: 'driving side' },
    'least',
    0.5,
    0.5,
  ),
  rule(
    'power-cuts',
    'no unreliable electricity',
    'bad',
    /\b(power (cuts?|outages?)|blackouts?|load[- ]?shedding)\b/,
    of('firms_power_outages'),
    'most',
    50,
    70,
  ),
];
