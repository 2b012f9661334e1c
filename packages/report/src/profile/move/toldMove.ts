import { WEEKS_A_MONTH } from '@global-fit/matching/profile/time/expectedChild';
import { TOLD_ANYWHERE } from '@global-fit/matching/profile/text/freeTexts';
import { MONTH_OF_YEAR, monthIn, monthNumber } from '@global-fit/matching/profile/time/toldMonths';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import { COUNT, countIn } from '@global-fit/matching/profile/text/countWords';
import { textOf } from '@global-fit/matching/profile/text/read';
import type { Answers } from '@global-fit/questionnaire/model';
import { addMonths, type Month } from '../../months.ts';
import { FEAST, nextFeast } from './feasts.ts';
import { halfAYearOn, SEASONS } from './wishedMove.ts';

/** The months between which the customer says the move must happen. */
export interface ToldMove {
  /** The last one: "we must leave by the end of February 2027", "we want to go within 5 months". */
  readonly latest: Month | null;
  /** The first one, after school or a course ends: "she finishes school in December 2027". */
  readonly earliest: Month | null;
  /** Ids of the answers that tell them. */
  readonly ids: readonly string[];
}

const MOVE = String.raw`(?:leave|move|relocate|go|be (?:gone|out|away|there|abroad)|arrive|get out|have left|have moved)`;
const BOUND = String.raw`\b(?:I|we|(?:the|our|my) (?:move|family))\b[^.;?]{0,40}\b(?:must|has to|have to|needs? to)\b (?:\w+ ){0,2}${MOVE}\b[^.;?]{0,40}?`;
/** "We must leave by the end of February 2027": that month is the last. */
const BY = new RegExp(
  String.raw`${BOUND}\b(?:by|until|till|in|no later than|not later than|at the latest (?:in|by))\b[^.;?]{0,16}?\b${MONTH_OF_YEAR}`,
  'i',
);
/** "We have to be there before March 2027": the month before is the last. */
const BEFORE = new RegExp(String.raw`${BOUND}\bbefore\b(?! the end)[^.;?]{0,16}?\b${MONTH_OF_YEAR}`, 'i');
const GOES = String.raw`\b(?:I|we|(?:the|our|my) family)\b[^.;?]{0,40}\b(?:${MOVE}|leaving|moving|relocating|going)\b[^.;?]{0,30}?`;
/** "We want to go … so summer 2028 at the latest", "we leave in June 2028 latest": that month, or the season's last. */
const AT_LATEST = new RegExp(
  String.raw`${GOES.replace('{0,30}?', '{0,60}?')}(?:\b${MONTH_OF_YEAR}|\b(${Object.keys(SEASONS).join('|')})(?: of)? (20\d\d)),? (?:at (?:the )?)?latest\b`,
  'i',
);
/** "We want to leave within 5 months": counted from now. */
const WITHIN = new RegExp(
  String.raw`${GOES}\b(?:within|in less than|in at most|(?:with)?in the next)(?: the next)? ${COUNT} (week|month)s?\b`,
  'i',
);
/** "We go before Christmas", "best before Easter": the month of the holiday is the last. */
const BEFORE_FEAST = new RegExp(String.raw`${GOES}\bbefore ${FEAST}\b`, 'i');
/** Somebody who finishes school and stays behind delays nobody. */
const STAYS =
  /\b(?:stays?|staying|remain\w*|lives?|living)\b[^.;?]{0,30}\b(?:with (?:his|her|their|my|our|the|an?)|behind)\b/i;
const LESSONS = String.raw`(?:school|gymnasium|lyc[eé]e|lyceum|liceo|sixth form|secondary|studies|university|college|degree|exams?|a-levels|abitur|baccalaur\w+|bachiller\w+|matura|thesis)`;
/** "She finishes school in December 2027", "graduates in June 2027". */
const FINISHES = new RegExp(
  [
    String.raw`\b(?:finish\w*|complet\w+|ends?|sits?|takes?)\b[^.;?]{0,30}\b${LESSONS}\b[^.;?]{0,30}?\b(?:in|until|till|at the end of)\b[^.;?]{0,8}?\b${MONTH_OF_YEAR}`,
    String.raw`\bgraduat(?:es?|ing)\b[^.;?]{0,30}?\b(?:in|at the end of)\b[^.;?]{0,8}?\b${MONTH_OF_YEAR}`,
  ].join('|'),
  'i',
);

/** The last month a sentence gives as a number of months or weeks, or by a holiday. */
function lastFromNow(sentence: string, date: string): readonly Month[] {
  const [, count, unit] = WITHIN.exec(sentence) ?? [];
  const n = count ? countIn(count) : 0;
  const months = unit?.toLowerCase() === 'week' ? Math.max(1, Math.floor(n / WEEKS_A_MONTH)) : n;
  const feast = BEFORE_FEAST.exec(sentence)?.[1];
  return [
    ...(n > 0 ? [addMonths(date, months)] : []),
    ...(feast ? [nextFeast(feast, date)].filter((month) => month !== null) : []),
  ];
}

/** The month captured by whichever alternative matched. */
function monthOf(sentence: string, expression: RegExp): Month | null {
  const found = expression.exec(sentence)?.[0];
  return found === undefined ? null : monthIn(found, new RegExp(MONTH_OF_YEAR, 'i'));
}

/** The last month given for the move; for a season at home, its last month. */
function atLatest(sentence: string, south: boolean): Month | null {
  const [, month, yearOfMonth, season, year] = AT_LATEST.exec(sentence) ?? [];
  if (month && yearOfMonth) return `${yearOfMonth}-${String(monthNumber(month)).padStart(2, '0')}`;
  const last = SEASONS[season?.toLowerCase() ?? '']?.at(-1);
  if (last === undefined || year === undefined) return null;
  return `${year}-${String(south ? halfAYearOn(last) : last).padStart(2, '0')}`;
}

/** The months that bind the move by the customer's words, as of that date. Questions do not count. */
export function toldMove(answers: Answers, date: string, south = false): ToldMove {
  const latest: [Month, string][] = [];
  const earliest: [Month, string][] = [];
  for (const id of TOLD_ANYWHERE) {
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      if (sentence.includes('?')) continue;
      const by = monthOf(sentence, BY);
      const before = by ? null : monthOf(sentence, BEFORE);
      const finishes = STAYS.test(sentence) ? null : monthOf(sentence, FINISHES);
      for (const month of lastFromNow(sentence, date)) latest.push([month, id]);
      const last = atLatest(sentence, south);
      if (by) latest.push([by, id]);
      if (last) latest.push([last, id]);
      if (before) latest.push([addMonths(before, -1), id]);
      if (finishes) earliest.push([addMonths(finishes, 1), id]);
    }
  }
  const [last] = latest.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [first] = earliest.toSorted(([a], [b]) => (a > b ? -1 : 1));
  return {
    latest: last?.[0] ?? null,
    earliest: first?.[0] ?? null,
    ids: [...new Set([last, first].flatMap((one) => (one ? [one[1]] : [])))],
  };
}
