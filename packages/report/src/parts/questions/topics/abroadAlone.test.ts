import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../testing/answered.ts';

const SKIPPER = {
  age: 52,
  citizenship: ['DEU'],
  'current-location': place('Flensburg', 'Germany', 'de'),
  'relationship-status': 'divorced',
  'relocating-family-members': 'no',
};
describe('a question by somebody who moves alone', () => {
  it('asks what becomes of custody where the children stay, and what is needed to bring them', () => {
    const stays = answered(SKIPPER, ['ESP'], 'Do I lose shared custody if I move, can the mother stop me?');
    expect(stays['custody']?.put).toMatch(
      /^May the other parent or a court object to my moving while the child stays/,
    );
    const goes = answered(SKIPPER, ['ESP'], 'I have shared custody, may I take my son with me?');
    expect(goes['custody']?.put).toMatch(/need to move the child/);
  });

  it('words a tax on leaving for one person, and for two where two leave', () => {
    const ask = 'What about the exit tax?';
    expect(answered(SKIPPER, ['ESP'], ask)['exit-tax']?.put).toMatch(/reach me .* before I go\?$/);
    expect(answered(FAMILY, ['ESP'], ask)['exit-tax']?.put).toMatch(/reach us .* before we go\?$/);
  });

  it('about a boat is referred to marinas, flag and customs, not to an adviser on income', () => {
    const found = answered(
      SKIPPER,
      ['ESP'],
      'What does a berth for a 34 ft boat cost per year and do I have to pay VAT or register the boat again, is my SKS valid',
    );
    expect(Object.keys(found)).toEqual(['boat']);
    expect(found['boat']?.whom).toContain('maritime authority');
  });
});
