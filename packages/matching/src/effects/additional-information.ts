import { INCOME, NO_WAY_BACK, PARTNERS_PASSPORT, STAY } from './freeTexts.ts';
import { row } from './row.ts';

export const ADDITIONAL_INFORMATION_EFFECTS = [
  row(
    'specific-questions',
    'score constraint advice',
    `Answered one by one from Silver on; the Bronze summary says so. A line is one question, with what it tells beside it; where all stands on one line, each question mark ends one. Three are answered, the others are named at the end. What no subject of ours knows goes to whom the table of unread deal-breakers names; what is private or about a child never to a town hall. A level of a language told there wins. ${STAY} ${INCOME} ${PARTNERS_PASSPORT} ${NO_WAY_BACK}`,
  ),
  row(
    'specific-countries',
    'advice',
    'Compared with the recommended places whatever their score, with rank, way in and why they are not among them.',
  ),
  row(
    'deal-breakers',
    'score constraint',
    'Read as conditions with the numbers they name, and those on towns choose the towns by which the climate is judged; the summary prints each line with what it was read as and checked against, or that it could not be checked.',
  ),
  row(
    'additional-comments',
    'score constraint advice task',
    `Quoted in the summary unless it is private, with what our records hold on what it asks, or that they hold nothing; a level of a language told there wins, and a sum that goes out every month on loans or to family stands beside the budget; the way to a town where family lives is told, and one that they wish to be near to is among the towns of its country; so is a town named as one to live in; a status told with its end is a deadline of the plan that no draw for a permit waits for, a notice of work one of its steps; an application for citizenship that is made is followed up, and a claim that one asks not to count on is set aside for one place; a request for discretion silences every quotation, one for the first page that page. ${STAY} ${INCOME} ${PARTNERS_PASSPORT} ${NO_WAY_BACK}`,
  ),
  row(
    'missed-information',
    'score constraint advice task',
    `Quoted in the summary unless it is private, with what our records hold on what it asks, or that they hold nothing; a level of a language told there wins, and a sum that goes out every month on loans or to family stands beside the budget; the way to a town where family lives is told, and one that they wish to be near to is among the towns of its country; so is a town named as one to live in; a status told with its end is a deadline of the plan that no draw for a permit waits for, a notice of work one of its steps. ${STAY} ${INCOME} ${PARTNERS_PASSPORT} ${NO_WAY_BACK}`,
  ),
];
