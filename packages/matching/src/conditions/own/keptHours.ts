import type { Iso3 } from '@global-fit/atlas/model';
import type { Answers } from '@global-fit/questionnaire/model';
import { type Zone, zoneIn } from './zones.ts';
import { TOLD_ANYWHERE } from '../../profile/text/freeTexts.ts';
import { listOf, textOf } from '../../profile/text/read.ts';
import { sentencesOf } from '../../profile/text/sentences.ts';

const HOUR = String.raw`(\d{1,2})(?:[:.]\d\d)?\s?(am|pm|h)?`;
/** Hours of a day from one to another: "from 9 to 18", "9am until 5pm", "between 8 and 16". */
export const SPAN = new RegExp(
  String.raw`\b${HOUR}\s?(?:to|and|until|till|-|–)\s?${HOUR}\b(?!\s?(?:years?|months?|weeks?|days?|people|euros?|dollars?|per)\b)`,
  'i',
);
/** What stands before hours of work, and not before ages or numbers. */
const BEFORE = String.raw`\b(?:from|between|work\w*|keep\w*|online|hours?|shifts?|reachable|available|on call|in calls)`;
const CLOCK = String.raw`(?:time\b(?! (?:job|work|off|to (?!start|finish)))|clock|office hours|working hours|online|c?est|cet|[ecmp][sd]?t\b|gmt|utc|ist\b)`;

/** Hours of work that are kept by a clock that is named. */
export const HOURS_BY_CLOCK = [
  String.raw`${BEFORE} ${SPAN.source}[^?.!]{0,40}\b${CLOCK}`,
  String.raw`\b${CLOCK}\b[^?.!]{0,40}${BEFORE} ${SPAN.source}`,
] as const;

const NOON = 12;
const DAY = 24;

/** An hour of the day from its number and what stands behind it. */
function hourOf(digits: string | undefined, half: string | undefined): number {
  const hour = Number(digits);
  const afternoon = half?.toLowerCase() === 'pm';
  return afternoon && hour < NOON
    ? hour + NOON
    : !afternoon && half?.toLowerCase() === 'am' && hour === NOON
      ? 0
      : hour;
}

/** The hours of work that a text names, those of an evening before the morning read as afternoon: "9 to 5". */
export function spanIn(text: string): readonly [opens: number, closes: number] | null {
  const [, from, fromHalf, to, toHalf] = SPAN.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const [opens, closes] = [hourOf(from, fromHalf), hourOf(to, toHalf)];
  if (opens > DAY || closes > DAY) return null;
  return [opens, closes <= opens && closes <= NOON && !toHalf ? closes + NOON : closes];
}

/** Hours that somebody said their work keeps. */
export interface KeptHours {
  readonly opens: number;
  readonly closes: number;
  /** The clock by its zone, where one is named; null where it is that of clients, an employer or home. */
  readonly zone: Zone | null;
  /** The answer that tells them. */
  readonly id: string;
}

/** Hours that are no work of one's own. */
const NOT_WORK =
  /\?|\b(?:visas?|flights?|flying|opening hours|shops?|schools?|lessons|nursery|daycare|kita|sleep|husband|wife|partner|he|she)\b/i;
const BY_CLOCK = new RegExp(HOURS_BY_CLOCK.join('|'), 'i');

/** "Need to be reachable 10-16 german time", "I work 9am to 5pm EST": null where nobody told of such hours. */
export function keptHours(answers: Answers, home: Iso3 | null): KeptHours | null {
  // Letters that mean several clocks are those of America to whoever shares its office hours.
  const american = listOf(answers, 'remote-work-requirements').includes('overlap-americas');
  for (const id of TOLD_ANYWHERE)
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      const [found] = BY_CLOCK.exec(sentence) ?? [];
      const span = found === undefined || NOT_WORK.test(sentence) ? null : spanIn(found);
      if (span)
        return {
          opens: span[0],
          closes: span[1],
          zone: zoneIn(sentence.toLowerCase(), american ? 'USA' : home),
          id,
        };
    }
  return null;
}
