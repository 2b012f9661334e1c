import { anyOf } from '@global-fit/matching/anyOf';
import type { Check } from './check.ts';

const WHO = '(?:foreign\\w*|non-?(?:citizens?|residents?)|expats?|immigrants?|outsiders?|i|we)';
const OWNS = '(?:own\\w*|buy\\w*|purchas\\w+|acquir\\w+|hold)';
const GROUND = '(?:land|farmland|farms?|fields?|forests?|hectares?|acres?)';

const HERD = '(?:cattle|cows?|sheep|pigs?|poultry)';
const KEPT =
  '(?:limits?|quotas?|caps?|herds?|heads?|hectares?|farm\\w*|keep\\w*|raise|raising|breed\\w*|graz\\w*|number|fewer|methane|tax\\w*|ban(?:s|ned)?|rules?|restrict\\w*)';

/** Hunting, farming and owning land. */
export const LAND: readonly Check[] = [
  [
    /\bhome that a foreigner may own\b/,
    'asking the land registry, or a notary there, which homes a foreigner may buy, and with which permission',
  ],
  [
    /\b(?:hunt(?:s|ing|ers?)|game (?:licen[cs]es?|shooting))\b(?! for\b)/,
    'asking the hunting authority of the region which licence and exam it wants, and whether yours from home counts',
  ],
  [
    anyOf([
      new RegExp(`\\b${WHO}\\b.*\\b${OWNS}\\b.*\\b${GROUND}\\b`),
      new RegExp(`\\b${GROUND}\\b.*\\b${WHO}\\b.*\\b${OWNS}\\b`),
      // "Can't own land" does not say who may not.
      new RegExp(
        `(?:\\bcan ?not|\\bcan['’]?t|\\bunable to|n['’]t (?:be )?able to|\\bnot (?:be )?allowed to|\\bmay not|\\bno right to|\\bimpossible to)\\b (?:\\w+ )?${OWNS}\\b.*\\b${GROUND}\\b`,
      ),
    ]),
    'asking the land register or a notary there whether somebody with your passport may own farmland as well as a house, and whether residence, a permit or training on a farm has to come first: no record of ours holds that law',
  ],
  [
    anyOf([
      /\b(?:manure|slurry|nitrogen|nitrates?|phosphates?|derogations?|milk (?:quotas?|prices?|production|rights)|dairy|livestock|(?:production|milk|emission) (?:rights|quotas?))\b/,
      // An animal named by itself may be food, or held holy.
      new RegExp(`\\b${HERD}\\b.*\\b${KEPT}\\b|\\b${KEPT}\\b.*\\b${HERD}\\b`),
    ]),
    'asking the ministry or chamber of agriculture there for the limit of this year in writing, and a farmer’s adviser of the region what it means per hectare',
  ],
  [
    /\b(?:vines?|vineyards?|soils?|farm(?:s|land|ing)?|hectares?|acres?|grass(?:land)?|pastures?|meadows?|hay|harvests?|irrigat\w+|droughts?|orchards?|crops?|(?:buy|own\w*|foreigners?)\b.*\bland|land\b.*\b(?:buy|own\w*|foreigners?)|land (?:ownership|titles?|register|for sale|prices?))\b/,
    'asking an agronomist of the region about soil and water, and the land register who may own it and what lies on it',
  ],
];
