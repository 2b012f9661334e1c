import { findCountry } from '@global-fit/questionnaire/lists/countries';
import type { Answers } from '@global-fit/questionnaire/model';
import { FACTS_TOLD_IN } from '../text/freeTexts.ts';
import { listOf, textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';
import { MONTH_OF_YEAR, monthIn } from './toldMonths.ts';

/** The right by which somebody lives where they live now, as far as they told us. */
export interface PresentStatus {
  /** "temporary protection", "permit": in the words of the customer. */
  readonly what: string;
  /** The month in which it ends, YYYY-MM; null where none was told. */
  readonly ends: string | null;
  /** It is temporary protection, a status that EU law gives and ends. */
  readonly protection: boolean;
  /** The answer that tells it. */
  readonly id: string;
}

/** Where people tell of it; what they wrote of authorities and of their family is never repeated. */
export const STATUS_TOLD_IN = [...FACTS_TOLD_IN, 'relocation-inspiration'] as const;

/** Leave to depart is no right to stay. */
const STATUS =
  /\b(?<!\b(?:exit|re-?entry|tourist|visitor)[- ])(temporary protection|(?:residence|residency|work|student|golden) (?:permit|card|visa)|visas?|permits?|iqama|leave to remain|(?:(?:immigration|residence) )?status)\b/i;
/** Work to which the right to stay is tied where somebody lives as a foreigner. */
const CONTRACT = /\b(?:my|our) ((?:work |employment |job )?contract)\b/i;
/** A contract on a home or a thing is none on work: "my contract for the flat", "my contract with the landlord". */
const NOT_OF_WORK =
  /\b(?:leases?|leasing|rent\w*|tenan\w+|landl(?:ord|ady)\w*|flats?|apartments?|houses?|homes?|rooms?|cars?|phones?|mobile|internet|gym|electricity|gas|energy|insurance|subscriptions?|broadband)\b/i;
/** Kinds of status that go by their letters: "H-1B", "H1B", "L-1", "OPT". */
const BY_LETTERS = /\b(H-?[14]B?|L-?[12][AB]?|O-?1|F-?1|J-?1|E-?[23]|TN|OPT|EAD)\b/;
/** A status of somebody else, of an animal or of a place to come. */
const NOT_MINE =
  /\b(?:vaccin\w*|rabies|pet|dog|cat|(?:sister|brother|friend|cousin|parents?|mother|father)['’]?s?)\b|\?/i;
const ENDS = new RegExp(
  String.raw`\b(?:until|till|expir(?:es?|y|ing)|ends?|ending|runs? out|lapses?|valid (?:to|through)|(?:prolonged|extended) to)\b[^.;]{0,24}?\b${MONTH_OF_YEAR}`,
  'i',
);

/** Whether somebody lives where they told of no citizenship; not where they told of none at all. */
function livesAbroad(answers: Answers): boolean {
  const home = findCountry(answers['current-location']?.countryCode ?? '')?.iso3;
  const own = listOf(answers, 'citizenship');
  return home !== undefined && own.length > 0 && !own.includes(home);
}

/**
 * The present status with its end, by the customer's own words: one told with an end comes first. A sentence that asks
 * tells no end; that somebody is under temporary protection it tells all the same.
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

/** The end of work, which a status may fall with. */
const WORK_ENDS = String.raw`(?:laid off|lay(?:s|ing)? (?:me|us) off|los(?:e|es|ing) (?:my|our|the) (?:job|work)|made redundant|fired|dismissed|employment ends|job ends)`;
const DAYS = String.raw`\b(\d{1,3})[- ]days?\b`;
const DAYS_LEFT = new RegExp(
  String.raw`\b${WORK_ENDS}\b[^.!?\n]{0,60}?${DAYS}|${DAYS}[^.!?\n]{0,60}?\b${WORK_ENDS}\b`,
  'i',
);

/** How long somebody may stay where they live once their work ends, as they told it. */
export interface DaysLeft {
  readonly days: number;
  /** The answer that tells it. */
  readonly id: string;
}

/** "If I am laid off I have 60 days": null where nothing tells of such days. */
export function daysAfterWork(answers: Answers): DaysLeft | null {
  for (const id of [...STATUS_TOLD_IN, 'deal-breakers'] as const) {
    const found = DAYS_LEFT.exec(textOf(answers, id) ?? '');
    const days = found?.[1] ?? found?.[2];
    if (days) return { days: Number(days), id };
  }
  return null;
}

/** What may come, or is feared, is not over. */
const NOT_YET =
  /\b(?:if|in case|when(?:ever)?|once|unless|until|should|would|could|might|may|fear\w*|afraid|risk\w*|worr\w+|next|again|never|not|after (?:being|losing|getting))\b/i;
/** Somebody else, or a firm that let others go. */
const OF_OTHERS =
  /\b(?:husband|wife|partner|spouse|he|she|they|(?:sister|brother|friend|cousin|parents?|mother|father|colleagues?)['’]?s?)\b/i;
const OVER =
  /\b(?:laid off(?! (?:\d|half|most|many|some|people|staff|everyone))|let go|made redundant|(?:was|were|been|got) (?:fired|dismissed|sacked)|lost (?:my|our) (?:job|work|position)|(?:job|position|role|contract) (?:was |has been |got )?(?:cut|eliminated|terminated))\b/i;
const ON_DAY =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[.,]? (20\d\d)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d))\b/i;
const SHORT_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY_MS = 86_400_000;

/** Work of the customer that has ended already. */
export interface WorkOver {
  /** The day as told, in milliseconds; null where none was. */
  readonly on: number | null;
  /** The answer that tells it. */
  readonly id: string;
}

function dayIn(text: string): number | null {
  const [, day, month, year, monthFirst, dayAfter, yearAfter] = ON_DAY.exec(text) ?? [];
  const at = SHORT_MONTHS.indexOf((month ?? monthFirst ?? '').toLowerCase());
  return at < 0 ? null : Date.UTC(Number(year ?? yearAfter), at, Number(day ?? dayAfter));
}

/** "Laid off on 16 Nov 2026": work that is over, by the words of a clause that says neither "if" nor who else. */
export function workOver(answers: Answers): WorkOver | null {
  for (const id of STATUS_TOLD_IN)
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      const clause = sentence.split(/[,;:]/).find((one) => OVER.test(one));
      if (clause && !NOT_YET.test(clause) && !OF_OTHERS.test(clause) && !sentence.trim().endsWith('?'))
        return { on: dayIn(clause), id };
    }
  return null;
}

/** A status that was told by the last day of work and the days that are left after it. */
function endsWithDays(answers: Answers): PresentStatus | null {
  const [over, left] = [workOver(answers), daysAfterWork(answers)];
  if (!over || over.on === null || left?.id !== over.id) return null;
  const ends = new Date(over.on + left.days * DAY_MS).toISOString().slice(0, 7);
  const what = BY_LETTERS.exec(textOf(answers, over.id) ?? '')?.[1] ?? 'status';
  return { what, ends, protection: false, id: over.id };
}
