import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../../testing/answered.ts';

const NURSE = {
  age: 34,
  citizenship: ['PHL'],
  'current-location': place('Riyadh', 'Saudi Arabia', 'sa'),
  'education-level': 'bachelor',
  'career-field': 'healthcare',
  'special-skills': 'RN, dialysis and ICU',
  'work-arrangement': 'local-job',
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
    const danielle = { ...VETERAN, 'family-member-1-name': 'Danielle' };
    const { profession } = answered(
      danielle,
      ['ESP'],
      'Can Dani work as a vet, does she have to redo exams?',
    );
    expect(profession?.said?.text).toContain('so for Danielle the veterinary chamber');
  });
});

describe('a question on pay', () => {
  it('on who pays best after tax stands beside one on the licence', () => {
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
