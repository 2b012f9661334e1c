import { anyOf } from '../../anyOf.ts';
import { atLeast, atMost, type DealBreakerRule, faithRule, of } from '../dealBreakerRule.ts';

const LGBT =
  '(?:homosexual\\w*|lgbt\\w*|gays?|lesbians?|queers?|trans(?:gender)?|non-?binary|genderqueer|intersex|same[- ]sex (?:acts?|sex|love|relations|relationships?|intimacy|activit\\w+|couples?))';
const PUNISHED =
  '(?:illegal|unlawful|against the law|outlawed|banned|forbidden|prohibited|crimes?|criminal\\w*|offen[cs]es?|punish\\w*|arrest\\w*|jail\\w*|prison|imprison\\w*|death penalty|execut\\w*|persecut\\w*|hunted)';
/** Children, and the care by which a couple has them: a law on a bond says nothing of either. */
const CHILDREN =
  'adopt\\w*|parent\\w*|child\\w*|ivf|surroga\\w*|fertil\\w*|inseminat\\w*|donors?|sperm|eggs?|embryos?|reproducti\\w+|conceive|pregnan\\w+|ropa|pma';
/** Laws that are aimed at somebody, by the word "against"; a law against hatred protects. */
const AIMED_AT = `\\b(?:laws?|legislation)\\b (?:\\w+ ){0,2}(?:against|targeting|aimed at|banning) (?:(?!discriminat|hat(?:e|red)|homophob|transphob|bull|violence|attack)\\w+ ){0,2}${LGBT}\\b(?! (?:\\w+ )?(?:discriminat|hat(?:e|red)|bull|violence|bashing|attack))`;
/** What the law makes of love is another thing than what it makes of marriage or of parents. */
const LAWS_AGAINST_LGBT = new RegExp(
  `\\b(?:do not|does not|doesn't|don't|never|hardly) (?:like|accept|tolerate|welcome|respect) (?:lgbt\\w*|gays?|lesbians?|queers?|trans)\\b|\\b(?:homophob\\w*|transphob\\w*|anti[- ]?(?:lgbt\\w*|gay|trans)|(?:lgbt\\w*|gay|queer|trans)[- ]?(?:unfriendly|hostile)|(?:lgbt\\w*|gay|queer|trans) rights (?:(?:are|is) )?(?:not |n't |un|never )(?:respected|protected|recogni[sz]ed|guaranteed)|no (?:queer|trans) rights|(?:lgbt\\w*|gay|trans) propaganda (?:laws?|bans?|acts?)|sodomy|buggery)\\b|^(?!.*\\b(?:marriages?|marry\\w*|weddings?|unions?|partnerships?|mothers?|fathers?|${CHILDREN})\\b).*(?:\\b${LGBT}\\b.*\\b${PUNISHED}\\b|\\b${PUNISHED}\\b.*\\b${LGBT}\\b|${AIMED_AT})`,
);
/** Two women or two men, in the words people have for them. */
const TWO_OF_ONE_SEX =
  '(?:(?:same[- ]sex|gay|lesbian|queer|lgbt\\w*)(?: \\w+)?|(?:two|both(?! \\w+ and)) (?:m[ae]n|wom[ae]n|husbands|wives|dads|fathers|mums|moms|mothers))';
const MARRIAGE = `(?:\\b(?:same[- ]sex|gay|lesbian|equal) marriages?\\b|\\bmarriage equality\\b|\\b${TWO_OF_ONE_SEX}\\b.*\\b(?:marry|married|marriages?)\\b|\\bmarriages? (?:for|of|between) ${TWO_OF_ONE_SEX}\\b)`;
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
  /\bonly one of (?:us|the two of us) (?:(?:would|will|can|could|may|might|to) )?(?:be|is|counts?|become)\b.{0,25}\b(?:mother|father|mum|mom|dad|parent)\b/,
  /\b(?:have|has|had|need|made|forced)(?: to)? adopt (?:our|my|her|his|their) own (?:child(?:ren)?|bab(?:y|ies)|kids?|sons?|daughters?)\b/,
  /\b(?:second|other|non[- ]birth|co-?) ?(?:mother|mum|mom)s?\b.{0,30}\b(?:recogni[sz]\w*|rights?|legal\w*|register\w*|parents?)\b/,
]);

const LGBT_FRIENDLY =
  '(?:gay|queer|lesbian|trans|lgbt\\w*\\+?)[- ]?(?:friendly|tolerant|accepting|positive|safe)';

const WOMEN = '(?:wom[ae]n|wives|girls|daughters|females?)';
const COVER = '(?:hijabs?|veils?|headscar(?:f|ves)|niqabs?|bur[kq]as?|chadors?|abayas?|dress codes?)';
const FORCED = '(?:compulsory|mandatory|obligat(?:ory|ions?)|forced|enforced|imposed|required)';
const BELOW_MEN =
  "(?:less|fewer|unequal\\w*|inferior\\w*|second[- ]class|half|subordinate\\w*|discriminat\\w*|guardian\\w*|oppress\\w*|obey\\w*|(?:permission|consent) (?:of|from) (?:(?:an?|the|her|their) )?(?:m[ae]n|husbands?|fathers?|brothers?|male\\w*)|(?:husband|father|brother)'?s'? (?:permission|consent)|(?:not|n't|never) (?:be )?allowed|can ?not|can't|may not|no (?:rights|say|voice)|(?:must|have to|has to|forced to|made to|obliged to|need to) (?:cover|veil|wear (?:a |the )?(?:hijab|veil|headscar|abaya|niqab|burqa))|(?:not|n't|never) (?:be )?(?:properly )?respected|disrespected|(?:badly|poorly) treated|treated (?:badly|poorly|worse|(?:like|as) (?:\\w+ )?(?:second[- ]class \\w+|property|dirt|animals)))";
/** Two women, or women who love women, are a couple: what is kept from them is kept from no woman as such. */
const COUPLE_OF_WOMEN =
  '(?:(?:two|both) (?:wom[ae]n|wives|mothers|mums|moms|brides)|lesbians?|wom[ae]n (?:who|that) love (?:other )?women|wom[ae]n (?:couples?|in love))';
/** Laws and customs by which a woman is worth less than a man, or has to cover herself. */
const LAWS_ON_WOMEN = new RegExp(
  `^(?!.*\\b${COUPLE_OF_WOMEN}\\b).*(?:${[
    '\\b(?:misogyn\\w*|sexis\\w+|patriarch\\w*|oppress\\w+ (?:of )?women|women (?:are|being) oppressed|gender inequalit\\w+|inequality (?:of|between) (?:the )?(?:sexes|genders|women and men|men and women)|unsafe for women|child (?:marriages?|brides?)|forced marriages?|genital mutilation|fgm|hono(?:u)?r killings?|moral(?:ity|s) police|gender apartheid)\\b',
    `\\b${WOMEN}\\b.{0,40}\\b${BELOW_MEN}\\b`,
    `\\b(?:unequal\\w*|inferior|second[- ]class|discriminat\\w+|oppress\\w+|male guardian\\w*|fewer rights)\\b.{0,30}\\b${WOMEN}\\b`,
    '\\b(?:male guardian\\w*|guardianship of (?:a )?m[ae]n)\\b',
    `\\b${FORCED}\\b.{0,20}\\b${COVER}\\b`,
    `\\b(?:must|have to|has to|having to|(?:obligation|duty|requirement) to) wear (?:an? |the )?${COVER}\\b`,
    "\\b(?:must|have to|has to|having to|need(?:s|ed)? to|forced to|made to|expected to|obliged to) (?:cover|hide|veil) (?:up )?(?:my|our|her|their|the|one's) (?:hair|head|face|arms|body)\\b",
    `\\b${COVER}\\b.{0,30}\\b(?:${FORCED}|laws?|police|must)\\b`,
    `(?:\\b(?:not|never|refuse|without)|n't) (?:(?:want|wish|like|intend|going|having) )?(?:to )?(?:wear|wearing) (?:an? |the |any )?${COVER}\\b`,
  ].join('|')})`,
);
const WOMENS_RIGHTS = /\b(?:wom[ae]n'?s rights|rights (?:for|of) women|gender equality)\b/;
/** The same by its name alone, which nobody has for what they fear. */
const WOMENS_RIGHTS_NAMED = anyOf([
  /^(?:(?:equal|strong|good|full|real) )*(?:wom[ae]n'?s rights|rights (?:for|of) women|gender equality|equality (?:of|between) (?:the sexes|men and women|women and men))[.!]*$/,
  /^(?:women|girls|(?:my|our) daughters?) (?:must |should |needs? (?:to )?)?(?:(?:have )?(?:the )?(?:equal|same|full) rights(?: (?:as|to|with) (?:men|boys|(?:my|our) (?:sons?|brothers?)))?|(?:must |should )be (?:treated )?(?:as )?equal(?:ly|s)?)[.!]*$/,
  /^(?:(?:a |places? |countr(?:y|ies) |somewhere )?where )?women (?:can|may|must be able to|are (?:free|allowed) to) (?:wear|dress|drive|work|vote|do|decide)\b(?!.*\b(?:alone|night|dark)\b)/,
]);

/** Women's liberties, 0 to 1, at risk and failing: low, too, where nobody has many, so only the lowest fail. */
const WOMENS_LIBERTIES = {
  read: of('women_civil_liberties'),
  ...atLeast(0.6, 0.36),
} as const;

/** Love, faith, and women and girls before the law and in the figures. */
export const RIGHTS_RULES: readonly DealBreakerRule[] = [
  {
    id: 'lgbt',
    label: 'no laws against LGBTQ+ people',
    words: LAWS_AGAINST_LGBT,
    read: of('lgbt_policy_index'),
    ...atLeast(2, -0.2),
  },
  {
    id: 'same-sex-marriage',
    label: 'marriage open to every couple',
    good: true,
    asked: /^(?:marriage equality|equal marriage)[.!]*$/,
    words: MARRIAGE_WITH_OR_WITHOUT_ADOPTION,
    read: { record: 'union law' },
    ...atLeast(2, 2),
  },
  {
    id: 'same-sex-adoption',
    label: 'adoption open to two women or two men together',
    good: true,
    words: ADOPTION_OF_TWO,
    read: { record: 'joint adoption' },
    ...atLeast(1, 1),
  },
  {
    id: 'same-sex-unions',
    label: 'a marriage or civil union open to every couple',
    good: true,
    words: new RegExp(
      `^(?!.*\\b(?:mothers?|fathers?|${CHILDREN}|(?<!(?:equal|fair|same|legal) )treatments?)\\b).*\\b(?:same[- ]sex|gay|lesbian) (?:couples?|partner\\w*|unions?|relationships?)\\b`,
    ),
    read: { record: 'union law' },
    ...atLeast(2, 1),
  },
  {
    id: 'same-sex-parents',
    label: 'two parents of one sex before the law',
    good: true,
    asked: /\b(?:two|both) (?:legal )?(?:mothers|fathers|mums|moms|dads)\b.*\bbirth certificates?\b/,
    words: TWO_PARENTS,
    read: { record: 'parent law' },
    ...atLeast(2, 1),
  },
  {
    id: 'lgbt-rights',
    label: 'laws that respect LGBTQ+ people',
    good: true,
    words: new RegExp(`\\b(?:lgbt\\w*(?: rights)?|gay rights|same[- ]sex rights|${LGBT_FRIENDLY})\\b`),
    asked: new RegExp(
      `^(?:very |really |an? )*${LGBT_FRIENDLY}(?: (?:countr(?:y|ies)|places?|cit(?:y|ies)|laws?|only))*[.!]*$`,
    ),
    read: of('lgbt_policy_index'),
    ...atLeast(5, 2),
  },
  {
    id: 'religious-freedom',
    label: 'no state that presses people for their belief',
    words: anyOf([
      /^(?:(?:must have|full|real|complete) )*(?:freedom of (?:religion|belief|worship)|religious freedom)(?: must be (?:protected|respected|guaranteed))?[.!]*$/,
      /\breligious (?:intoleran\w+|persecution|restrictions?|discrimination|oppression)\b/,
      /\b(?:intoleran\w+|persecut\w+|discriminat\w+|hostil\w+) (?:towards?|of|against|to) (?:\w+ )?(?:jews?|jewish|sikhs?|bah[aá]'?[ií]s?|atheists?|religio\w+|believers?|other faiths?)\b/,
      /\b(?:jews?|sikhs?|bah[aá]'?[ií]s?|atheists?|believers?|religious minorities)\b.{0,30}\b(?:persecut|discriminat|oppress|attack|harass)(?:ed|ion)\b/,
      /\b(?:theocra\w+|blasphemy laws?|no freedom of (?:religion|belief|worship)|no religious freedom)\b/,
      // Leaving a faith, or speaking against one, that is an offence.
      /\b(?:punish\w*|prosecut\w*|criminali[sz]\w*|crimes?|illegal|death penalty|jail\w*|imprison\w*|outlaw\w*|laws? (?:against|on)) (?:[\w-]+ ){0,4}(?:apostasy|apostates?|blasphem\w+|atheis\w+|unbelie\w+|leaving (?:(?:a|the|my|one's) )?(?:religion|faith|islam))\b/,
      /\b(?:apostasy|apostates?|blasphemy|atheis\w+|unbelie\w+|leaving (?:(?:a|the|my|one's) )?(?:religion|faith|islam)) (?:[\w-]+ ){0,3}(?:punish\w*|prosecut\w*|criminali[sz]\w*|crimes?|illegal|death|jail\w*|imprison\w*|outlaw\w*|laws?)\b/,
      // A place where one may not pray, for whomever the line says it.
      /\b(?:not|never)(?: be)? (?:free|allowed|permitted|able) to (?:\w+ ){0,2}(?:pray|worship|practi[sc]e (?:\w+ ){0,2}(?:faith|religion|belief))\b/,
      /\b(?:cannot|can not|can't|may not)(?: \w+)? (?:pray|worship)\b/,
      // The same asked for; without its faith one may practise a trade.
      /\b(?:must|should|want to|have to|need to) be (?:\w+ )?(?:free|allowed|able) to (?:\w+ )?(?:pray|worship|practi[sc]e (?:\w+ ){0,2}(?:faith|religion|belief)s?)\b|^freedom to (?:pray|worship)\b/,
      /\banti-? ?(?:religio\w+|church|faith) (?:governments?|states?|laws?|regimes?|polic(?:y|ies)|rulers?)\b/,
      // Belief, or the lack of it, that somebody would have to feign, hide or take on.
      /\b(?:have|has|had|forced|made|pressed|pressured|need|must)(?: to)? (?:pretend(?: to)?(?: be(?:ing)?)?|feign|fake|act) (?:\w+ ){0,2}(?:bel(?:ie|ei|i)ve\w*|belief|faith|religio\w+|muslim|christian|pray\w*)\b/,
      /\b(?:have|has|forced|made|pressed|pressured|need|must)(?: to)? (?:convert|hide (?:that (?:i am|we are) |being )?(?:an? )?(?:my |our )?(?:atheis\w*|unbelie\w*|belief|faith|religion))\b/,
      /\b(?:religion|belief|faith) (?:is |being |be )?(?:forced|imposed|compulsory|enforced|mandatory)\b|\b(?:forced|imposed|compulsory|enforced|mandatory) (?:religion|belief|faith|prayers?)\b/,
    ]),
    read: of('religious_freedom'),
    ...atLeast(0.8, 0),
  },
  faithRule('Muslims', 'muslims?|islam', 'religion_muslim'),
  faithRule('Christians', 'christians?|catholics?|protestants?', 'religion_christian'),
  faithRule('Hindus', 'hindus?', 'religion_hindu'),
  faithRule('Buddhists', 'buddhists?', 'religion_buddhist'),
  {
    id: 'misogyny',
    label: 'no unequal rights for women',
    words: LAWS_ON_WOMEN,
    read: of('gender_inequality_index'),
    ...atMost(0.35, 0.5),
  },
  // The index counts health, parliament and work: what the law lets a woman do is another figure.
  {
    id: 'womens-liberties',
    label: 'no fewer liberties for women',
    words: LAWS_ON_WOMEN,
    ...WOMENS_LIBERTIES,
  },
  {
    id: 'womens-rights',
    label: 'women’s rights protected',
    good: true,
    words: WOMENS_RIGHTS,
    asked: WOMENS_RIGHTS_NAMED,
    read: of('gender_inequality_index'),
    ...atMost(0.3, 0.45),
  },
  {
    id: 'womens-liberties-kept',
    label: 'liberties of women protected',
    good: true,
    words: WOMENS_RIGHTS,
    asked: WOMENS_RIGHTS_NAMED,
    ...WOMENS_LIBERTIES,
  },
  {
    id: 'girls-schooling',
    label: 'girls in school as boys are',
    good: true,
    words: anyOf([
      /\b(?:girls?|daughters|women)\b[^,;]{0,30}\b(?:(?:to|attend(?:ing)?|finish|in|from) (?:schools?|universit(?:y|ies)|education)|educated|study)(?! \w+ing\b)\b/,
      /\b(?:no|without|lack of) (?:schools?|schooling|education|universit(?:y|ies)) for (?:girls|women)\b/,
    ]),
    read: of('school_gender_parity'),
    ...atLeast(0.95, 0.85),
  },
];
