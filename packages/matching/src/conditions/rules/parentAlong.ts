import { anyOf } from '../../anyOf.ts';
import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

/** The rule on a parent, of either partner, who has to be let live with the household. */
export const PARENT_ALONG = 'parent-along';

const PARENT =
  '(?:(?:grand|step)?(?:mother|father)s?(?:[- ]in[- ]law)?|(?:grand)?parents?(?:[- ]in[- ]law)?|mums?|moms?|dads?|mama|papa|ma|pa|in-laws|gran(?:ny|dad|dpa|dma)?)';
/** Of children, of a bond before the law, of ways, visits and the weather, a line on parents says another thing. */
const OTHER_SUBJECT =
  '(?:child(?:ren)?|kids?|sons?|daughters?(?! ?-?in)|bab(?:y|ies)|births?|born|adopt\\w*|ivf|donor|same[- ]sex|single|recogni[sz]\\w*|custody|citizenship|passports?|descent|visit\\w*|holidays?|hours?|minutes?|km|kilomet\\w*|miles|flights?|fly(?:ing)?|drives?|distance|far|close|near|graves?|homes?|hospitals?|doctors?|language|heat|cold|humid\\w*|hot|winters?|summers?|stairs)\\b|\\b(?:two|both) (?:legal )?(?:mothers|fathers|parents|mums|moms|dads)';
const WITH_US = '(?:with|along with|beside) (?:us|me)\\b';
const ALONG = `(?:(?:live|living|stay|staying|move|moving|come|coming|go|going|settle|be|remain|travel)\\b(?: [\\w']+){0,3} ${WITH_US}|(?:come|move|go) (?:along|too|as well)|join|follow)`;
/** "May not stay": where nothing follows that says another thing. */
const STAYS = '(?:live|stay|remain|settle)(?: (?:there|here|too|as well|for good|permanently|legally))*$';
const NOT =
  "(?:not|never|cannot|can't|won't|wouldn't|isn't|aren't|unable|refused?|denied|impossible|forbidden)";
const MUST = '(?:must|has to|have to|needs? to|should)';
const NONE = '(?:no|not (?:get|give|given|grant|granted|issue)|cannot get|without|refused?|den(?:y|ies|ied))';
const PERMIT = '(?:visas?|permits?|residen\\w+|right to stay|way in|route)';
const BRING = '(?:bring|take|sponsor|have|keep)';

/** "My mother cannot live with us", "no visa for my father-in-law", "we cannot bring her mum", "Dad has to come too". */
const ON_A_PARENT = anyOf([
  new RegExp(`.*\\b${PARENT}\\b.*\\b(?:${NOT}|${MUST})\\b.*\\b${ALONG}`),
  new RegExp(`.*\\b${PARENT}\\b.*\\b${NOT}\\b.*\\b${STAYS}`),
  new RegExp(
    `(?:(?:if|where|my|our|her|his|both) )*(?:\\w+ )?${PARENT} (?:${NOT}|can not|may not)(?: be)?(?: (?:able|allowed) to)? (?:come|move|join|follow)[ .!]*$`,
  ),
  new RegExp(
    `.*\\b${PARENT} can (?:(?:also|then) )?(?:${ALONG}|(?:come|move|join|live)(?: with us)?[ .!]*$)`,
  ),
  new RegExp(
    `(?:(?:i|we) )?(?:(?:want|wish|need|plan|would like|(?:must|should|has to|have to) be able) to )?${BRING} (?:along )?(?:my |our |her |his |both )+(?:\\w+ )?${PARENT}(?: (?:and|or) (?:my |our |her |his )?${PARENT})?(?: (?:along|over|with (?:us|me)|too|later|there))*[ .!]*$`,
  ),
  new RegExp(`.*\\b${PARENT} ${MUST}(?: be (?:able|allowed) to)? (?:come|move|join|follow)[ .!]*$`),
  new RegExp(`.*\\b(?:${NOT}|without)\\b.*\\b${PARENT}\\b.*\\b(?:${ALONG}|${STAYS})`),
  new RegExp(`.*\\b${NONE}\\b.{0,20}\\b${PERMIT}\\b.*\\b${PARENT}\\b`),
  new RegExp(`.*\\b${PARENT}\\b.*\\b${NONE}\\b.{0,20}\\b${PERMIT}\\b`),
  new RegExp(
    `.*\\b(?:${NOT}|${MUST}|(?:lets?|allows?) (?:me|us)(?: to)?)\\b.{0,40}\\b${BRING}\\b.{0,25}\\b${PARENT}\\b(?:[ .!]*$| (?:in|over|along|there|here|with us|too|who)\\b)`,
  ),
  new RegExp(
    `.*\\b(?:not|never|cannot|can't|refuse to|unable to)\\b.{0,20}\\b(?:go|going|leave|leaving|move|moving|come|coming|emigrat\\w+)\\b.{0,12}\\bwithout (?:my |our |her |his |both )+(?:\\w+ )?${PARENT}[ .!]*$`,
  ),
  new RegExp(`.*\\bleav(?:e|ing)\\b.{0,20}\\b${PARENT}\\b.{0,12}\\bbehind\\b`),
  new RegExp(
    `.*\\b${PARENT}\\b.{0,30}\\b(?:left behind|not (?:be )?(?:allowed|welcome|admitted|let in)(?: in| there| to come)?$|separated from (?:us|me))`,
  ),
]);
/** "My mother-in-law must not be able to follow us": who is kept away is no parent to bring along. */
const KEPT_AWAY =
  '(?:must|should)(?: (?:not|never)|n.t) (?:be (?:able|allowed) to )?(?:come|join|follow|live|move|stay|visit)';
const WORDS = new RegExp(`^(?!.*\\b(?:${OTHER_SUBJECT}|${KEPT_AWAY})\\b)(?:${ON_A_PARENT.source})`);

/** Parents, who are on no record of figures: the way in and the law on family tell. */
export const PARENT_RULES: readonly DealBreakerRule[] = [
  {
    id: PARENT_ALONG,
    label: 'a parent who may live with you',
    words: WORDS,
    read: { record: 'parent along' },
    ...atLeast(0, 0),
  },
];
