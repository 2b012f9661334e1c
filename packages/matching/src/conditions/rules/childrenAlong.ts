import { anyOf } from '../../anyOf.ts';
import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

/** The rule on children, or family without more, who have to be let come along. */
export const CHILDREN_ALONG = 'children-along';

const CHILDREN = '(?:kids?|child(?:ren)?|sons?|daughters?|famil(?:y|ies)|dependants?|dependents?)';
/** Of schools, births, visits, adoption, the bond before the law and grown-ups, a line on children says another thing. */
const OTHER_SUBJECT =
  '(?:adult|grown(?:[- ]up)?|hague|conventions?|courts?|abduct\\w*|schools?|kindergartens?|childcare|nurser(?:y|ies)|born|birth|adopt\\w*|custody|citizenship|passports?|visit\\w*|doctors?|hospitals?|safe\\w*|play\\w*|outdoors?|friendly|abuse|labou?r|marriage|soldiers?|parents?|mother|father|tax\\w*|allowance|benefits?|serious\\w*|care|home ?school\\w*|language|speak)';
const NOT =
  "(?:no|not|never|cannot|can't|won't|wouldn't|isn't|aren't|don't|doesn't|unable|refuse[sd]?|forbid\\w*|impossible|without)";
const CHILD = '(?:kids?|child(?:ren)?|sons?|daughters?)';
/** What a law makes somebody do: who merely does not like to leave family behind may write of parents. */
const MADE_TO = '(?:must|(?:have|has|had|having|forced|obliged|required|made) to)';
const BRING = '(?:bring|take|sponsor|include|be with)';
const COME = '(?:come|follow|join|stay|live|move|be let in|be(?= with (?:me|us)\\b))';
/** With whom, and how soon. */
const WITH =
  '(?: (?:too|along|as well|(?:with )?(?:me|us)|there|here|in|at once|immediately|(?:right|straight) away|from (?:day one|the (?:very )?(?:start|beginning|first day))))*[ .!]*$';

/** "Any country where I can not bring my children", "no family visa", "where my kids cannot come with me". */
const WORDS = anyOf([
  new RegExp(`^(?!.*\\b${OTHER_SUBJECT}\\b).*\\b${NOT}\\b.{0,25}\\b${BRING}\\b.{0,15}\\b${CHILDREN}\\b`),
  new RegExp(
    `^(?!.*\\b${OTHER_SUBJECT}\\b).*\\b${CHILDREN}\\b.{0,20}\\b${NOT}\\b.{0,15}\\b${COME}\\b${WITH}`,
  ),
  new RegExp(
    `^(?!.*\\b${OTHER_SUBJECT}\\b).*\\b(?:not|never|cannot|can't|unable to)\\b.{0,20}\\b(?:go|going|leave|leaving|move|moving|come|coming|emigrat\\w+)\\b.{0,12}\\bwithout (?:my |our |the |her |his )+(?:\\w+ )?${CHILDREN}[ .!]*$`,
  ),
  new RegExp(
    `^(?!.*\\b${OTHER_SUBJECT}\\b).*\\b(?:must|needs? to|has to|have to|should) be (?:able|allowed|possible|free) to ${BRING}\\b.{0,15}\\b${CHILDREN}(?: and [\\w ]{2,15})?(?: (?:along|too|there|over|in|with (?:me|us)))*[ .!]*$`,
  ),
  new RegExp(
    `^(?!.*\\b${OTHER_SUBJECT}\\b)(?:(?:my|our|the) )?(?:\\w+ and )?(?:(?:my|our) )?${CHILDREN} (?:must|needs? to|has to|have to|should) (?:be (?:able|allowed|free) to )?${COME}${WITH}`,
  ),
  new RegExp(
    `^(?!.*\\b${OTHER_SUBJECT}\\b)(?!(?:and |but )?(?:i|we) (?:already )?had to\\b)(?:.*\\b${MADE_TO} (?:leave|be without|be separated from) |.*\\bleav(?:e|ing) (?=(?:my |our )?(?:\\w+ )?${CHILD}\\b))(?:my |our )?(?:\\w+ )?${CHILDREN}\\b(?: (?:behind|at home|back home|for (?:months|years|long)))[ .!]*$`,
  ),
  /^(?:no|without) (?:right to )?(?:family|dependants?|dependents?|children['’]?s?) (?:visas?|permits?|reunification|reunion)\b/,
  new RegExp(`^family (?:reunification|reunion) (?:must|has to|should) be (?:possible|allowed)${WITH}`),
]);

/** Children, who are on no record of figures: the way in tells. */
export const CHILDREN_RULES: readonly DealBreakerRule[] = [
  {
    id: CHILDREN_ALONG,
    label: 'children who may come with you',
    words: WORDS,
    read: { record: 'children along' },
    ...atLeast(0, 0),
  },
];
