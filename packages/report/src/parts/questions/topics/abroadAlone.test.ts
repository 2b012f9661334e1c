import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../testing/answered.ts';

const NURSE = {
  age: 34,
  citizenship: ['PHL'],
  'current-location': place('Riyadh', 'Saudi Arabia', 'sa'),
  'education-level': 'bachelor',
  'career-field': 'healthcare',
  'special-skills': 'RN, dialysis and ICU',
  'work-arrangement': 'local-job',
};
const SKIPPER = {
  age: 52,
  citizenship: ['DEU'],
  'current-location': place('Flensburg', 'Germany', 'de'),
  'relationship-status': 'divorced',
  'relocating-family-members': 'no',
};
const MOTHERS = {
  age: 36,
  citizenship: ['USA'],
  'current-location': place('San Antonio', 'United States', 'us'),
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Danielle',
  'family-member-1-relationship': 'spouse',
};

describe('a question on a licence', () => {
  it('holds what the register of each place asks, and calls open only what is on no record', () => {
    const { profession } = answered(
      NURSE,
      ['MLT', 'IRL', 'BRA'],
      'Is my IELTS 6.5 enough for NMBI or must I retake the writing?',
    );
    const said = profession?.said?.text ?? '';
    expect(said).toContain('In Malta proof of the language is IELTS with 6.0 on average; for training');
    expect(said).toContain('In Ireland proof of the language is IELTS Academic with 7.0 overall');
    expect(profession?.lacks).toBe(
      'how long the recognition takes, and at what level of the language in Brazil',
    );
  });

  it('is about the one who is named, cut short too', () => {
    const { profession } = answered(MOTHERS, ['ESP'], 'Can Dani work as a vet, does she have to redo exams?');
    expect(profession?.said?.text).toContain('so for Danielle the veterinary chamber');
  });
});

describe('a question on pay', () => {
  it('on who pays best after tax is one on pay, beside the licence, and none on where one is taxed', () => {
    const found = answered(
      NURSE,
      ['IRL', 'NZL'],
      'Which country pays nurses best after tax and rent, and do I start as assistant until registered?',
    );
    expect(Object.keys(found)).toEqual(['pay-left', 'profession']);
  });

  it('on what has to be earned so that a child may come is none on the market for work', () => {
    const found = answered(
      NURSE,
      ['IRL'],
      'How long until I can bring my son and how much must I earn per month for that?',
    );
    expect(Object.keys(found)).toEqual(['children-visa']);
  });
});

describe('a question of somebody who moves alone', () => {
  it('asks what becomes of custody where the children stay, and what to ask to take them where they go', () => {
    const stays = answered(SKIPPER, ['ESP'], 'Do I lose shared custody if I move, can the mother stop me?');
    expect(stays['custody']?.put).toMatch(
      /^May the other parent or a court object to my moving while the child stays/,
    );
    const goes = answered(SKIPPER, ['ESP'], 'I have shared custody, may I take my son with me?');
    expect(goes['custody']?.put).toMatch(/need to move the child/);
  });

  it('puts a tax on leaving for one, and for two where two go', () => {
    const ask = 'What about the exit tax?';
    expect(answered(SKIPPER, ['ESP'], ask)['exit-tax']?.put).toMatch(/reach me .* before I go\?$/);
    expect(answered(MOTHERS, ['ESP'], ask)['exit-tax']?.put).toMatch(/reach us .* before we go\?$/);
  });

  it('on a boat goes to marinas, flag and customs, not to an adviser on income', () => {
    const found = answered(
      SKIPPER,
      ['ESP'],
      'What does a berth for a 34 ft boat cost per year and do I have to pay VAT or register the boat again, is my SKS valid',
    );
    expect(Object.keys(found)).toEqual(['boat']);
    expect(found['boat']?.whom).toContain('maritime authority');
  });
});

describe('a question on a child that is to be born', () => {
  it('is one on the parents and, after an ampersand too, one on its citizenship', () => {
    const found = answered(
      MOTHERS,
      ['ESP'],
      'If Dani gives birth there do we both go on the birth certificate & is the kid american too',
    );
    expect(Object.keys(found)).toEqual(['parentage', 'child-citizenship']);
    expect(found['child-citizenship']?.put).toMatch(/^Which citizenship does a child of ours have at birth/);
  });
});
