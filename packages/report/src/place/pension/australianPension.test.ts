import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../testing/answered.ts';
import { placeView } from '../../testing/views.ts';
import { agePensionAbroad } from './australianPension.ts';

const AT_HOME = { 'current-location': place('Geelong', 'Australia', 'au'), citizenship: ['AUS'] };

function said(home: object, iso3: string): string | null {
  const view = placeView(iso3, answersOf(home as typeof AT_HOME));
  return agePensionAbroad(view)?.text ?? null;
}

describe('the Age Pension abroad', () => {
  it('depends on the years lived in Australia, and in New Zealand on their agreement', () => {
    expect(said(AT_HOME, 'THA')).toMatch(/from 26 weeks away .* age of 16 .* in full from 35 of them/);
    expect(said(AT_HOME, 'THA')).not.toContain('New Zealand');
    expect(said(AT_HOME, 'NZL')).toContain('agreement of the two countries');
    expect(said({ ...AT_HOME, 'current-location': place('Lyon', 'France', 'fr') }, 'THA')).toBeNull();
  });

  it('is described to people who ask whether it is paid abroad', () => {
    const pension = answered(
      AT_HOME,
      ['THA', 'NZL'],
      'Do we keep the age pension if we live overseas?',
    ).pension;
    expect(pension?.said?.text).toContain('Australia goes on paying its Age Pension abroad');
  });
});
