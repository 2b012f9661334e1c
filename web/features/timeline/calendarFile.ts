import { escapeText, fold } from '@global-fit/report/calendar';
import { addMonths, type Month } from './months.ts';
import type { Step } from './step.ts';
import { phases } from './steps.ts';

const day = (month: Month): string => `${month.replace('-', '')}01`;

/** "20271121T101500Z". */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

function event(step: Step, phase: string, moving: Month, now: Date, page: string): readonly string[] {
  const tasks = step.tasks.map((task) => `- ${task}`).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:step-${step.id}@timeline.globalfit`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${day(addMonths(moving, step.from))}`,
    // All-day events end on the day after.
    `DTEND;VALUE=DATE:${day(addMonths(moving, step.to + 1))}`,
    `SUMMARY:${escapeText(step.title)}`,
    `DESCRIPTION:${escapeText(`${step.description}\n\n${tasks}`)}`,
    `CATEGORIES:${escapeText(phase)}`,
    `URL:${page}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * The timeline for a move in a given month as an iCalendar file (RFC 5545), with an all-day event over the months of
 * each step. Steps keep their UID, so that calendars replace them when the month changes.
 */
export function calendarFile(moving: Month, now: Date, page: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Global Fit//Relocation timeline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Relocation timeline',
    ...phases.flatMap(({ title, steps }) => steps.flatMap((step) => event(step, title, moving, now, page))),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
