import { anyOf } from '@global-fit/matching/anyOf';
import type { PlaceHeading, ReportPlace, TimelinePhase } from '../../model.ts';
import type { Month } from '../../months.ts';
import { withoutOpening } from '../../place/advice.ts';
import type { PlaceView } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { monthSaid } from '../../prose/monthSaid.ts';
import { because, type Said, say, words } from '../../prose/said.ts';

/** When a line of advice can be followed. */
export type DueStage = 'decide' | 'apply' | 'move' | 'arrive';

/** What can be done only after arrival, or while leaving. */
const ON_ARRIVAL = anyOf([
  /\b(?:new address|(?:your|the) address in|proof of address|on the day you arrive|after your arrival)\b/i,
  /\b(?:first (?:days?|weeks?|fortnight|months?|payslip|year)|the third month|the fourth month)\b/i,
  /\b(?:last tax return|boarding pass|the neighbours|second key|bicycle|classmate|by heart|wallet)\b/i,
  /\b(?:unpaid work|offer one skill|in earshot|in a week without duties|dates of the first two visits)\b/i,
]);
/** A booking for the first days is made before them. */
const AHEAD = /^(?:book|reserve|arrange|order|rent)\b.* for the first\b/i;
/** What is done on a visit, before deciding. */
const ON_A_VISIT = anyOf([
  /\bvisit\b/i,
  /\bbefore (?:you|it is|anything is) (?:choose|choosing|decided?|sign|trust|rent|ship|tell|view)/i,
  /\b(?:each|possible|likely) (?:home|flat|street|school)s? (?:you view )?in\b/i,
  /\bhomes? you view\b/i,
  /^(?:view|walk|see|sit|spend|stay|stand|ride|try|time|eat out|go|look at|look which|live)\b/i,
  /^(?:work (?:two|in)|hold|finish|keep your ordinary|do one|take the last bus)\b/i,
  /^(?:take (?:your child|the children) to|rent|feel|count|travel|measure|pay for everything|price)\b/i,
  /^(?:name three|read (?:a week|three months|one newspaper|the regional)|compare)\b/i,
  /^(?:find out (?:how|from|which)|let parents|let three)\b/i,
]);
/** Documents for a permit application, or for the contract it needs. */
const FOR_THE_FILE = anyOf([
  /\b(?:permit|embassy|apostille|degree|certificates?|transcript|birth|marriage|applications?)\b/i,
  /\b(?:contracts? and invoices|one page from your employer|into the (?:contract|offer|letter))\b/i,
  /\b(?:policy|policies|quotes for health|insurer confirm|proof of regular|letter of admission)\b/i,
  /\b(?:the|each|every) (?:offer|interview)\b/i,
]);

/** The stage of the plan to which an action item belongs. */
export function dueStage(advice: string): DueStage {
  const text = withoutOpening(advice);
  if (ON_ARRIVAL.test(text) && !AHEAD.test(text)) return 'arrive';
  if (ON_A_VISIT.test(text)) return 'decide';
  return FOR_THE_FILE.test(text) ? 'apply' : 'move';
}

const STAGES: readonly (readonly [DueStage, words: string])[] = [
  ['decide', 'before you decide'],
  ['apply', 'before you apply'],
  ['move', 'before you move'],
  ['arrive', 'once you are there'],
];

/** The month of the task whose title begins so; null where the plan has none. */
function monthOf(timeline: readonly TimelinePhase[], title: string): Month | null {
  const task = timeline.flatMap(({ tasks }) => tasks).find((one) => one.title.startsWith(title));
  return task?.due ?? null;
}

/** The stages in a row, by semicolons, at which a line that grows too long is parted. */
const inARow = (parts: readonly Said[]): Said =>
  parts.reduce((row, part) => (row === null ? part : say`${row}; ${part}`), null as Said | null) ?? words('');

/**
 * When to act on the first place's action items: grouped by the stage at which each is possible, with the month of
 * the roadmap where it has one. Null without action items.
 */
export function dueLine(
  view: PlaceView,
  sections: ReportPlace['sections'],
  timeline: readonly TimelinePhase[],
): Said | null {
  // Without an application in the plan, papers belong before the move. The section on law names its own dates.
  const applies = timeline.length === 0 || monthOf(timeline, 'Apply:') !== null;
  const months: Readonly<Record<DueStage, Month | null>> = {
    decide: monthOf(timeline, 'See '),
    apply: monthOf(timeline, 'Apply:'),
    move: monthOf(timeline, 'The move'),
    arrive: null,
  };
  const due = sections.flatMap(({ heading, blocks }): readonly (readonly [PlaceHeading, DueStage])[] => {
    const action = blocks.find((block) => block.kind === 'action');
    if (heading === 'Legal' || !action || !('text' in action)) return [];
    const stage = dueStage(action.text);
    return [[heading, stage === 'apply' && !applies ? 'move' : stage]];
  });
  const parts = STAGES.flatMap(([stage, said]) => {
    const own = due.flatMap(([heading, at]) => (at === stage ? [heading] : []));
    const month = months[stage];
    const when = month === null ? words(said) : say`${said} (${monthSaid(month)})`;
    return own.length > 0 ? [say`${when}, ${own.length === 1 ? 'the one' : 'those'} under ${list(own)}`] : [];
  });
  if (parts.length === 0) return null;
  return because(
    say`[The action items for ${view.name}, in order|When to tackle the action items for ${view.name}|The action items of ${view.name} by stage|Your action items for ${view.name}, one after the other]: ${inARow(parts)}.`,
    'relocation-timeline',
    'citizenship',
  );
}
