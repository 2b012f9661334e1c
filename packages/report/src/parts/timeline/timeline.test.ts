import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { BRITISH_NOMAD } from '@global-fit/matching/testing/personas/britishNomad';
import { PORTUGUESE_RETIREE } from '@global-fit/matching/testing/personas/portugueseRetiree';
import type { Persona } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { TimelinePhase } from '../../model.ts';
import { reportFor } from '../../testing/reports.ts';

const WHEN = ['0-6-months', '6-12-months', '1-2-years', '2-5-years', '5-plus-years'];

function plan(persona: Persona, when: string): readonly TimelinePhase[] {
  const answers = {
    ...persona.answers,
    'relocation-timeline': { value: when },
    'relocating-pets': { value: 'yes' },
    'pets-details': { value: ['dog'] },
  };
  return reportFor(persona, { answers }).timeline;
}

const astray = (phases: readonly TimelinePhase[]): readonly string[] =>
  phases.flatMap(({ phase, from, to, tasks }) =>
    tasks.flatMap(({ title, due }) =>
      due !== null && from !== null && to !== null && (due < from || due > to)
        ? [`${phase} (${from} to ${to}): ${title} in ${due}`]
        : [],
    ),
  );

describe('timeline', () => {
  it.each(PERSONAS)('dates every task inside its phase, whenever the move is: $title', (persona) => {
    for (const when of WHEN) {
      const phases = plan(persona, when);
      expect(astray(phases), when).toEqual([]);
      for (const { tasks } of phases) expect(tasks.every(({ due }) => due !== null)).toBe(true);
    }
  });

  it('speaks of no permit to somebody with free movement', () => {
    const text = JSON.stringify(plan(PORTUGUESE_RETIREE, '1-2-years'));
    expect(text).toContain('You need no visa');
    expect(text).not.toMatch(
      /the visa goes into it|lease and permit|the permit is|international driving permit/,
    );
  });

  it('opens the first phase early for a permit that takes years', () => {
    const research = plan(BRITISH_NOMAD, '5-plus-years')[0];
    const permit = research?.tasks.find(({ title }) => title.startsWith('Apply: Start-up Visa'));
    expect(permit?.due).toBe('2028-08');
    const police = research?.tasks.find(({ title }) => title === 'Police certificates');
    expect(police?.due).toBe('2028-07');
    expect(research?.from).toBe('2028-07');
  });
});
