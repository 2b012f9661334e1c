import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

/** Rules on what foreigners may own, by the kind of home that a line names; a gate of their own counts the passports. */
export const OWN_HOUSE = 'own-house';
export const OWN_FLAT = 'own-flat';
export const OWN_HOME = 'own-home';

const FOREIGN =
  '(?:foreign\\w*|non[- ]?(?:citizens?|nationals?|residents?)|expats?|immigrants?|outsiders?|newcomers?)';
const OWN = '(?:own(?:ing|ed|ers?|ership)?|buy(?:ing|ers?)?|purchas\\w+|acquir\\w+)';
const WHICH =
  '(?:(?:an?|my|our|the|any|of|own|one|some|small|second|new|family|private|residential|detached|freehold) ){0,4}';
const LAWFUL =
  "(?:able|unable|allowed|permitted|right|possible|impossible|illegal|unlawful|forbidden|prohibited|banned|barred|cannot|can ?not|can['’]?t|may not)";
/** What a home costs, who lends for it and what lies around it are other matters. */
const OTHER_MATTER =
  '(?!.*\\b(?:afford\\w*|prices?|cheap\\w*|expensive|costs?|mortgages?|loans?|rent\\w*|tax\\w*|compan(?:y|ies)|business\\w*|land|farm\\w*|hectares?|acres?)\\b)';

const HOUSE = '(?:houses?|villas?|cottages?|bungalows?)';
const FLAT = '(?:flats?|apartments?|condos?|condominiums?)';
const HOME = '(?:homes?|propert(?:y|ies)|real estate|dwellings?|housing)';

const owns = (kind: string): readonly string[] => [
  `\\b${FOREIGN}\\b.{0,40}\\b${OWN} ${WHICH}${kind}\\b`,
  `\\b${OWN} ${WHICH}${kind}\\b.{0,30}\\b${FOREIGN}\\b`,
  `\\b${kind}\\b.{0,25}\\b(?:${OWN}|closed)\\b.{0,25}\\b${FOREIGN}\\b`,
  `\\b${LAWFUL}\\b.{0,20}\\b${OWN} ${WHICH}${kind}\\b`,
];

const wordsFor = (kinds: readonly string[], unless = ''): RegExp =>
  new RegExp(`^${OTHER_MATTER}${unless}.*(?:${kinds.join('|')})`);

const rule = (id: string, label: string, words: RegExp): DealBreakerRule => ({
  id,
  label,
  words,
  read: { record: 'foreign buyers' },
  ...atLeast(2, 1),
});

/** What the law lets foreigners own: named as what must be possible, or as what is closed. */
export const HOME_OWNERSHIP_RULES: readonly DealBreakerRule[] = [
  rule(OWN_HOUSE, 'a house that a foreigner may own', wordsFor(owns(HOUSE))),
  rule(OWN_FLAT, 'a flat that a foreigner may own', wordsFor(owns(FLAT))),
  rule(
    OWN_HOME,
    'a home that a foreigner may own',
    wordsFor(
      [
        ...owns(HOME),
        '\\b(?:bans?|restrict\\w*|limits?|no|closed|against)\\b.{0,12}\\bforeign (?:buyers?|owners?|ownership)\\b',
        '\\bforeign (?:buyers?|ownership) (?:bans?|restrict\\w*|limits?)\\b',
      ],
      `(?!.*\\b(?:${HOUSE}|${FLAT})\\b)`,
    ),
  ),
];
