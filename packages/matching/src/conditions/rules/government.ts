import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, of } from '../dealBreakerRule.ts';
import { placeThatIs } from '../own/approved.ts';
import { killingsLimit } from '../own/ownLimit.ts';

const WARS =
  'wars?|missiles?(?: attacks?| strikes?)?|rocket (?:attacks?|fire|alarms?)|bombings?|shelling|air raids?|air strikes?|warzone\\w*|armed conflict\\w*|conflict zone\\w*|invasion';
const NEXT_DOOR =
  'next[- ]door|next to (?:an? |any )?(?:countr(?:y|ies)|states?|places?) (?:at|in)|(?<!\\b(?:friendly|nice|kind|good|bad|loud|noisy|nosy|quiet|my|our) )neighbou?r\\w*|border(?:s|ing)|(?:at|on|across|over) (?:its|the|a|our) borders?';
const WAR_NEXT_DOOR = new RegExp(
  `\\b(?:${WARS})\\b[^,;]*\\b(?:${NEXT_DOOR})\\b|\\b(?:${NEXT_DOOR})\\b[^,;]*\\b(?:${WARS})\\b|\\b(?:near|close to|next to|beside) (?:(?:an?|the|one|country|countries|that|which|is|are|at|in) ){0,5}(?:${WARS})\\b|\\b(?:${WARS}) (?:is |being )?(?:near(?:by)?|close(?: by)?)[.!]*$`,
);

/** Courts and judges, where a line says that they cannot be relied on. */
const COURTS = anyOf([
  /^(?:(?:must have|needs?|the|a|strong|solid|working|functioning) )*(?:rule of law|(?:independent|fair) (?:courts?|judiciary|judges))(?: must (?:be respected|exist))?[.!]*$/,
  /\b(?:no|weak|lack of|without|little|poor) (?:real )?rule of law\b|\blawless\w*\b|\bkangaroo courts?\b|\bshow trials?\b/,
  /\b(?:corrupt|unfair|biased|bribed|bought|partial|unreliable|untrustworthy) (?:courts?|judges?|judiciary|trials?|justice|legal systems?)\b/,
  /\bno (?:fair|independent|working|functioning) (?:trials?|courts?|judges?|judiciary|justice|legal system)\b/,
]);

const SAFETY = '(?:safety|security)';
/** A place that has to be safe, for nobody whom other figures stand for: "safe", "a safe country", "lack of safety". */
const SAFE_PLACE = anyOf([
  placeThatIs(
    'safe|safer|secure|peaceful and safe',
    'and (?:stable|secure|peaceful|quiet|clean)|for (?:me|us|everyone|everybody|(?:(?:my|our|the|small|young) )*(?:kids|children|famil(?:y|ies)|sons?))',
  ),
  new RegExp(
    `^(?:must have )?(?:(?:personal|public|physical|general|high) )?${SAFETY}(?: (?:of|for) (?:(?:my|our|the|small|young) )*(?:kids|children|famil(?:y|ies)|sons?|people))?(?: first)?[.!]*$`,
  ),
  new RegExp(`\\b(?:no|poor|bad|without) (?:(?:personal|public|physical) )?safety(?= *(?:$|[,.;!]))`),
  /^(?:(?:no|an?|any|the|places?|countr(?:y|ies)|cit(?:y|ies)|towns?|areas?|somewhere|anywhere|that|which|where|it|i|we|you|is|are|do|does|would|can) )*(?:not|(?:is|are|do|does|ca)n't) (?:be |feel )?(?:an? )?(?:very |really )?safe(?: (?:countr(?:y|ies)|places?|cit(?:y|ies)|towns?|areas?|to live(?: in)?|for (?:me|us|kids|children|families|(?:my|our) (?:kids|children|family))))?(?= *(?:$|[,.;!]))/,
]);

/** Rights of everybody against the state, by that name or as civil rights; those of one group have rules of their own. */
const HUMAN_RIGHTS =
  /^(?!.*\b(?:wom[ae]n|girls|gays?|lgbt\w*|trans|lawyers?|work\w*|jobs?|studies|degree|law firm)\b).*\b(?:human|civil|basic) (?:rights|liberties)\b/;

/** War, crime and how a country is governed. */
export const GOVERNMENT_RULES: readonly DealBreakerRule[] = [
  {
    id: 'war',
    label: 'no war or armed conflict',
    words: new RegExp(`\\b(?:${WARS}|terror(?:is\\w+)?)\\b`),
    read: of('conflict_death_rate_5y'),
    ...atMost(0.5, 3),
  },
  {
    id: 'war-next-door',
    label: 'no war in a country next door',
    words: WAR_NEXT_DOOR,
    read: { record: 'war next door' },
    ...atMost(0.5, 1.5),
  },
  {
    id: 'violent-crime',
    asked: /\b(?:lack|absence) of (?:(?:personal|public|physical) )?(?:safety|security)(?= *(?:$|[,.;!]))/,
    label: 'no high rate of violent crime',
    words: anyOf([
      SAFE_PLACE,
      /\b(violen\w+|crime|murders?|homicide\w*|guns?|gunfire|shootings?|gangs?|cartels?|narcos?|kidnapp\w+|hijack\w+|carjack\w+|armed robber\w*|muggings?|mugged|unsafe|dangerous|(?:farm|armed|knife|home|house|machete) (?:attacks?|invasions?|raids?))\b/,
    ]),
    read: of('homicide_rate'),
    ...atMost(6, 12),
    own: { find: killingsLimit, label: (said) => `no more than ${said}`, near: 0.5 },
    example: {
      words:
        /\b(?:murder\w*|homicid\w*|kill\w*|violen\w+|crime|guns?|shootings?|gangs?|cartels?|dangerous|unsafe)\b/,
      like: (place) => `no homicide as frequent as in ${place}`,
      beyond: (place) => `no homicide more frequent than in ${place}`,
      alike: 0.5,
      near: 2,
      troubleFrom: 3,
    },
  },
  {
    id: 'corruption',
    label: 'no widespread corruption',
    words: /\b(corrupt\w*|brib\w+)\b/,
    read: of('control_of_corruption'),
    ...atLeast(0, -0.4),
  },
  {
    id: 'autocracy',
    label: 'no authoritarian government',
    words:
      /\b(dictator\w*|authoritarian\w*|autocra\w*|totalitarian\w*|police state|undemocratic|(?:not|no|isn't|aren't|never|without)(?: an?| any)?(?: real| true| full| functioning| working)? democrac(?:y|ies)|(?:non|anti|un)-?democra\w+|military (?:rule|regimes?|governments?|juntas?)|juntas?|(?:army|military|soldiers|generals) (?:is |are |being )?in (?:power|charge|government)|(?:presidents?|leaders?|rulers?) for life|strongm[ae]n|one[- ]man (?:rule|shows?)|one[- ]party (?:states?|rule|systems?|countr(?:y|ies))|despot\w*|tyrann\w+|(?:must|should) be an? (?:\w+ ){0,2}democracy|must be democratic|^must have (?:an? )?(?:\w+ )?democracy[.!]*$|^(?:only )?(?:an? )?(?:stable |real )?(?:democrac(?:y|ies)|democratic (?:countr(?:y|ies)|states?|governments?|systems?))(?: only)?[.!]*$|^(?:free|fair)(?: and (?:free|fair))? elections[.!]*$|^(?:an? )?(?:stable|real|true|full|working|functioning|liberal) democracy(?: only)?[.!]*$|rigged elections?|elections? (?:\w+ )?rigged|no (?:(?:free|fair)(?: and (?:free|fair))? )?elections?(?! (?:violence|campaigns?|noise|ads|posters)))\b/,
    read: of('voice_accountability'),
    ...atLeast(0, -0.6),
  },
  {
    id: 'communist-state',
    label: 'no communist state',
    words:
      /(?<!\b(?:post|ex|former|formerly|once|anti)[- ])\bcommuni(?:st|sts|sm)\b(?! (?:past|history|legacy|architecture|era|times|blocks?|buildings?))/,
    read: { record: 'communist state' },
    ...atMost(0.5, 0.5),
  },
  {
    id: 'instability',
    label: 'no political instability',
    words: anyOf([
      /\b(?:instabilit\w+|unstable|coups?|(?:civil|political|social) unrest|(?:ethnic|tribal|sectarian|communal) (?:conflicts?|violence|clashes|tensions?)|political (?:turmoil|chaos|cris[ie]s|upheaval)|riots?)\b/,
      /\bpolitical(?:ly)? stab(?:le|ility)\b/,
      /\bstable (?:political \w+|politics|governments?|countr(?:y|ies)|state)\b(?! (?:jobs?|music|pay|salar\w+|contracts?|bonds?|incomes?))/,
    ]),
    read: of('political_stability'),
    ...atLeast(0, -0.7),
  },
  {
    id: 'rule-of-law',
    label: 'courts that go by the law',
    words: COURTS,
    read: of('rule_of_law'),
    ...atLeast(0, -0.6),
  },
  {
    id: 'state-violence',
    label: 'no state that tortures or kills',
    words:
      /\b(?:tortur\w+|political (?:killings?|murders?|prisoners?)|extrajudicial\w*|enforced disappearances?|secret police|(?:people|opponents|critics|dissidents|activists) (?:who )?(?:disappear\w*|vanish\w*|get killed|are killed))\b/,
    read: of('physical_integrity'),
    ...atLeast(0.8, 0.6),
  },
  {
    id: 'human-rights',
    label: 'a state that respects human rights',
    words: HUMAN_RIGHTS,
    read: of('civil_liberties'),
    ...atLeast(0.7, 0.5),
  },
  {
    id: 'expropriation',
    label: 'property that the state leaves alone',
    words:
      /\b(?:expropriat\w+|no (?:secure )?property rights|property rights (?:(?:are|is|must be|have to be) )?(?:respected|protected|secure|guaranteed)|(?:state|government|regime) (?:can |could |may |might |will )?(?:take|takes|seize|seizes|confiscate|confiscates) (?:your |my |our |private )?(?:property|land|homes?|houses?|farms?|assets|savings))\b/,
    read: of('property_rights'),
    ...atLeast(0.7, 0.5),
  },
];
