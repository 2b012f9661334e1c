import { anyOf } from '../../anyOf.ts';
import { type DealBreakerRule, faithRule, of, rule } from '../dealBreakerRule.ts';

const LGBT =
  '(?:homosexual\\w*|lgbt\\w*|gays?|lesbians?|queers?|trans(?:gender)?|same[- ]sex (?:acts?|sex|love|relations|relationships?|intimacy|activit\\w+|couples?))';
const PUNISHED =
  '(?:illegal|unlawful|against the law|outlawed|banned|forbidden|prohibited|crimes?|criminal\\w*|offen[cs]es?|punish\\w*|arrest\\w*|jail\\w*|prison|imprison\\w*|death penalty|execut\\w*)';
/** Children, and the care by which a couple has them: a law on a bond says nothing of either. */
const CHILDREN =
  'adopt\\w*|parent\\w*|child\\w*|ivf|surroga\\w*|fertil\\w*|inseminat\\w*|donors?|sperm|eggs?|embryos?|reproducti\\w+|conceive|pregnan\\w+|ropa|pma';
/** Laws that are aimed at somebody, by the word "against"; a law against hatred protects. */
const AIMED_AT = `\\b(?:laws?|legislation)\\b (?:\\w+ ){0,2}(?:against|targeting|aimed at|banning) (?:(?!discriminat|hat(?:e|red)|homophob|transphob|bull|violence|attack)\\w+ ){0,2}${LGBT}\\b(?! (?:\\w+ )?(?:discriminat|hat(?:e|red)|bull|violence|bashing|attack))`;
/** What the law makes of love is another thing than what it makes of marriage or of parents. */
const LAWS_AGAINST_LGBT = new RegExp(
  `\\b(?:homophob\\w*|transphob\\w*|anti[- ]?(?:lgbt\\w*|gay|trans)|sodomy|buggery)\\b|^(?!.*\\b(?:marriages?|marry\\w*|weddings?|unions?|partnerships?|mothers?|fathers?|${CHILDREN})\\b).*(?:\\b${LGBT}\\b.*\\b${PUNISHED}\\b|\\b${PUNISHED}\\b.*\\b${LGBT}\\b|${AIMED_AT})`,
);
/** Two women or two men, in the words people have for them. */
const TWO_OF_ONE_SEX =
  '(?:(?:same[- ]sex|gay|lesbian|queer|lgbt\\w*)(?: \\w+)?|two (?:m[ae]n|wom[ae]n|husbands|wives|dads|fathers|mums|moms|mothers))';
const MARRIAGE = `(?:\\b(?:same[- ]sex|gay|lesbian|equal) marriages?\\b|\\bmarriage equality\\b|\\b${TWO_OF_ONE_SEX}\\b.*\\b(?:marry|married|marriages?)\\b)`;
/** Adoption is a condition of its own beside it. */
const MARRIAGE_WITH_OR_WITHOUT_ADOPTION = new RegExp(
  `^(?:(?=.*\\badopt\\w*)|(?!.*\\b(?:${CHILDREN})\\b)(?!.*(?<!two )\\b(?:mothers?|fathers?)\\b)).*${MARRIAGE}`,
);

/** A child of both from the start; that of one of two, and what a clinic does, are other matters. */
const NOT_JOINT = `(?!.*\\b(?:step-?\\w*|second[- ]parents?|co-?parents?|(?:their|her|his|my|our) (?:own )?(?:child\\w*|baby|son|daughter)|embryos?|eggs?|dogs?|cats?|pets?|animals?)\\b)`;
/** Two women or two men who adopt a child. */
const ADOPTION_OF_TWO = new RegExp(
  `^${NOT_JOINT}(?:(?=.*\\badopt\\w*).*(?:\\b${TWO_OF_ONE_SEX}\\b|\\b(?:gays?|lesbians?|lgbt\\w*)\\b)|.*\\bjoint(?:ly)? adopt\\w*)`,
);

/** Two parents of one sex before the law; what a clinic may do for them is another matter. */
const TWO_PARENTS = anyOf([
  /^(?!.*\b(?:ivf|clinics?|donors?|treatments?|surroga\w*|ropa|pma)\b).*\b(?:two|both|2) (?:legal )?(?:mothers|fathers|mums|moms|dads)\b/,
  /^(?!.*\b(?:ivf|clinics?|donors?|treatments?|surroga\w*|ropa|pma)\b).*\b(?:same[- ]sex|gay|lesbian|rainbow) (?:parent(?:s|hood)?|mothers|fathers|families)\b/,
  /\b(?:both of us|the two of us|us both) as (?:the |legal )?(?:mothers|fathers|parents|mums|moms|dads)\b/,
  /\b(?:second|other|non[- ]birth|co-?) ?(?:mother|mum|mom)s?\b.{0,30}\b(?:recogni[sz]\w*|rights?|legal\w*|register\w*|parents?)\b/,
]);

const WOMEN = '(?:wom[ae]n|wives|girls|daughters|females?)';
const COVER = '(?:hijabs?|veils?|headscar(?:f|ves)|niqabs?|bur[kq]as?|chadors?|abayas?|dress codes?)';
const FORCED = '(?:compulsory|mandatory|obligatory|forced|enforced|imposed|required)';
const BELOW_MEN =
  "(?:less|fewer|unequal\\w*|inferior\\w*|second[- ]class|half|subordinate\\w*|discriminat\\w*|guardian\\w*|oppress\\w*|obey\\w*|(?:permission|consent) (?:of|from) (?:an?|the|her|their) (?:m[ae]n|husbands?|fathers?|brothers?|male\\w*)|(?:not|n't|never) (?:be )?allowed|can ?not|can't|may not|no (?:rights|say|voice)|must cover)";
/** Two women, or women who love women, are a couple: what is kept from them is kept from no woman as such. */
const COUPLE_OF_WOMEN =
  '(?:(?:two|both) (?:wom[ae]n|wives|mothers|mums|moms|brides)|lesbians?|wom[ae]n (?:who|that) love (?:other )?women|wom[ae]n (?:couples?|in love))';
/** Laws and customs by which a woman is worth less than a man, or has to cover herself. */
const LAWS_ON_WOMEN = new RegExp(
  `^(?!.*\\b${COUPLE_OF_WOMEN}\\b).*(?:${[
    '\\b(?:misogyn\\w*|sexis\\w+|patriarch\\w*|oppress\\w+ (?:of )?women|women (?:are|being) oppressed|gender inequalit\\w+|inequality (?:of|between) (?:the )?(?:sexes|genders|women and men|men and women)|unsafe for women|moral(?:ity|s) police|gender apartheid)\\b',
    `\\b${WOMEN}\\b.{0,40}\\b${BELOW_MEN}\\b`,
    `\\b(?:unequal\\w*|inferior|second[- ]class|discriminat\\w+|oppress\\w+|male guardian\\w*|fewer rights)\\b.{0,30}\\b${WOMEN}\\b`,
    '\\b(?:male guardian\\w*|guardianship of (?:a )?m[ae]n)\\b',
    `\\b${FORCED}\\b.{0,20}\\b${COVER}\\b`,
    `\\b${COVER}\\b.{0,30}\\b(?:${FORCED}|laws?|police|must)\\b`,
  ].join('|')})`,
);
const WOMENS_RIGHTS = /\b(wom[ae]n'?s rights|rights (for|of) women|gender equality)\b/;

/** Women's liberties, 0 to 1, at risk and failing: low, too, where nobody has many, so only the lowest fail. */
const WOMENS_LIBERTIES = [0.6, 0.36] as const;

/** Love, faith, and women and girls before the law and in the figures. */
export const RIGHTS_RULES: readonly DealBreakerRule[] = [
  rule(
    'lgbt',
    'no laws against LGBTQ+ people',
    'bad',
    LAWS_AGAINST_LGBT,
    of('lgbt_policy_index'),
    'least',
    2,
    -0.2,
  ),
  rule(
    'same-sex-marriage',
    'marriage open to every couple',
    'good',
    MARRIAGE_WITH_OR_WITHOUT_ADOPTION,
    { record: 'union law' },
    'least',
    2,
    2,
  ),
  rule(
    'same-sex-adoption',
    'adoption open to two women or two men together',
    'good',
    ADOPTION_OF_TWO,
    { record: 'joint adoption' },
    'least',
    1,
    1,
  ),
  rule(
    'same-sex-unions',
    'a marriage or civil union open to every couple',
    'good',
    new RegExp(
      `^(?!.*\\b(?:mothers?|fathers?|${CHILDREN}|(?<!(?:equal|fair|same|legal) )treatments?)\\b).*\\b(?:same[- ]sex|gay|lesbian) (?:couples?|partner\\w*|unions?|relationships?)\\b`,
    ),
    { record: 'union law' },
    'least',
    2,
    1,
  ),
  rule(
    'same-sex-parents',
    'two parents of one sex before the law',
    'good',
    TWO_PARENTS,
    { record: 'parent law' },
    'least',
    2,
    1,
  ),
  rule(
    'lgbt-rights',
    'laws that respect LGBTQ+ people',
    'good',
    /\b(lgbt\w*( rights)?|gay rights|same[- ]sex rights)\b/,
    of('lgbt_policy_index'),
    'least',
    5,
    2,
  ),
  rule(
    'religious-freedom',
    'no state that presses people for their belief',
    'bad',
    anyOf([
      /\breligious (?:intoleran\w+|persecution|restrictions?|discrimination|oppression)\b/,
      /\b(?:intoleran\w+|persecut\w+|discriminat\w+|hostil\w+) (?:towards?|of|against|to) (?:\w+ )?(?:jews?|jewish|sikhs?|bah[aá]'?[ií]s?|atheists?|religio\w+|believers?|other faiths?)\b/,
      /\b(?:jews?|sikhs?|bah[aá]'?[ií]s?|atheists?|believers?|religious minorities)\b.{0,30}\b(?:persecut|discriminat|oppress|attack|harass)(?:ed|ion)\b/,
      /\b(?:theocra\w+|blasphemy laws?|no freedom of (?:religion|belief|worship)|no religious freedom)\b/,
      /\banti-? ?(?:religio\w+|church|faith) (?:governments?|states?|laws?|regimes?|polic(?:y|ies)|rulers?)\b/,
      // Belief, or the lack of it, that somebody would have to feign, hide or take on.
      /\b(?:have|has|had|forced|made|pressed|pressured|need|must)(?: to)? (?:pretend(?: to)?(?: be(?:ing)?)?|feign|fake|act) (?:\w+ ){0,2}(?:bel(?:ie|ei|i)ve\w*|belief|faith|religio\w+|muslim|christian|pray\w*)\b/,
      /\b(?:have|has|forced|made|pressed|pressured|need|must)(?: to)? (?:convert|hide (?:that (?:i am|we are) |being )?(?:an? )?(?:my |our )?(?:atheis\w*|unbelie\w*|belief|faith|religion))\b/,
      /\b(?:religion|belief|faith) (?:is |being |be )?(?:forced|imposed|compulsory|enforced|mandatory)\b|\b(?:forced|imposed|compulsory|enforced|mandatory) (?:religion|belief|faith|prayers?)\b/,
    ]),
    of('religious_freedom'),
    'least',
    0.8,
    0,
  ),
  faithRule('Muslims', 'muslims?|islam', 'religion_muslim'),
  faithRule('Christians', 'christians?|catholics?|protestants?', 'religion_christian'),
  faithRule('Hindus', 'hindus?', 'religion_hindu'),
  faithRule('Buddhists', 'buddhists?', 'religion_buddhist'),
  rule(
    'misogyny',
    'no unequal rights for women',
    'bad',
    LAWS_ON_WOMEN,
    of('gender_inequality_index'),
    'most',
    0.35,
    0.5,
  ),
  // The index counts health, parliament and work: what the law lets a woman do is another figure.
  rule(
    'womens-liberties',
    'no fewer liberties for women',
    'bad',
    LAWS_ON_WOMEN,
    of('women_civil_liberties'),
    'least',
    ...WOMENS_LIBERTIES,
  ),
  rule(
    'womens-rights',
    'women’s rights protected',
    'good',
    WOMENS_RIGHTS,
    of('gender_inequality_index'),
    'most',
    0.3,
    0.45,
  ),
  rule(
    'womens-liberties-kept',
    'liberties of women protected',
    'good',
    WOMENS_RIGHTS,
    of('women_civil_liberties'),
    'least',
    ...WOMENS_LIBERTIES,
  ),
  rule(
    'girls-schooling',
    'girls in school as boys are',
    'good',
    /\b(girls?|daughters?|women)\b.*\b(schools?|schooling|educat\w+|universit\w+)\b/,
    of('school_gender_parity'),
    'least',
    0.95,
    0.85,
  ),
];
