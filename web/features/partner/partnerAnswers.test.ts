import { describe, expect, it } from 'vitest';
import { answersToSend, saysSomething, withAnswer } from './partnerAnswers.ts';

describe('the answers of the second adult', () => {
  it('count as given once one was set, not while all are defaults or blank', () => {
    expect(saysSomething({})).toBe(false);
    expect(saysSomething({ safety: { value: 3, touched: false }, 'deal-breakers': { value: ' ' } })).toBe(
      false,
    );
    expect(saysSomething({ safety: { value: 3 } })).toBe(true);
    expect(saysSomething({ 'deal-breakers': { value: 'No winters' } })).toBe(true);
  });

  it('are sent completely, with untouched ones marked as such', () => {
    const sent = answersToSend({ safety: { value: 5 }, 'deal-breakers': { value: '' } });
    expect(sent['safety']).toEqual({ value: 5 });
    expect(sent['healthcare-quality']).toEqual({ value: 3, touched: false });
    expect(sent['climate-preference']).toEqual({ value: 3, touched: false, importanceValue: 3 });
    expect(sent).not.toHaveProperty('deal-breakers');
  });

  it('can be changed one at a time', () => {
    const two = { safety: { value: 5 }, 'cost-of-living': { value: 1 } };
    expect(withAnswer(two, 'safety', { value: 2 })).toEqual({ ...two, safety: { value: 2 } });
    expect(withAnswer(two, 'safety', undefined)).toEqual({ 'cost-of-living': { value: 1 } });
  });
});
