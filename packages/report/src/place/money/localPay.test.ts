import { answersOf } from '@global-fit/matching/testing/persona';
import { INDIAN_NURSE } from '@global-fit/matching/testing/personas/indianNurse';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { localPay } from './localPay.ts';

describe('pay in the group of occupations', () => {
  it('is not used for a nurse, who shares a group with doctors and engineers', () => {
    expect(viewsOf(INDIAN_NURSE.answers).filter((view) => localPay(view) !== null)).toEqual([]);
    const engineer = {
      ...INDIAN_NURSE.answers,
      ...answersOf({ 'career-field': 'engineering', 'special-skills': 'Bridges and tunnels' }),
    };
    expect(viewsOf(engineer).some((view) => localPay(view)?.group === 'professionals')).toBe(true);
  });
});
