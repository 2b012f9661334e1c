import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';
import { steps } from './steps.ts';

const file = calendarFile('2028-05', new Date('2026-11-21T10:15:30.123Z'), 'https://example.org/timeline');
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

test('the calendar has one event for each step', () => {
  expect(unfolded[0]).toBe('BEGIN:VCALENDAR');
  expect(unfolded.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(steps.length);
  const ids = unfolded.filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(steps.length);
  expect(unfolded).toContain('DTSTAMP:20261121T101530Z');
});

test('an event runs from the first day of its first month to the day after its last', () => {
  const start = unfolded.indexOf('UID:step-reasons@timeline.globalfit');
  expect(unfolded.slice(start + 2, start + 4)).toEqual([
    'DTSTART;VALUE=DATE:20261101',
    'DTEND;VALUE=DATE:20270101',
  ]);
});

test('lines end in CR LF, have at most 75 octets, and escape reserved characters', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const about = unfolded.find((line) => line.startsWith('DESCRIPTION:') && line.includes('three things'));
  expect(about).toContain('\\n\\n- Each adult writes three things that should be better\\, and');
});
