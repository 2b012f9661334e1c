import { type DealBreakerRule, of } from '../dealBreakerRule.ts';
import type { Membership } from '../readFrom.ts';

/** Where the members of an area are told: by a list of its own, or by an indicator. */
export type AreaRead = { readonly membership: Membership } | { readonly indicator: string };

const EEA = 'eea|european economic area';

/** The areas by the words people use, and where their members are read. */
export const AREAS: readonly (readonly [id: string, name: string, words: string, read: AreaRead])[] = [
  ['eea', 'the European Economic Area', EEA, { membership: 'eea' }],
  ['eu', 'the European Union', 'eu(?:[- ]?27)?|e\\.u\\.|european union', { membership: 'eu' }],
  ['schengen', 'the Schengen area', 'schengen', { membership: 'schengen' }],
  ['nato', 'NATO', 'nato', of('nato_member')],
  ['oecd', 'the OECD', 'oecd', of('oecd_member')],
  ['commonwealth', 'the Commonwealth', '(?:british )?commonwealth', of('commonwealth_member')],
  [
    'euro',
    'the euro area',
    'euro ?zone|euro area|(?<=\\b(?:no|not|must|only) (?:(?:use|uses|have|the) )*)euros?(?= currency|[\\s.!]*$)',
    of('uses_euro'),
  ],
];
const NAMES = AREAS.map(([, , words]) => words).join('|');

/** Beside its name a line holds nothing but these words: "leave to work in the EU" is about something else. */
const NOTHING_ELSE = new RegExp(
  `^(?:(?:${NAMES}|it|no|not|non|only|must|required|mandatory|has|have|to|be|is|are|lie|located|stay|remain|a|an|any|anywhere|anything|nothing|nowhere|use|uses|currency|city|town|place|places|country|countries|state|states|that|which|in|inside|within|outside|of|part|member|members|the|area|zone|or|and|i|we|want|will|won\\'t|move|live|leave)(?=[\\s,./-]|$)[\\s,./-]*)+$`,
);
/** "In the EU" and "not in NATO" may be what is asked for, as "not in Asia" is, or what is feared. */
const EITHER_WAY = '(?!(?:(?:not|never) )?(?:in|inside|within|part of)\\b(?!.*\\bonly\\b))';
/** "Not a NATO member" tells of a place that is feared, or of one that is asked for; "not one outside it" of neither. */
const NOT_A =
  '(?!(?:not|never) an?\\b(?! (?:(?:countr(?:y|ies)|place|state|area|member|city|town) )?(?:(?:that|which) is )?(?:outside|non|not in)\\b))';
/** Areas whose bare name nobody writes for what they fear. */
const SELDOM_FEARED: ReadonlySet<string> = new Set(['oecd', 'commonwealth']);
const DENIED = '\\b(?:no|not|never|avoid)\\b';
const DEMAND = '\\b(?:must|has to|have to|only|required|mandatory)\\b';
const OUTSIDE =
  '\\b(?:outside|non|not (?:want to )?leave|wo?n.t leave|not (?:be |lie |stay )?(?:in|inside|within|part of|a member of|an?))\\b';

/**
 * Lines on one area: what is named alone is ruled out, what is demanded has to be so. A line that also names a wider
 * one, as "EU or EEA" does, is about that.
 */
const words = (id: string, named: string, inside: boolean): RegExp => {
  const wider = id === 'eu' ? EEA : '';
  const [out, within] = [`(?=.*${OUTSIDE})`, `(?!.*${OUTSIDE})`];
  const [demand, alone] = [`(?=.*${DEMAND})`, `(?!.*${DEMAND})`];
  const denied = SELDOM_FEARED.has(id) ? `(?=.*${DENIED})` : '';
  const asks = inside
    ? `(?:${alone}${out}|${demand}${within})`
    : `(?:${alone}${within}${denied}|${demand}${out})`;
  const notWider = wider === '' ? '' : `(?!.*\\b(?:${wider})(?![\\w]))`;
  return new RegExp(
    `(?=${NOTHING_ELSE.source})^${NOT_A}${EITHER_WAY}${notWider}(?=.*(?<!\\w)(?:${named})(?!\\w))${asks}`,
  );
};

/** Unions of states, which a country is a member of or not. */
export const MEMBERSHIP_RULES: readonly DealBreakerRule[] = AREAS.flatMap(([id, name, named, read]) =>
  [true, false].map((inside) => ({
    id: `${inside ? 'inside' : 'outside'}-${id}`,
    label: `${inside ? 'a country in' : 'no country in'} ${name}`,
    words: words(id, named, inside),
    read,
    kind: inside ? 'least' : 'most',
    soft: 0.5,
    hard: 0.5,
  })),
);
