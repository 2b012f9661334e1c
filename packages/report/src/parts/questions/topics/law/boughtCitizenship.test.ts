import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const COUPLE = {
  age: 34,
  citizenship: ['TUR'],
  'current-location': place('Izmir', 'Türkiye', 'tr'),
  'relationship-status': 'domestic-partnership',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Anna',
  'family-member-1-relationship': 'spouse',
  'liquid-assets-available': 'over-2m',
};
const said = (question: string, beside: object = {}) =>
  answered({ ...COUPLE, ...beside }, ['CYP', 'KNA'], question)['citizenship']?.said?.text ?? '';

describe('citizenship by investment', () => {
  it('is listed for every country, for people who ask by price or speed', () => {
    for (const question of [
      'Which second passport is quickest and what does it cost?',
      'Can we get citizenship by investment?',
    ]) {
      expect(said(question), question).toMatch(/without years of residence.*USD 130,000 in Vanuatu/);
      expect(said(question), question).toMatch(/USD 250,000 in Saint Kitts and Nevis/);
    }
    expect(said('After how many years can I become a citizen?')).not.toMatch(/for a sum/);
  });

  it('is never that of a country already theirs, nor beyond the savings', () => {
    const question = 'Which second passport is quickest?';
    expect(said(question)).not.toMatch(/Türkiye \(|in Türkiye/);
    expect(said(question, { 'liquid-assets-available': '100k-250k' })).not.toMatch(/in Türkiye|for 400,000/);
    expect(said(question, { 'liquid-assets-available': '10k-25k' })).not.toMatch(/for a sum/);
  });

  it('names the programmes that refuse the partner’s passport', () => {
    const told = { 'unique-family-situation': 'Anna is a Russian citizen.' };
    expect(said('Which second passport is quickest for both of us?', told)).toMatch(
      /Of these, those of .*Saint Kitts and Nevis take no applications from citizens of Russia/,
    );
    expect(said('Which second passport is quickest for both of us?')).not.toMatch(/Of these/);
    const asked = 'Can Anna get residence as my unmarried partner?';
    const along = (beside: object) =>
      answered({ ...COUPLE, 'visa-preference': ['entrepreneur'], ...beside }, ['KNA'], asked)['partner-visa']
        ?.said?.text ?? '';
    expect(along(told)).toMatch(/takes no applications from citizens of Russia.*may come along at all/);
    expect(along({})).not.toMatch(/takes no applications/);
  });
});
