import { anyOf } from '@global-fit/matching/anyOf';
import { partsOf } from '../../clauses.ts';
import type { Topic } from '../../topic.ts';
import { WAYS_IN } from '../permits/waysIn.ts';
import { PENSION_PAID_IN } from './contributions.ts';
import { PLANS } from './homePlan.ts';
import { BENEFITS, EVERY_BENEFIT } from './benefit.ts';
import { pensionAnswer } from './pensionAnswer.ts';
import { SUPER, SWISS_PILLAR } from './pensionPlans.ts';
import { pillarAnswer } from './swissPillar.ts';

/** A pension mentioned only as means: "if she has only a small pension". */
const AS_MEANS =
  /\b(?:if|since|because|although|as|with|and|but)\b[^?,;]{0,20}\b(?:only |just )?an? (?:very )?(?:small|little|low|modest|tiny) (?:\w+ )?pension\b/gi;
/** A pension not paid yet, mentioned to say there is none to live on. */
const NOT_YET = anyOf([
  /\b(?:neither|nobody|none|not|without|before|until)\b[^?,;()]{0,30}\bpensions?(?: yet)?\b/gi,
  /\bn['’]t\b[^?,;()]{0,30}\bpensions?(?: yet)?\b/gi,
  /\b(?:(?:age|state|old[- ]age) )?(?:pensions?|super) (?:only )?(?:at|from|starts? at|begins? at) (?:the )?(?:age (?:of )?)?\d{2}\b/gi,
]);
/** None at all, told as part of one's means: "on savings and no pension yet". */
const NONE = /\bno (?:\w+ ){0,2}pensions?(?: yet)?\b/gi;
/** A pension for old age, by its names in several countries. */
const ABOUT = anyOf([
  /\b(?:(?!sus)\w*pensions?|annuit(?:y|ies)|retirement (?:income|benefits?|account|pay)|(?:army|military|navy|air force) retire(?:ment|d pay))(?!\w)/i,
  /\b(?:(?<!\btax(?:es)? ?(?:and|or|[+&/,]) ?(?:the )?)social security|national insurance|old[- ]age (?:security|insurance|benefits?)|provident fund|FNPF|NSSF|SSNIT|GSIS|GEPF)(?!\w)/i,
  /\b(?:40[13]\(?[kb]\)?s?|IRAs?|Roths?|superannuation|KiwiSaver|EPF)(?!\w)/i,
  SUPER,
  /\b(?:TSP|Thrift Savings Plan|FERS|CSRS|retirement annuit(?:y|ies)|preservation funds?|(?:pension|tax[- ]free|25 ?%) (?:\w+[- ]){0,2}?(?:lump[- ]sums?|cash)|(?:Witwe[rn]?|Waisen|Hinterbliebenen)n?rente)(?!\w)/i,
  /\b(?:guaranteed income supplement|OAS|CPP|QPP|RRQ|RRSPs?|RRIFs?)(?!\w)/i,
  SWISS_PILLAR,
  /\b(?:AOW|ABP|PFZW|AHV|AVS|(?:Alters|Erwerbsminderungs)?rente(?:n|s)?(?:versicherung)?)(?!\w)/i,
  /\b(?:retraite|jubilaci[oó]n|previdenza|INPS)(?!\w)/i,
]);

export const PENSION: readonly Topic[] = [
  BENEFITS,
  {
    id: 'pension',
    about: ABOUT,
    not: /\bsocial security (?:number|card|office)\b/i,
    // Mentioning that one has little is no question about how it is paid.
    when: ({ text }) =>
      ABOUT.test(
        (WAYS_IN.test(text) ? text.replace(NOT_YET, ' ') : text)
          .replace(PLANS, ' ')
          .replace(AS_MEANS, ' ')
          .replace(NONE, ' ')
          .replace(PENSION_PAID_IN, ' ')
          .replace(EVERY_BENEFIT, ' '),
      ),
    over: ['tax', 'cost', 'profession'],
    answer: (asked) =>
      pillarAnswer(asked) ??
      pensionAnswer(
        asked,
        partsOf(asked.text)
          .filter((part) => ABOUT.test(part))
          .join(' '),
      ),
  },
];
