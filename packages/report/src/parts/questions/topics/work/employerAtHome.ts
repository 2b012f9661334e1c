import { anyOf } from '@global-fit/matching/anyOf';
import { flow } from '../../../../prose/said.ts';
import { employersCountry, owedFrom, OWED } from '../money/contributions.ts';
import type { Topic } from '../../topic.ts';

const EMPLOYER = String.raw`(?:(?:my|our|his|her|the) (?:\w+ ){0,2}?(?:company|employer|firm|boss|job|contract|work)|(?:[\w’']+ )?(?:employer|company) (?:at|from|back|in) \w+)`;
const FROM_THERE = String.raw`(?:from (?:there|abroad|another country|overseas|a distance|home|\p{Lu}\p{L}+)|remote(?:ly)?|while (?:I|we|he|she) (?:live|am|are|is)|after (?:the|we|I) mov\w+|when (?:I|we) (?:live|move|am|are)|if (?:I|we) (?:live|move|go))`;

/** A job at home continued from the new country. */
export const EMPLOYER_AT_HOME: Topic = {
  id: 'employer-at-home',
  about: anyOf([
    new RegExp(
      String.raw`\b${EMPLOYER}\b[^?]{0,40}\b(?:employ(?: me| us)?|keep (?:me|us|paying)|pay(?:ing)? me|hire me|let me|allow|send me)\b[^?]{0,40}\b${FROM_THERE}`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:keep(?:ing)?|continue|go(?:ing)? on|carry(?:ing)? on|stay(?:ing)?|remain(?:ing)?|still)\b[^?]{0,30}\b(?:work(?:ing)? for|employed (?:by|at|with)|with|in|on)? ?${EMPLOYER}\b[^?]{0,40}\b${FROM_THERE}`,
      'iu',
    ),
    new RegExp(
      String.raw`\bwork(?:ing)? (?:remotely )?for (?:my|our|an?|the|his|her) (?:\w+ ){0,3}(?:company|employer|firm|clients?)\b[^?]{0,30}\b${FROM_THERE}`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:continue|keep|keep on|go on|carry on)(?: to)? work(?:ing)? for (?:them|him|her|it|my|our|the)\b[^?]{0,30}\b${FROM_THERE}`,
      'iu',
    ),
    /\b(?:employer|company|firm|boss)\b[^?]{0,60}\bas an? (?:independent |self-employed )?contractor\b|\bcontractor instead of\b/iu,
    /\bemployer of record\b|\bEOR\b/iu,
    // "I worry that my boss will find out that we left", "must I tell my employer".
    /\b(?:employer|company|boss|HR)\b[^?]{0,20}\b(?:finds? out|notic(?:e|es|ing)|knows?|is told|to know)\b[^?]{0,40}\b(?:left|leav\w+|mov\w+|abroad|gone|there|another country|overseas)\b/iu,
    /\b(?:tell|inform|hide (?:it|this|that|the move) from) (?:my|our|his|her) (?:\w+ )?(?:employer|company|boss|HR)\b/iu,
    // What it pays for (a move, a visa, overtime) is no duty towards the state.
    /\b(?:my|our|his|her) (?:\w+ ){0,2}?employers? (?:(?:have to|has to|needs? to|must) )?(?:(?:register|enrol|set up)\b|open (?:an? |the )?(?:\w+ )?(?:office|branch|company|entity|payroll)\b|(?:pay|withhold)(?: \w+){0,2} tax(?:es)?\b)/iu,
    /\b(?:must|should) (?:my|our|his|her) (?:\w+ ){0,2}?employers? (?:register|enrol|set up)\b/iu,
  ]),
  // Where contributions are owed is a separate topic.
  not: /\b(?:social security|contributions?|A1|pensions?|benefits?|health insurance|transfer(?:red)?)\b/i,
  over: ['business', 'jobs', 'pay', 'company-abroad', 'internet', 'tax'],
  answer: (asked) => ({
    said: flow(
      // An employer in a third country is mentioned with contributions.
      owedFrom(asked, employersCountry(asked) ? null : asked.view.home),
      OWED.answer(asked).said,
    ),
    lacks:
      'what your employer agrees to, and how its payroll, its insurance and its tax office treat a desk abroad',
    whom: 'the payroll of your employer first, in writing, then a tax adviser who works with both countries, and the immigration authority where you need a permit to work there',
    put: 'May I go on under this contract from there, for how many days a year; who registers with the fund and the tax office there, does my desk give the company an establishment, whose law on notice and holidays holds, and would a contract through an employer of record there be simpler?',
  }),
};
