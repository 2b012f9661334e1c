import { anyOf } from '@global-fit/matching/anyOf';
import { because, flow, say, words } from '../../../../prose/said.ts';
import { capitalised, numberWord } from '../../../../prose/english.ts';
import type { Topic } from '../../topic.ts';
import { depositsOf, severalMonthsOf } from './months.ts';

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  twelve: 12,
};
/** Months assumed where none are named. */
const BY_DEFAULT = 3;
const MOST = 12;

const FIRST_SPAN =
  /\b(?:first|initial|for|of|lasts?)(?: (?:a|the|about|at least|our|my))* (\d{1,2}|two|couple|three|few|four|five|six|twelve)(?: of)? months\b/i;

function monthsAsked(text: string): number {
  const [, said = ''] = FIRST_SPAN.exec(text) ?? [];
  const count = Number(said) || COUNTS[said.toLowerCase()] || BY_DEFAULT;
  return Math.min(MOST, Math.max(1, count));
}

const MONEY = String.raw`(?:cash|money|savings?|funds|cushion|buffer|reserves?|capital)`;
const START = String.raw`(?:first (?:few |couple of |\w+ )?(?:weeks?|months?|year)|start(?:ing)?(?: (?:out|up|over))?|begin\w*|on arrival|when we arrive|bring (?:along|with)|with (?:us|me)|set(?:tle|tling)?(?: |-)?(?:up|in)|until (?:the|my|our) first|before (?:the|my|our) first|to move|for (?:the|our|a) move|to relocate|saved(?: up)?)`;

/** The money to have ready for the move and the first months. */
export const FIRST_MONTHS: Topic = {
  id: 'first-months',
  about: anyOf([
    new RegExp(
      String.raw`\bhow (?:much|big|large|many (?:savings|months))\b[^?]{0,40}\b${MONEY}\b[^?]{0,60}\b${START}\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b${MONEY}\b[^?]{0,40}\b(?:need|have|put aside|set aside|ready)\b[^?]{0,30}\b(?:first|start|move|arriv\w+)\b`,
      'i',
    ),
    /\bhow much (?:does|do|will|would|should) (?:it|the move|moving|relocating|we|I)(?: \w+)? (?:costs?|budget|need|save|plan|cost us|put aside|set aside)(?: (?:us|me|in total|all in|roughly|about))* (?:to move|to relocate|for (?:the|a|our) (?:whole |entire )?(?:move|relocation)|for the first|before (?:we|I) (?:move|go|leave))\b/i,
    /\bhow much\b[^?]{0,30}\b(?:saved?|savings|aside)\b[^?]{0,20}\bbefore (?:I|we) (?:move|go|leave|come)\b/i,
    /\b(?:start-?up|up-?front|moving|relocation|set(?:tling)?[- ](?:up|in)) (?:costs?|cash|money|savings|budget|expenses)\b/i,
    /\b(?:emergency fund|cash (?:cushion|buffer|reserve)|financial cushion|rainy[- ]day)\b/i,
    /\b(?:total|overall|whole) costs? of (?:the |our |a )?(?:move|moving|relocation)\b|\bhow much (?:does|will|would) (?:the|our) (?:whole |entire )?(?:move|relocation) cost\b/i,
  ]),
  not: /\b(?:business|company|shop|restaurant|visas?|permits?|blocked account|proof of funds|embassy|removals?|furniture|container|buy(?:ing)? (?:an? )?(?:house|home|flat|apartment)|tuition|pension)\b|\bcaf[eé]/i,
  over: ['cost', 'enough', 'housing', 'moving', 'visa-means'],
  answer: (asked) => {
    const count = monthsAsked(asked.text);
    const months = severalMonthsOf(asked, count);
    const deposits = depositsOf(asked);
    return {
      said: flow(
        months &&
          because(
            say`${capitalised(numberWord(count))} ${count === 1 ? 'month' : 'months'} of your household, by our planning figure for one: ${months}.`,
            'relocating-family-members',
          ),
        deposits && say`A deposit comes on top, by our assumption two months of rent: ${deposits}.`,
        because(
          words(
            'Add to it the application fees (see Financial, under the move), the journey, the removal and the furniture. Permits, returned deposits and first wages tend to come later than promised: keep one more month’s money where you can reach it at once, part of it in an account that works there from the first day.',
          ),
          'budget-relocation',
        ),
      ),
      lacks: 'what a removal, flights, furniture and a household like yours cost in fact',
      chapter: 'Financial',
      whom: 'somebody who made the same move within the last year, for the bills of the first three months line by line, and three removal firms for a quote',
      put: 'What had you paid by the end of the third month, for which things, what came later than promised or dearer, and how long did you wait for the first pay and for a bank account?',
    };
  },
};
