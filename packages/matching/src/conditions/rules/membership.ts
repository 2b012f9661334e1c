import { type DealBreakerRule, rule } from '../dealBreakerRule.ts';
import type { Membership } from '../readFrom.ts';

const EEA = 'eea|european economic area';

/** The areas by the words people use. */
const AREAS: readonly (readonly [id: Membership, name: string, words: string])[] = [
  ['eea', 'the European Economic Area', EEA],
  ['eu', 'the European Union', 'eu|e\\.u\\.|european union'],
  ['schengen', 'the Schengen area', 'schengen'],
];
const NAMES = AREAS.map(([, , words]) => words).join('|');

/** Beside its name a line holds nothing but these words: "leave to work in the EU" is about something else. */
const NOTHING_ELSE = new RegExp(
  `^(?:(?:${NAMES}|it|no|not|non|only|must|has|have|to|be|is|are|lie|located|stay|remain|a|an|any|anywhere|anything|place|places|country|countries|state|states|that|which|in|inside|within|outside|of|part|member|members|the|area|zone|or|and|i|we|want|will|move|live)(?=[\\s,./-]|$)[\\s,./-]*)+$`,
);
const DEMAND = '\\b(?:must|has to|have to|only)\\b';
const OUTSIDE = '\\b(?:outside|non|not (?:be |lie |stay )?(?:in|inside|within|part of|a member of|an?))\\b';

/**
 * Lines on one area: what is named alone is ruled out, what is demanded has to be so. A line that also names a wider
 * one, as "EU or EEA" does, is about that.
 */
const words = (named: string, wider: string, inside: boolean): RegExp => {
  const [out, within] = [`(?=.*${OUTSIDE})`, `(?!.*${OUTSIDE})`];
  const [demand, alone] = [`(?=.*${DEMAND})`, `(?!.*${DEMAND})`];
  const asks = inside ? `(?:${alone}${out}|${demand}${within})` : `(?:${alone}${within}|${demand}${out})`;
  const notWider = wider === '' ? '' : `(?!.*\\b(?:${wider})(?![\\w]))`;
  return new RegExp(`(?=${NOTHING_ELSE.source})^${notWider}(?=.*(?<!\\w)(?:${named})(?!\\w))${asks}`);
};

/** Unions of states, which a country is a member of or not. */
export const MEMBERSHIP_RULES: readonly DealBreakerRule[] = AREAS.flatMap(([id, name, named]) =>
  [true, false].map((inside) =>
    rule(
      `${inside ? 'inside' : 'outside'}-${id}`,
      `${inside ? 'a country in' : 'no country in'} ${name}`,
      'bad',
      words(named, id === 'eu' ? EEA : '', inside),
      { membership: id },
      inside ? 'least' : 'most',
      0.5,
      0.5,
    ),
  ),
);
