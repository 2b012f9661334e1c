import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { openLedger } from '../../place/ledger.ts';
import type { PlaceView } from '../../place/view.ts';
import { viewFor } from '../../testing/lawHouseholds.ts';
import { controlledHere } from './controlledPaper.ts';

const TAKES = {
  citizenship: ['GBR'],
  'current-location': place('Bristol', 'United Kingdom', 'gb'),
  'medication-dependencies': 'yes',
};
/** The place behind one where the medicines were told of. */
function later(iso3: string, medicine: string, home: object = {}): PlaceView {
  const ledger = openLedger();
  ledger.use('medicines');
  return { ...viewFor(iso3, { ...TAKES, 'medication-details': medicine, ...home }), ledger };
}
const told = (iso3: string, medicine: string, home: object = {}): string =>
  controlledHere(later(iso3, medicine, home))?.said.text ?? '';

it('a controlled medicine is a question to every place, not to the first alone', () => {
  for (const iso3 of ['THA', 'BRA', 'ZAF'])
    expect(told(iso3, 'Elvanse (lisdexamfetamine) 50 mg daily')).toMatch(
      /Elvanse.*(?:prescribed there|may prescribe)/,
    );
  expect(told('THA', 'metformin, ramipril')).toBe('');
});

it('a controlled medicine is told of with the letter where nothing was said before, and not in a move at home', () => {
  expect(controlledHere(viewFor('THA', { ...TAKES, 'medication-details': 'methylphenidate' }))).toBeNull();
  expect(controlledHere(later('GBR', 'methylphenidate', { 'relocation-scope': 'domestic' }))).toBeNull();
});

it('a controlled medicine between Schengen states goes by their certificate', () => {
  const french = { citizenship: ['FRA'], 'current-location': place('Nantes', 'France', 'fr') };
  expect(told('ESP', 'methylphenidate', french)).toMatch(
    /certificate of your health authority covers 30 days/,
  );
});
