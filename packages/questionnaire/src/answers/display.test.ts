import { describe, expect, it } from 'vitest';
import { questionById } from '../definition.ts';
import { displayValue, optionLabels } from './display.ts';
import type { AnswerValue, Question } from '../model.ts';

const display = (id: string, value: AnswerValue) => displayValue(questionById(id) as Question, { value });
const labels = (id: string, value: AnswerValue) => optionLabels(questionById(id) as Question, { value });

describe('an answer as text', () => {
  it.each<[string, AnswerValue, string]>([
    ['citizenship', ['PRT', 'BRA'], 'Portugal, Brazil'],
    ['existing-debt', 'no-debt', 'No debt'],
    ['languages-spoken', ['pt'], 'Portuguese'],
    ['monthly-budget', 1500, '1,500 USD'],
    ['age', 41, '41'],
    ['safety', 4, '4 of 5'],
    ['deal-breakers', ' No snow ', 'No snow'],
    ['deal-breakers', '', ''],
    ['citizenship', [], ''],
    ['specific-countries', ['other'], 'Other (specify in additional information)'],
    ['existing-debt', 'of-old', 'of-old'],
  ])('%s = %j is shown as %j', (id, value, expected) => {
    expect(display(id, value)).toBe(expected);
  });

  it('lists labels for questions with options only', () => {
    expect(labels('income-sources', ['savings', 'remote-work'])).toEqual(['Savings', 'Remote work']);
    expect(labels('existing-debt', 'mortgage')).toEqual(['Only a mortgage']);
    expect(labels('age', 41)).toEqual([]);
    expect(labels('income-sources', [])).toEqual([]);
  });
});
