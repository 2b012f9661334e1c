import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { describe, expect, it } from 'vitest';
import { reportFor } from '../../testing/reports.ts';
import { dayAt, hourSaid } from './officeHours.ts';

describe('hourSaid', () => {
  it('writes hours in words, also past midnight', () => {
    expect([9, 12, 14, 17.5, 22, 24, 26, -1, 14.75, 8.25].map(hourSaid)).toEqual([
      'nine in the morning',
      'noon',
      'two in the afternoon',
      'half past five in the afternoon',
      'ten in the evening',
      'midnight',
      'two at night',
      'eleven in the evening',
      'a quarter to three in the afternoon',
      'a quarter past eight in the morning',
    ]);
  });
});

describe('dayAt', () => {
  it('distinguishes early, late and night', () => {
    expect([0, 5, -3, 13, 8, -6].map((gap) => dayAt(gap))).toEqual([
      'so office hours overlap',
      'so the evenings belong to work',
      'so the day begins early',
      'so you would work at night',
      'so you would work at night',
      'so you would work at night',
    ]);
  });
});

/** Loaded machines are slow; what is tested is not speed. */
const PATIENCE_MS = 60_000;

describe('the clock in a report', { timeout: PATIENCE_MS }, () => {
  const career = (answers: Parameters<typeof reportFor>[1]): string =>
    JSON.stringify(
      reportFor(BRITISH_NOMAD, answers).places.flatMap(({ sections }) =>
        sections.filter(({ heading }) => heading === 'Career'),
      ),
    );

  it('is that of the requested part of the world, and not just “early or late”', () => {
    const answers = {
      ...BRITISH_NOMAD.answers,
      'remote-work-requirements': { value: ['overlap-americas'] },
    };
    const text = career({ answers });
    expect(text).toMatch(/nine to five on the east coast of the United States is /i);
    expect(text).not.toContain('early or late hours');
  });

  it('is that of the employer’s country, which is not named under discretion', () => {
    const told = (remark: string): string =>
      career({
        answers: {
          ...BRITISH_NOMAD.answers,
          'work-arrangement': { value: 'remote-employee' },
          'remote-work-requirements': { value: ['overlap-europe-africa'] },
          'additional-comments': { value: remark },
        },
      });
    expect(told('I work for a Finnish company.')).toMatch(/at your employer’s \(by the clock of Helsinki\)/);
    const quiet = told('I work for a Finnish company. I am not out to my family, send nothing by post.');
    expect(quiet).toContain('at your employer’s is');
    expect(quiet).not.toMatch(/Helsinki|Finland/);
  });

  it('keeps stated hours instead of office hours, in the named time zone', () => {
    const told = (remark: string): string =>
      career({ answers: { ...BRITISH_NOMAD.answers, 'additional-comments': { value: remark } } });
    expect(told('I need to be reachable 10-16 UK time.')).toMatch(
      /ten in the morning to four in the afternoon in (?:Leeds|London) is /i,
    );
    expect(told('I work from 8 to 14 CET.')).toMatch(
      /eight in the morning to two in the afternoon by Central European Time is /i,
    );
  });

  it('leaves the local working week to people who work there', () => {
    for (const persona of PERSONAS.filter((_, i) => i % 3 === 0)) {
      const answers = {
        ...persona.answers,
        'work-arrangement': { value: 'freelance' },
        'work-life-integration': { value: 'balanced' },
      };
      const text = JSON.stringify(reportFor(persona, { answers }).places);
      expect(text).not.toMatch(/the working week averages|Ask at each interview/);
    }
  });
});
