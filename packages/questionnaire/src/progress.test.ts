import { describe, expect, it } from 'vitest';
import type { Answers } from './model.ts';
import { overallProgress, sectionPercent, sectionProgress, sectionStatus } from './progress.ts';
import { sectionById } from './testing/sections.ts';
import { visibleQuestions } from './visibility.ts';

const visa = sectionById('visa-immigration');
const health = sectionById('health-medical');
const priorities = sectionById('country-priorities');

describe('percent by section', () => {
  it.each([
    [0, 13, 8],
    [6, 13, 54],
    [12, 13, 100],
    [0, 0, 0],
  ])('in section %i of %i is %i', (index, count, expected) => {
    expect(sectionPercent(index, count)).toBe(expected);
  });
});

describe('progress over visible questions', () => {
  it('counts neither hidden questions nor answers that were not given', () => {
    const visible = visibleQuestions({}).length;
    expect(overallProgress({})).toEqual({ answered: 0, visible, percent: 0 });
    const answers: Answers = {
      age: { value: 40 },
      'medication-details': { value: 'hidden' },
      safety: { value: 3, touched: false },
      'full-name': { value: ' ' },
    };
    expect(overallProgress(answers)).toMatchObject({ answered: 1, visible });
  });

  it('has more to answer when more questions appear', () => {
    expect(sectionProgress(health, { 'medication-dependencies': { value: 'yes' } })).toEqual({
      answered: 1,
      visible: 3,
      percent: 33,
    });
  });
});

describe('section status', () => {
  const answered: Answers = {
    'visa-preference': { value: ['work'] },
    'budget-relocation': { value: '5k-10k' },
  };

  it('depends on answers and errors', () => {
    expect(sectionStatus(visa, {}, false)).toBe('not-started');
    expect(sectionStatus(visa, { 'visa-preference': { value: ['work'] } }, false)).toBe('in-progress');
    expect(sectionStatus(visa, answered, false)).toBe('complete');
    expect(sectionStatus(visa, { ...answered, 'budget-relocation': { value: 'x' } }, true)).toBe(
      'in-progress',
    );
  });

  it('is complete for an optional section that was skipped', () => {
    expect(sectionStatus(health, {}, true)).toBe('complete');
    expect(sectionStatus(health, {}, false)).toBe('not-started');
    expect(sectionStatus(visa, {}, true)).toBe('in-progress');
  });

  it('is not started while sliders keep their defaults', () => {
    expect(sectionStatus(priorities, { safety: { value: 3, touched: false } }, false)).toBe('not-started');
  });
});
