import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { describe, expect, it } from 'vitest';
import { monthsBetween } from '../../months.ts';
import { PATIENCE_MS, plan, tasksOf } from '../../testing/plans.ts';
import { reportFor } from '../../testing/reports.ts';

describe('a month stated in free text', { timeout: PATIENCE_MS }, () => {
  const moveOf = (when: string, told: string) =>
    tasksOf(plan(BRITISH_NOMAD, when, { 'additional-comments': { value: told } })).find(
      ({ title }) => title === 'The move',
    )?.due;

  it('by which somebody has to move sets the plan, or the plan says why it cannot be kept', () => {
    expect(moveOf('1-2-years', 'We must leave by March 2028.')?.localeCompare('2028-03')).toBeLessThan(1);
    const hurried = tasksOf(
      plan(BRITISH_NOMAD, '0-6-months', {
        'additional-comments': { value: 'I must leave by December 2026.' },
      }),
    );
    const late = hurried.find(({ title }) => title === 'A later date');
    expect(late?.detail).toMatch(/^By what you wrote, you move at the latest in December 2026\. /);
  });

  it('in which a school ends puts the move after it where the answer allows', () => {
    expect(moveOf('1-2-years', 'My son finishes school in June 2028.')?.localeCompare('2028-07')).toBe(0);
  });
});

describe('an animal in the plan', { timeout: PATIENCE_MS }, () => {
  it('has all the days that the record requires, and the steps that it names', () => {
    for (const persona of PERSONAS) {
      const [place] = reportFor(persona).places;
      const rule = realAtlas().pets(place?.iso3 ?? '')?.importRule;
      if (!rule?.from.shown) continue;
      const tasks = tasksOf(plan(persona, '1-2-years'));
      const papers = tasks.find(({ title }) => title.startsWith('Papers for '));
      const move = tasks.find(({ title }) => title === 'The move')?.due ?? '';
      const days = Number(/at least (\d+) days/i.exec(papers?.detail ?? '')?.[1] ?? 0);
      expect(monthsBetween(papers?.due ?? '', move) - 1, persona.id).toBeGreaterThanOrEqual(days / 30);
      expect(/vaccination/.test(papers?.detail ?? '')).toBe(rule.rabiesVaccine === true);
    }
  });
});

describe('pension and language', { timeout: PATIENCE_MS }, () => {
  it('concern people who have a pension, and mention no unlisted language', () => {
    for (const persona of PERSONAS) {
      const retired = {
        'retirement-timeline': { value: 'already-retired' },
        'work-arrangement': { value: 'not-working' },
        'income-sources': { value: ['investments'] },
      };
      const none = JSON.stringify(
        plan(persona, '1-2-years', { ...retired, 'retirement-income-phase': { value: 'investments' } }),
      );
      expect(none).not.toContain('pension payer');
      const fluent = plan(persona, '1-2-years', {
        'language-proficiency-rating': { value: 'fluent' },
        'languages-spoken': { value: ['xh', 'sw'] },
      });
      expect(JSON.stringify(fluent)).not.toMatch(/[Ff]luent/);
    }
  });
});
