import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const RESIDENT = { citizenship: ['SYR'], 'current-location': place('Leipzig', 'Germany', 'de') };
const QUESTION = 'Should we wait for the German passport before we move?';
const ask = (places: readonly string[], told = {}) =>
  answered({ ...RESIDENT, ...told }, places, QUESTION)['awaited-citizenship']?.said?.text;

describe('whether to wait for a citizenship applied for', () => {
  it('is answered with what it opens in each place', () => {
    expect(ask(['LUX', 'AUS'])).toMatch(
      /^For Luxembourg it is worth waiting.*For Australia, by our records, .* gives no right to settle/,
    );
    expect(ask(['AUS'])).toMatch(/^For Australia, by our records, .* gives no right/);
  });

  it('is not answered for a citizenship already held', () => {
    expect(ask(['LUX'], { citizenship: ['DEU'] })).toBeUndefined();
  });
});

describe('a brother or sister who is to join', () => {
  const sibling = (citizenship: string) =>
    answered(
      { ...RESIDENT, citizenship: [citizenship] },
      ['LUX'],
      'Could I sponsor my sister to join us later?',
    )['sibling']?.said?.text;
  it('first needs a permit of their own, with what free movement adds', () => {
    expect(sibling('SYR')).toMatch(/^As a rule no/);
    expect(sibling('SYR')).not.toContain('moves freely');
    expect(sibling('DEU')).toContain('you may ask Luxembourg');
  });
});
