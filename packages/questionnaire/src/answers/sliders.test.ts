import { describe, expect, it } from 'vitest';
import { questionById } from '../definition.ts';
import type { Question } from '../model.ts';
import {
  DEFAULT_IMPORTANCE,
  importanceOf,
  sliderDefault,
  sliderRange,
  withSliderDefaults,
} from './sliders.ts';

const slider = (min?: number, max?: number): Question => ({
  id: 's',
  type: 'slider',
  category: 'test',
  question: 's',
  required: false,
  order: 1,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

describe('slider defaults', () => {
  it.each([
    [1, 5, 3],
    [1, 10, 5],
    [0, 10, 5],
    [0, 5, 2],
    [undefined, undefined, 5],
  ])('from %s to %s are at %i', (min, max, expected) => {
    expect(sliderDefault(slider(min, max))).toBe(expected);
  });

  it('use the range 0 to 10 where none is given', () => {
    expect(sliderRange(slider())).toEqual({ min: 0, max: 10 });
  });

  it('are filled in for visible sliders only, marked untouched, with importance where it is asked', () => {
    const filled = withSliderDefaults({ safety: { value: 5 } });
    expect(filled['safety']).toEqual({ value: 5 });
    expect(filled['current-life-satisfaction']).toEqual({ value: 5, touched: false });
    expect(filled['climate-preference']).toEqual({ value: 3, touched: false, importanceValue: 3 });
    expect(filled['extended-family-importance']).toBeUndefined();
    const withFamily = withSliderDefaults({ 'extended-family-location': { value: ['PRT'] } });
    expect(withFamily['extended-family-importance']).toEqual({ value: 3, touched: false });
  });

  it('return the same object when nothing is missing', () => {
    const filled = withSliderDefaults({});
    expect(withSliderDefaults(filled)).toBe(filled);
  });

  it('include an importance of 3', () => {
    expect(DEFAULT_IMPORTANCE).toBe(3);
    expect(importanceOf(undefined)).toBe(3);
    expect(importanceOf({ value: 1, importanceValue: 5 })).toBe(5);
    expect(questionById('climate-preference')?.showImportance).toBe(true);
  });
});
