import { anyOf } from '../../anyOf.ts';
import { findCountry } from '@global-fit/questionnaire/lists/countries';
import type { Answers } from '@global-fit/questionnaire/model';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { listOf, textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';
import { MONTH_OF_YEAR, monthIn } from './toldMonths.ts';

/** The right by which the customer lives in their present country, as far as stated. */
export interface PresentStatus {
  /** In the customer's words: "temporary protection", "permit". */
  readonly what: string;
  /** The month it ends, as YYYY-MM; null where none was stated. */
  readonly ends: string | null;
  /** Whether it is temporary protection, which EU law grants and ends. */
  readonly protection: boolean;
  /** Id of the answer that tells it. */
  readonly id: string;
}

/** Texts that may tell it. What customers write of authorities and of their family is never repeated. */
export const STATUS_TOLD_IN = [...FACTS_TOLD_IN, 'relocation-inspiration'] as const;

/** Names of a right to stay. An exit visa or a tourist visa is none. */
const STATUS =
  /\b(?<!\b(?:exit|re-?entry|tourist|visitor)[- ])(temporary protection|(?:residence|residency|work|student|golden) (?:permit|card|visa)|visas?|permits?|iqama|leave to remain|(?:(?:immigration|residence) )?status)\b/i;
/** Work to which a foreigner's right to stay may be tied. */
const CONTRACT = /\b(?:my|our) ((?:work |employment |job )?contract)\b/i;
/** Words for contracts other than one of employment: "my contract for the flat". */
const NOT_OF_WORK =
  /\b(?:leases?|leasing|rent\w*|tenan\w+|landl(?:ord|ady)\w*|flats?|apartments?|houses?|homes?|rooms?|cars?|phones?|mobile|internet|gym|electricity|gas|energy|insurance|subscriptions?|broadband)\b/i;
/** Statuses known by a code: "H-1B", "L-1", "OPT". */
const BY_LETTERS = /\b(H-?[14]B?|L-?[12][AB]?|O-?1|F-?1|J-?1|E-?[23]|TN|OPT|EAD)\b/;
/** A status of somebody else, of an animal, or in the destination. */
const NOT_MINE =
  /\b(?:vaccin\w*|rabies|pet|dog|cat|(?:sister|brother|friend|cousin|parents?|mother|father)['’]?s?)\b|\?/i;
const ENDS = new RegExp(
  String.raw`\b(?:until|till|expir(?:es?|y|ing)|ends?|ending|runs? out|lapses?|valid (?:to|through)|(?:prolonged|extended) to)\b[^.;]{0,24}?\b${MONTH_OF_YEAR}`,
  'i',
);

/** Whether the customer lives outside every country of their citizenship; false where none was stated. */
function livesAbroad(answers: Answers): boolean {
  const home = findCountry(answers['current-location']?.countryCode ?? '')?.iso3;
  const own = listOf(answers, 'citizenship');
  return home !== undefined && own.length > 0 && !own.includes(home);
}

/**
 * The present status, preferring one whose end is stated. A question reveals no end, but does reveal temporary
 * protection.
 */
export function presentStatus(answers: Answers): PresentStatus | null {
  const abroad = livesAbroad(answers);
  const found = STATUS_TOLD_IN.flatMap((id) =>
    sentencesOf(textOf(answers, id) ?? '').flatMap((sentence): readonly PresentStatus[] => {
      const what =
        BY_LETTERS.exec(sentence)?.[1] ??
        STATUS.exec(sentence)?.[1]?.toLowerCase() ??
        (abroad && !NOT_OF_WORK.test(sentence) ? CONTRACT.exec(sentence)?.[1]?.toLowerCase() : undefined);
      if (!what) return [];
      const protection = what === 'temporary protection';
      const ends = NOT_MINE.test(sentence) ? null : monthIn(sentence, ENDS);
      const own = protection && /\b(?:my|our|we|I|it)\b/.test(sentence);
      return ends !== null || own ? [{ what, ends, protection, id }] : [];
    }),
  );
  const told = found.find(({ ends }) => ends !== null);
  return told ?? (abroad ? endsWithDays(answers) : null) ?? found[0] ?? null;
}

/** The end of a job, with which a status may end. */
const WORK_ENDS = String.raw`(?:laid off|lay(?:s|ing)? (?:me|us) off|los(?:e|es|ing) (?:my|our|the) (?:job|work)|made redundant|fired|dismissed|employment ends|job ends)`;
const DAYS = String.raw`\b(\d{1,3})[- ]days?\b`;
const DAYS_LEFT = new RegExp(
  String.raw`\b${WORK_ENDS}\b[^.!?\n]{0,60}?${DAYS}|${DAYS}[^.!?\n]{0,60}?\b${WORK_ENDS}\b`,
  'i',
);

/** How long the customer may stay after the job ends, as stated. */
export interface DaysLeft {
  readonly days: number;
  /** Id of the answer that tells it. */
  readonly id: string;
}

/** "If I am laid off I have 60 days"; null where nothing tells of such days. */
export function daysAfterWork(answers: Answers): DaysLeft | null {
  for (const id of [...STATUS_TOLD_IN, 'deal-breakers'] as const) {
    const found = DAYS_LEFT.exec(textOf(answers, id) ?? '');
    const days = found?.[1] ?? found?.[2];
    if (days) return { days: Number(days), id };
  }
  return null;
}

/** What is only possible or feared has not ended. */
const NOT_YET =
  /\b(?:if|in case|when(?:ever)?|once|unless|until|should|would|could|might|may|fear\w*|afraid|risk\w*|worr\w+|next|again|never|not|after (?:being|losing|getting))\b/i;
/** Somebody else, or a firm that dismissed others. */
const OF_OTHERS =
  /\b(?:husband|wife|partner|spouse|he|she|they|(?:sister|brother|friend|cousin|parents?|mother|father|colleagues?)['’]?s?)\b/i;
const OVER = anyOf([
  /\b(?:laid off(?! (?:\d|half|most|many|some|people|staff|everyone))|let go|made redundant)\b/i,
  /\b(?:(?:was|were|been|got) (?:fired|dismissed|sacked)|lost (?:my|our) (?:job|work|position))\b/i,
  /\b(?:job|position|role|contract) (?:was |has been |got )?(?:cut|eliminated|terminated)\b/i,
]);
/** A job loss dated by its year alone, or by "years ago": a story of the past, not the present situation. */
const LONG_AGO =
  /\b(?:(?:back )?in|during|around|since|of) (?:(?:early|mid|late)[- ])?(?:19|20)\d\d\b|\b(?:years|decades?) (?:ago|back|before)\b|\b(?:pandemic|covid)\b/i;
const ON_DAY =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.,]? (20\d\d)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d))\b/i;
const SHORT_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY_MS = 86_400_000;

/** A job of the customer's that has ended. */
export interface WorkOver {
  /** The day it ended, in milliseconds since 1970; null where none was stated. */
  readonly on: number | null;
  /** Id of the answer that tells it. */
  readonly id: string;
}

function dayIn(text: string): number | null {
  const [, day, month, year, monthFirst, dayAfter, yearAfter] = ON_DAY.exec(text) ?? [];
  const at = SHORT_MONTHS.indexOf((month ?? monthFirst ?? '').toLowerCase());
  return at < 0 ? null : Date.UTC(Number(year ?? yearAfter), at, Number(day ?? dayAfter));
}

/** "Laid off on 16 Nov 2026": a job that has ended, told without "if" and of nobody else. */
export function workOver(answers: Answers): WorkOver | null {
  for (const id of STATUS_TOLD_IN)
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      const clause = sentence.split(/[,;:]/).find((one) => OVER.test(one));
      if (!clause || NOT_YET.test(clause) || OF_OTHERS.test(clause) || sentence.trim().endsWith('?'))
        continue;
      const on = dayIn(clause);
      if (on !== null || !LONG_AGO.test(sentence)) return { on, id };
    }
  return null;
}

/** A status that ends some days after the last day of work. */
function endsWithDays(answers: Answers): PresentStatus | null {
  const [over, left] = [workOver(answers), daysAfterWork(answers)];
  if (!over || over.on === null || left?.id !== over.id) return null;
  const ends = new Date(over.on + left.days * DAY_MS).toISOString().slice(0, 7);
  const what = BY_LETTERS.exec(textOf(answers, over.id) ?? '')?.[1] ?? 'status';
  return { what, ends, protection: false, id: over.id };
}
