import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { emergencyNumbers, safetyActions } from './actions.ts';

describe('the emergency numbers to save', () => {
  it.each([
    ['AUS', '000 112'],
    ['GBR', '999 112'],
    ['KOR', '119 112'],
    ['CAN', '911 112'],
    ['USA', '911 112'],
    ['DEU', '112'],
    ['IRL', '112'],
    ['NLD', '112'],
  ])('are those of %s itself, with 112 behind them', (iso3, numbers) => {
    const atlas = realAtlas();
    const [view] = viewsOf(PERSONAS[0]?.answers ?? {});
    const practical = atlas.practical(iso3);
    const country = atlas.country(iso3);
    if (!view || !practical || !country) throw new Error(iso3);
    expect(emergencyNumbers({ ...view, iso3, country }, practical).join(' ')).toBe(numbers);
  });
});

describe('a home above the ground floor', () => {
  const advised = (more: WrittenAnswers): string => {
    const [view] = viewsOf(answersOf({ age: 71, safety: 5, 'relocating-family-members': 'no', ...more }));
    if (!view) throw new Error('no view');
    return safetyActions.map((write) => write(view)?.said.text ?? '').join('\n');
  };
  it('is advised to people alone, except those who should avoid stairs', () => {
    expect(advised({})).toContain('above the ground floor');
    for (const condition of ['mobility', 'heart-circulation'])
      expect(advised({ 'medical-conditions': [condition] })).not.toContain('above the ground floor');
    expect(advised({ 'medical-conditions': ['mobility'] })).toContain('come home on a Saturday night');
  });
});

it('sends nobody to look for handrails who retired early in life', () => {
  const advised = (age: number): string => {
    const [view] = viewsOf(answersOf({ age, 'retirement-timeline': 'already-retired' }));
    if (!view) throw new Error('no view');
    return safetyActions.map((write) => write(view)?.said.text ?? '').join('\n');
  };
  expect(advised(52)).not.toMatch(/handrails/);
  expect(advised(52)).toMatch(/bench nearest/);
  expect(advised(68)).toMatch(/handrails/);
});

it('seats nobody in a café who runs a business of their own', () => {
  const advised = (arrangement: string): string => {
    const [view] = viewsOf(answersOf({ age: 45, 'work-arrangement': arrangement }));
    if (!view) throw new Error('no view');
    return safetyActions.map((write) => write(view)?.said.text ?? '').join('\n');
  };
  expect(advised('business-owner')).toMatch(/laptop/);
  expect(advised('business-owner')).not.toMatch(/cafés/);
  expect(advised('freelance')).toMatch(/cafés/);
});
