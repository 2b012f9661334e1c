import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../../testing/persona.ts';
import { waysInto } from '../../testing/waysIn.ts';

const GRADUATE = {
  age: 31,
  citizenship: ['IND'],
  'relocation-timeline': '6-12-months',
  'education-level': 'bachelor',
  'career-field': 'technology',
  'work-arrangement': 'local-job',
  'visa-preference': ['permanent-residency', 'work'],
};

/** Kind of the best route. */
const leads = (iso3: string, more: WrittenAnswers = {}): string | undefined =>
  waysInto(iso3, { ...GRADUATE, ...more }).routes[0]?.way.route.kind;

describe('an invitation by points to stay for good', () => {
  it('comes before an employer’s permit for people with a trade or a degree who ticked permanence', () => {
    expect(leads('CAN')).toBe('permanent-residency');
    expect(leads('CAN', { 'education-level': 'vocational' })).toBe('permanent-residency');
  });

  it.each<WrittenAnswers>([
    { 'education-level': 'secondary' },
    // The record gives no points for age from 45 on.
    { age: 45 },
    // Its decision may come after the date.
    { 'relocation-timeline': '0-6-months' },
  ])('comes after it in the case of %o', (more) => {
    expect(leads('CAN', more)).toBe('work');
  });
});

describe('points among people with an offer', () => {
  it('come after the permit with which work begins sooner', () => {
    expect(leads('NZL', { 'relocation-timeline': '1-2-years' })).toBe('work');
  });
});

describe('a condition against permits of one employer', () => {
  const REFUSED = { 'deal-breakers': 'A visa tied to one employer' };

  it('prefers a permit that outlasts a job, even one that comes later', () => {
    expect(leads('AUS')).toBe('work');
    expect(leads('AUS', REFUSED)).toBe('permanent-residency');
  });

  it('does not prefer a permit for people of distinction', () => {
    const [first, ...more] = waysInto('GBR', { ...GRADUATE, ...REFUSED }).routes;
    expect(first?.way.kind).toBe('job offer');
    expect(more.map(({ way }) => way.route.conditions.selection)).toContain('exceptional');
  });
});
