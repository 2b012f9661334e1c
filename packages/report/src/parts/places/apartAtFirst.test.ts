import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { apartAtFirst } from './apartAtFirst.ts';

const FAMILY = {
  citizenship: ['IND'],
  'current-location': place('Plano', 'United States', 'us'),
  'work-arrangement': 'local-job',
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Priya',
  'family-member-1-relationship': 'spouse',
};

function viewIn(iso3: string, answers: object = {}) {
  return placeView(iso3, answersOf({ ...FAMILY, ...answers }));
}

const told = (iso3: string, answers: object = {}): string | null =>
  apartAtFirst(viewIn(iso3, answers))[0]?.text ?? null;

describe('a permit on which the family follows later', () => {
  it('is described with the time in its record', () => {
    expect(told('MLT')).toBe(
      'On the Malta Single Permit (work + residence) family may follow only after a year of residence there: plan for a time apart, or ask for a permit that takes all of you at once.',
    );
  });

  it('is not mentioned to people alone, without a permit, or with one for the whole family', () => {
    expect(told('MLT', { 'relocating-family-members': 'no' })).toBeNull();
    expect(told('MLT', { citizenship: ['ITA'] })).toBeNull();
    expect(told('DEU')).toBeNull();
  });

  it('is described with the pay from which they come, unless more is expected', () => {
    const bus = { 'career-field': 'transport-logistics', 'education-level': 'secondary' };
    const trained = { ...bus, citizenship: ['EGY'], 'education-level': 'vocational' };
    const short = told('SGP', { ...trained, 'expected-annual-income': '30k-50k' });
    expect(short).toMatch(
      /^The S Pass .* lets family come along only from a pay of SGD 6,000 a month: an offer below that is one for you alone\.$/,
    );
    expect(
      told('SGP', { ...trained, 'expected-annual-income': '30k-50k', 'relocating-family-members': 'no' }),
    ).toBeNull();
    expect(told('ARE', { ...bus, 'expected-annual-income': '30k-50k' })).toBeNull();
    expect(told('ARE', { ...bus, 'expected-annual-income': 'under-30k' })).toMatch(
      /from a pay of AED 4,000 a month/,
    );
  });

  it('is described once, where a condition mentions it', () => {
    const gates = [{ id: 'deal-breaker:children-along', status: 'at_risk' }];
    expect(apartAtFirst({ ...viewIn('MLT'), studied: { gates } as never })).toEqual([]);
    const others = [{ id: 'deal-breaker:homicide', status: 'at_risk' }];
    expect(apartAtFirst({ ...viewIn('MLT'), studied: { gates: others } as never })).toHaveLength(1);
  });
});
