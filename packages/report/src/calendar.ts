import type { ReportDocument, TimelinePhase, TimelineTask } from './model.ts';
import { addMonths } from './months.ts';

/** Escapes a text value as RFC 5545 §3.3.11 asks. */
export function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r?\n/g, '\\n');
}

const LIMIT = 75;
const encoder = new TextEncoder();

/** Folds a content line at 75 octets (RFC 5545 §3.1), never inside a UTF-8 sequence. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LIMIT) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  parts.push(part);
  return parts.join('\r\n');
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const day = (month: string): string => `${month.replace('-', '')}01`;

function event(
  document: ReportDocument,
  phase: TimelinePhase,
  task: TimelineTask,
  uid: string,
): readonly string[] {
  const due = task.due ?? '';
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${document.reportId}.globalfit`,
    `DTSTAMP:${document.date.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${day(due)}`,
    `DTEND;VALUE=DATE:${day(addMonths(due, 1))}`,
    `SEQUENCE:${document.revision - 1}`,
    `SUMMARY:${escapeText(task.title)}`,
    `DESCRIPTION:${escapeText(task.detail)}`,
    `CATEGORIES:${escapeText(phase.phase)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * The timeline as an iCalendar file (RFC 5545): one all-day event over the month in which a task is due. Events keep
 * their UID over revisions of a report, so that a calendar replaces them. Null where the plan has no dates.
 */
export function renderCalendar(document: ReportDocument): string | null {
  const uses = new Map<string, number>();
  const events = document.timeline.flatMap((phase) =>
    phase.tasks.flatMap((task) => {
      if (task.due === null) return [];
      const key = `${slug(phase.phase)}-${slug(task.title)}`;
      const n = (uses.get(key) ?? 0) + 1;
      uses.set(key, n);
      return event(document, phase, task, n === 1 ? key : `${key}-${n}`);
    }),
  );
  if (events.length === 0) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Global Fit//Report timeline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(document.title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
