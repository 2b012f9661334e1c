import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { pensionLater } from './pension.ts';

describe('a pension', () => {
  const later = (answers: object) => {
    const view = placeView(
      'ESP',
      answersOf({
        age: 66,
        'current-location': place('Tulsa', 'United States', 'us'),
        'retirement-timeline': 'already-retired',
        'retirement-income-phase': 'mixed',
        ...answers,
      }),
    );
    return pensionLater(view);
  };
  const fixed = { 'expected-annual-income': 'retired-fixed', 'income-sources': ['retirement-pension'] };

  it('is paid to people who retired on it, even below the pension age', () => {
    expect(later(fixed)).toBeNull();
    expect(later({ ...fixed, 'income-sources': ['investments'] })).not.toBeNull();
    expect(later({ ...fixed, 'retirement-income-phase': 'bridge' })).not.toBeNull();
    const banded = { ...fixed, 'expected-annual-income': 'under-30k' };
    expect(later(banded)).toBeNull();
    expect(later({ ...banded, 'retirement-income-phase': 'investments' })).not.toBeNull();
  });
});
