import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { assess, problemsOf } from '@global-fit/questionnaire/assessment';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import { describe, expect, it } from 'vitest';
import { goldenOf } from '../golden.ts';
import { PERSONAS } from './all.ts';

describe.each(PERSONAS)('$id', (persona) => {
  it('has answers that the questionnaire accepts, none of them hidden', () => {
    expect(problemsOf(assess(persona.answers))).toEqual([]);
    expect(Object.keys(visibleAnswers(persona.answers)).sort()).toEqual(Object.keys(persona.answers).sort());
  });

  it('is ranked as the golden file says (scripts/goldens.ts shows and writes differences)', () => {
    const file = join(import.meta.dirname, `../../../goldens/${persona.id}.json`);
    expect(goldenOf(realAtlas(), persona)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});

it('knows twelve different people', () => {
  expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(12);
});
