import { describe, expect, it } from 'vitest';
import type { WrittenAnswers } from '../testing/persona.ts';
import { waysInto } from '../testing/waysIn.ts';

const FREELANCER = {
  age: 63,
  citizenship: ['USA'],
  'work-arrangement': 'freelance',
  'income-sources': ['retirement-pension', 'remote-work'],
  'expected-annual-income': '30k-50k',
  'visa-preference': ['retirement', 'digital-nomad'],
};

/** The kind of the first way into a country. */
const first = (iso3: string, more: WrittenAnswers = {}) =>
  waysInto(iso3, { ...FREELANCER, ...more }).routes[0]?.way.route.kind;

describe('of two routes that are as open as each other', () => {
  it('the one that asks for less of the income comes first', () => {
    expect(first('PRT')).toBe('retirement/passive-income');
    expect(first('CRI')).toBe('retirement/passive-income');
  });

  it('the one that was ticked comes first, whatever it asks for', () => {
    expect(
      first('PRT', {
        'visa-preference': ['digital-nomad'],
        'financial-independence-level': 'mostly-independent',
      }),
    ).toBe('digital-nomad');
    const untold = { 'income-sources': ['retirement-pension'], 'expected-annual-income': 'retired-fixed' };
    expect(first('PRT', { ...untold, 'visa-preference': ['retirement'] })).toBe('retirement/passive-income');
  });

  it('the one that allows the work comes before one that allows none', () => {
    expect(first('CYP')).toBe('digital-nomad');
    expect(first('CYP', { 'visa-preference': ['retirement'] })).toBe('digital-nomad');
  });

  it('the one made for a pension comes first for who has nothing else', () => {
    const pension = { 'work-arrangement': 'not-working', 'income-sources': ['retirement-pension'] };
    for (const iso3 of ['PRT', 'GRC', 'CRI'])
      expect(first(iso3, { ...pension, 'expected-annual-income': '50k-75k' }), iso3).toBe(
        'retirement/passive-income',
      );
  });
});

describe('a permit for workers without training, which lets nobody come along', () => {
  const waiter = {
    age: 31,
    citizenship: ['BTN'],
    'work-arrangement': 'local-job',
    'visa-preference': ['work'],
    'expected-annual-income': '30k-50k',
    'career-field': 'hospitality-tourism',
    'years-in-field': 8,
    'education-level': 'vocational',
  };
  const called = (more: WrittenAnswers) => waysInto('SGP', { ...waiter, ...more }).routes[0]?.way.route.name;

  it('comes first for who moves alone and is no graduate', () => {
    expect(called({})).toBe('Work Permit for migrant workers');
  });

  it('waits where a family comes along, and for a graduate', () => {
    const couple = {
      'relationship-status': 'married',
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
    };
    expect(called(couple)).toMatch(/^S Pass/);
    expect(called({ 'education-level': 'bachelor' })).toMatch(/^S Pass/);
  });
});
