import { anyOf } from '../../anyOf.ts';
import { type DealBreakerRule, of, rule } from '../dealBreakerRule.ts';
import { killingsLimit } from '../ownLimit.ts';

const WARS = 'wars?|warzone\\w*|armed conflict\\w*|conflict zone\\w*|invasion';
const NEXT_DOOR =
  'next[- ]door|neighbou?r\\w*|border(?:s|ing)|(?:at|on|across|over) (?:its|the|a|our) borders?';
const WAR_NEXT_DOOR = new RegExp(
  `\\b(?:${WARS})\\b.*\\b(?:${NEXT_DOOR})\\b|\\b(?:${NEXT_DOOR})\\b.*\\b(?:${WARS})\\b|\\b(?:near|close to|next to|beside) (?:an? |the )?(?:${WARS})\\b`,
);

/** Courts and judges, where a line says that they cannot be relied on. */
const COURTS = anyOf([
  /\b(?:no|weak|lack of|without|little|poor) (?:real )?rule of law\b|\blawless\w*\b|\bkangaroo courts?\b|\bshow trials?\b/,
  /\b(?:corrupt|unfair|biased|bribed|bought|partial|unreliable|untrustworthy) (?:courts?|judges?|judiciary|trials?|justice|legal systems?)\b/,
  /\bno (?:fair|independent|working|functioning) (?:trials?|courts?|judges?|judiciary|justice|legal system)\b/,
]);

/** War, crime and how a country is governed. */
export const GOVERNMENT_RULES: readonly DealBreakerRule[] = [
  rule(
    'war',
    'no war or armed conflict',
    'bad',
    new RegExp(`\\b(?:${WARS}|terroris\\w+)\\b`),
    of('conflict_death_rate_5y'),
    'most',
    0.5,
    3,
  ),
  rule(
    'war-next-door',
    'no war in a country next door',
    'bad',
    WAR_NEXT_DOOR,
    { record: 'war next door' },
    'most',
    0.5,
    1.5,
  ),
  {
    ...rule(
      'violent-crime',
      'no high rate of violent crime',
      'bad',
      /\b(violen\w+|crime|murders?|homicide\w*|guns?|gunfire|shootings?|gangs?|cartels?|kidnapp\w+|unsafe|dangerous|(?:farm|armed|knife|home|house|machete) (?:attacks?|invasions?|raids?))\b/,
      of('homicide_rate'),
      'most',
      6,
      12,
    ),
    own: { find: killingsLimit, label: (said) => `no more than ${said}`, near: 0.5 },
  },
  rule(
    'corruption',
    'no widespread corruption',
    'bad',
    /\b(corrupt\w*|brib\w+)\b/,
    of('control_of_corruption'),
    'least',
    0,
    -0.4,
  ),
  rule(
    'autocracy',
    'no authoritarian government',
    'bad',
    /\b(dictator\w*|authoritarian\w*|autocra\w*|totalitarian\w*|police state|undemocratic)\b/,
    of('voice_accountability'),
    'least',
    0,
    -0.6,
  ),
  rule(
    'communist-state',
    'no communist state',
    'bad',
    /(?<!\b(?:post|ex|former|formerly|once|anti)[- ])\bcommuni(?:st|sts|sm)\b(?! (?:past|history|legacy|architecture|era|times|blocks?|buildings?))/,
    { record: 'communist state' },
    'most',
    0.5,
    0.5,
  ),
  rule(
    'instability',
    'no political instability',
    'bad',
    /\b(instabilit\w+|unstable|coups?|civil unrest|riots?)\b/,
    of('political_stability'),
    'least',
    0,
    -0.7,
  ),
  rule('rule-of-law', 'courts that go by the law', 'bad', COURTS, of('rule_of_law'), 'least', 0, -0.6),
  rule(
    'state-violence',
    'no state that tortures or kills',
    'bad',
    /\b(?:tortur\w+|political (?:killings?|murders?|prisoners?)|extrajudicial\w*|enforced disappearances?|secret police|(?:people|opponents|critics|dissidents|activists) (?:who )?(?:disappear\w*|vanish\w*|get killed|are killed))\b/,
    of('physical_integrity'),
    'least',
    0.8,
    0.6,
  ),
  rule(
    'expropriation',
    'property that the state leaves alone',
    'bad',
    /\b(?:expropriat\w+|no (?:secure )?property rights|(?:state|government|regime) (?:can |could |may |might |will )?(?:take|takes|seize|seizes|confiscate|confiscates) (?:your |my |our |private )?(?:property|land|homes?|houses?|farms?|assets|savings))\b/,
    of('property_rights'),
    'least',
    0.7,
    0.5,
  ),
];
