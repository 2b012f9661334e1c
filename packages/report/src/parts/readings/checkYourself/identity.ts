import { anyOf } from '@global-fit/matching/anyOf';
import { LOVE_IN_PUBLIC } from '@global-fit/matching/conditions/line/words/metOutside';
import { BIAS } from '../../../profile/groups.ts';
import type { Check } from './check.ts';

/** Fertility treatment; not the fertility of soil. */
const FERTILITY =
  /\b(?:fertility (?:treatments?|care|clinics?|rights?|law)|infertil\w*|inseminat\w*|ivf|in vitro|(?:sperm|egg) (?:donors?|donation|banks?)|donor (?:sperm|eggs?|insemination|treatment)|(?:artificial|assisted) (?:reproduction|conception)|sperm)\b/;

/**
 * Sexual orientation and gender identity. It comes first, because only people bound to confidentiality may be asked.
 */
export const IDENTITY: readonly Check[] = [
  [
    /^(?=.*\b(?:x|non-?binary|neutral|divers|third gender)\b).*\b(?:passports?|borders?|markers?)\b/,
    'asking its consulate, your own foreign office and the airline in writing how a passport marked X is read at the border, and which mark a visa or a residence card would carry',
  ],
  [
    anyOf([
      /\b(?:recogni\w+|registry|regist\w+|names?|markers?|papers|documents?|certificates?)\b.*\b(?:trans(?:gender)?|gender)\b/,
      /\b(?:trans(?:gender)?|gender)\b.*\b(?:recogni\w+|registry|regist\w+|names?|markers?|papers|documents?|certificates?)\b/,
    ]),
    'asking the civil registry there in writing how name and marker are entered and changed, and an organisation there that counsels people on it',
  ],
  [
    /^(?=.*\b(?:trans(?:gender)?|gender)\b).*\b(?:cares?|clinics?|hormones?|testosterone|o?estrogens?|blockers?|treat\w*|doctors?|medicines?|surger\w+)\b/,
    'asking a clinic there that gives this care, where doctors are bound to silence, whom it treats, from which age, on whose consent and who pays',
  ],
  [
    FERTILITY,
    'asking the authority that licenses fertility clinics there, or two of the clinics, whom the law lets them treat, up to which age and who pays',
  ],
  [
    LOVE_IN_PUBLIC,
    'reading the last survey of an LGBTQ+ association there on how couples are met in the street; write to it only from where that is safe',
  ],
  [
    /^(?!.*\b(?:marri\w+|marry\w*|weddings?|unions?|partnerships?|mothers?|fathers?|parents?|adopt\w*|ivf|surroga\w*|donor)\b).*\b(?:homosexual\w*|lgbt\w*|gays?|lesbians?|queers?|trans(?:gender)?|non-?binary|sodomy)\b/,
    'reading what the criminal law and the travel advice of two governments say of it; ask nobody there who is not bound to silence',
  ],
];

/** What a faith requires in dress and in a house of worship. */
export const FAITH: readonly Check[] = [
  [
    /\b(?:hijabs?|headscar(?:f|ves|fs)?|niqabs?|bur[kq]as?|veils?|turbans?|kippahs?|foulards?|religious (?:dress|clothing|clothes|symbols?))\b/,
    'reading the law on dress at work, at school and in the street, and asking the equality body of the country how it is applied',
  ],
  [
    /\b(?:to|attend|hear|celebrate|catholic|holy|sunday) mass(?:es)?\b(?! (?:tourism|shootings?|surveillance|transit|media|events?|production))/,
    'asking the nearest parish, or the bishop’s office of the country, where mass is said, in which language and how often',
  ],
  [
    /\b(?:slaughter\w*|shechita|dhabiha|(?:halal|kosher) (?:meat|butchers?))\b/,
    'asking the food or veterinary authority of the country whether animals may be slaughtered by the rules of your faith, and a butcher of your faith there where the meat comes from',
  ],
  [
    /\b(?:mosques?|masjids?|halal|church(?:es)?|chapels?|synagogues?|temples?|prayer rooms?|houses? of worship)\b/,
    'asking the nearest house of worship of your faith, or its federation in the country, where it meets and how often',
  ],
];

/** Being taken for less than others, whatever paper or office is named beside it: "treated like thieves". */
export const TAKEN_FOR_LESS: readonly Check[] = [
  [
    anyOf([
      /\b(?:treat(?:ed|s|ing)?|seen|looked (?:at|upon)|regarded|handled)\b.*\b(?:like|as) (?:an? )?(?:thie(?:f|ves)|criminals?|beggars?|animals?|dogs|dirt|slaves?|terrorists?|liars?|nothing|garbage|trash|second[- ]class\w*)/,
      /\blook(?:ed|s|ing)? down (?:up)?on\b/,
    ]),
    'asking people of your own background who live there, more than one of them, how offices and neighbours have met them',
  ],
];

/** How people of the customer's background are treated. */
export const OWN_BACKGROUND: readonly Check[] = [
  [
    new RegExp(
      `${BIAS.source}|\\b(?:mis|ill-)?treat(?:ed|s)?\\b.*\\b(?:bad(?:ly)?|unfair(?:ly)?|poorly|worse|second[- ]class)\\b|\\bpersecut\\w*|\\bhostil\\w*\\b|\\b(?:not|un) ?welcome\\b|\\bhate\\b(?! (?:speech|crime|it|the|cold|heat|rain))|\\bstopped and searched\\b`,
      'i',
    ),
    'asking people of your own background who live there, more than one of them',
  ],
];
