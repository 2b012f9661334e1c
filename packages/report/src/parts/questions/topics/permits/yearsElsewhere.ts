import { anyOf } from '@global-fit/matching/anyOf';
import { boundBy } from '../../../../place/rights/europeanUnion.ts';
import { listNames } from '../../../../prose/english.ts';
import { given, type Said, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

const LONG_TERM = 'eu-long-term-residence';

/** Where the years for EU long-term residence count; null where it binds no place. */
function yearsElsewhere({ views }: Asked): Said | null {
  const rule = views[0]?.atlas.rule(LONG_TERM);
  const bound = views.filter((view) => boundBy(view, LONG_TERM));
  if (!rule?.from.shown || bound.length === 0) return null;
  return given(
    words(
      `For long-term residence by EU law (Directive 2003/109) the years count, as a rule, in the country that grants it, so years in another do not count in ${listNames(bound)}; years under temporary protection count in none.`,
    ),
    `rule:${rule.id}`,
  );
}

/** Whether years in one country count in another. */
export const YEARS_ELSEWHERE: Topic = {
  id: 'years-elsewhere',
  about: anyOf([
    /\b(?:residen(?:ce|cy)|permit|status|time)\b[^?]{0,20}\bcount(?:s|ed)?\b[^?]{0,40}\b(?:elsewhere|(?:in|of) (?:an)?other (?:country|countries|state))\b/i,
    /\b(?:years?|months|time)\b[^?]{0,25}\b(?:in|from|under|abroad)\b[^?]{0,30}\b(?:counts?|counted|add(?:ed)? up|carr(?:y|ied) over)\b/i,
  ]),
  with: /\b(?:permanent|residen\w+|PR|citizen\w*|naturali[sz]\w+|passport|permit|settle\w*)\b/i,
  not: /\b(?:stud(?:y|ies|ying)|university|pension|insurance|contributions|employers?)\b/i,
  over: ['visa', 'citizenship'],
  answer: (asked) => ({
    said: yearsElsewhere(asked),
    lacks:
      'which years in another country, if any, count towards citizenship or a permit of the country itself',
    whom: 'the immigration office of each country, in writing',
    put: 'Which of my years in another country, and under which status, count here towards permanent residence, and which towards citizenship?',
  }),
};
