import { CANADIAN_MOTHER } from '@global-fit/matching/testing/personas/canadianMother';
import { describe, expect, it } from 'vitest';
import { escapeText, fold, renderCalendar } from './calendar.ts';
import { renderMarkdown } from './markdown.ts';
import { reportFor } from './testing/reports.ts';

const document = reportFor(CANADIAN_MOTHER);

/** Undoes folding, so that a property can be read whole. */
const unfolded = (text: string): string => text.replace(/\r\n /g, '');

describe('fold', () => {
  it('keeps lines within 75 octets and gives the text back', () => {
    const line = `SUMMARY:${'Prüfung für Zürich – '.repeat(12)}`;
    const lines = fold(line).split('\r\n');
    for (const one of lines) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
    expect(unfolded(lines.join('\r\n'))).toBe(line);
  });
});

describe('escapeText', () => {
  it('escapes what RFC 5545 reserves', () => {
    expect(escapeText('a, b; c\\d\ne')).toBe('a\\, b\\; c\\\\d\\ne');
  });
});

describe('renderCalendar', () => {
  const text = renderCalendar(document) ?? '';

  it('holds one event per dated task, each with its own UID', () => {
    const tasks = document.timeline.flatMap((phase) => phase.tasks).filter((task) => task.due !== null);
    const uids = [...unfolded(text).matchAll(/^UID:(.+)\r$/gm)].map((match) => match[1]);
    expect(uids).toHaveLength(tasks.length);
    expect(new Set(uids).size).toBe(tasks.length);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('keeps the UIDs in a later revision and counts the sequence up', () => {
    const later = renderCalendar({ ...document, revision: 2 }) ?? '';
    const uids = (one: string): readonly string[] =>
      [...unfolded(one).matchAll(/^UID:(.+)\r$/gm)].map((match) => match[1] ?? '');
    expect(uids(later)).toEqual(uids(text));
    expect(later).toContain('SEQUENCE:1\r\n');
  });

  it('is null for a plan without dates', () => {
    const answers = { ...CANADIAN_MOTHER.answers, 'relocation-timeline': { value: 'exploring' } };
    expect(renderCalendar(reportFor(CANADIAN_MOTHER, { answers }))).toBeNull();
  });
});

describe('renderMarkdown', () => {
  const markdown = renderMarkdown(document);

  it('has front matter, one title and a second-level heading for every part', () => {
    expect(markdown.startsWith('---\nreport: ')).toBe(true);
    expect(markdown.match(/^# /gm)).toHaveLength(1);
    const headings = [...markdown.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    for (const place of document.places)
      expect(headings.some((heading) => heading?.startsWith(place.country))).toBe(true);
    for (const part of [
      'Profile summary',
      'At a glance',
      'Comparison',
      'Your roadmap',
      'Next steps',
      'Method in plain words',
      'Sources',
      'Disclaimer',
    ])
      expect(headings).toContain(part);
  });

  it('writes tables whose rows all have as many cells as their head', () => {
    for (const table of markdown.split('\n\n').filter((block) => block.startsWith('|'))) {
      const widths = table
        .trim()
        .split('\n')
        .map((line) => line.split(/(?<!\\)\|/).length);
      expect(new Set(widths).size, table).toBe(1);
    }
  });
});
