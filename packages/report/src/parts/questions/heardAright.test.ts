import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../testing/answered.ts';

const JAPANESE = {
  age: 67,
  citizenship: ['JPN'],
  'current-location': place('Kawasaki', 'Japan', 'jp'),
  'relocating-pets': 'yes',
  'pets-details': ['dog'],
};
const SAILOR = { ...VETERAN, age: 44, 'medication-dependencies': 'yes', 'medication-details': 'Adderall XR' };
const LEBANESE = { age: 43, citizenship: ['LBN'], 'current-location': place('Beirut', 'Lebanon', 'lb') };

describe('a question is recognised by what it asks', () => {
  it('not by the weather, where a season only dates a journey', () => {
    const asks = (question: string) => Object.keys(answered(JAPANESE, ['THA'], question));
    expect(asks('Can our dog come back to Japan with us in summer?')).toEqual(['pets']);
    expect(asks('Is it too hot there in summer for our dog?')).toContain('weather');
    expect(asks('What is it like there in summer?')).toEqual(['weather']);
  });

  it('not by a visit, where the days are those of a supply', () => {
    const asks = (question: string) => Object.keys(answered(SAILOR, ['ESP'], question));
    expect(asks('Can we bring 90 days of Adderall in, and can he keep getting it there?')).toEqual([
      'medicine',
    ]);
    expect(asks('May I stay for 90 days of every 180?')).toContain('visa');
  });

  it('not by lifts and kerbs, where the question is who pays for a disability', () => {
    const asks = (question: string) => Object.keys(answered(SAILOR, ['ESP'], question));
    expect(asks('Does my VA disability count as income for a retirement visa?')).not.toContain('access');
    expect(asks('Are the buses there made for people with a disability?')).toContain('access');
  });

  it('by where to apply, not by flights, where an airport may close', () => {
    const found = answered(
      LEBANESE,
      ['FRA', 'CAN'],
      'What happens if the airport in Beirut closes before we get the visa, and where can we apply from?',
    );
    expect(Object.keys(found)).toEqual(['where-applied']);
    expect(found['where-applied']?.said?.text).toMatch(/Visa Code, article 6/);
    const canada = answered(LEBANESE, ['CAN'], 'Where can we apply for the visa?');
    expect(canada['where-applied']?.said?.text).not.toMatch(/Schengen/);
  });

  it('by a military pension plan in any spelling, and with Medicare only near its age', () => {
    const said = (age: number) =>
      answered(
        { ...SAILOR, age },
        ['ESP'],
        'How does the Foreign Medical Program work and does Tricare cover us?',
      ).benefit?.said?.text ?? '';
    expect(said(44)).toMatch(
      /^The Foreign Medical Program of .*TRICARE has plans for those who live outside/,
    );
    expect(said(44)).not.toContain('Medicare');
    expect(said(66)).toContain('TRICARE For Life');
  });
});

const BHUTANESE = {
  age: 31,
  citizenship: ['BTN'],
  'current-location': place('Thimphu', 'Bhutan', 'bt'),
  'work-arrangement': 'local-job',
  'visa-preference': ['work'],
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Pema',
  'family-member-1-relationship': 'spouse',
};

describe('an answer begins with what is asked', () => {
  it('such as what a student’s permit lets the partner do', () => {
    const asks = (question: string) => answered(BHUTANESE, ['SGP', 'NOR'], question);
    const found = asks('If Pema studies a master in Australia, can I work full time and can the baby come?');
    expect(Object.keys(found)).toEqual(['beside-student']);
    expect(found['beside-student']?.said?.text).toMatch(
      /^Beside Pema’s permit for study you may work in Australia \(48 hours a fortnight .* come along in Australia\.$/,
    );
    expect(Object.keys(asks('Can Pema work in Australia if I study there?'))).not.toContain('beside-student');
  });

  it('such as the sum required by a permit, where it is to lie in a bank', () => {
    const found = answered(BHUTANESE, ['NOR'], 'How much must we show in the bank for 3 people?');
    expect(Object.keys(found)).toEqual(['visa-means']);
    expect(found['visa-means']?.said?.text).toMatch(
      /In Norway that sum is the pay in a contract, and no money in the bank stands in for it/,
    );
    const pay = answered(BHUTANESE, ['NOR'], 'Is our income enough for a work visa?');
    expect(pay['visa-means']?.said?.text ?? '').not.toContain('in the bank');
  });

  it('such as the right of a passport, without asking about a permit', () => {
    const dane = { citizenship: ['DNK'], 'current-location': place('Tórshavn', 'Faroe Islands', 'fo') };
    const { visa } = answered(dane, ['ESP', 'CAN'], 'Can we move freely to Spain?');
    expect(visa?.said?.text).toMatch(/is free movement with your passport in Spain; how it is registered/);
    expect(visa?.put).not.toContain('permit');
    expect(answered(dane, ['CAN'], 'Which visa do we need?').visa?.put).toContain('Which permit');
  });

  it('such as the country that comes first, where the question asks which does', () => {
    const { citizenship } = answered(
      LEBANESE,
      ['DEU', 'CAN'],
      'Which of Cyprus, France, Canada or Panama gives us a passport first?',
    );
    expect(citizenship?.said?.text).toMatch(
      /^By years of residence alone Canada comes first, after 3 years\./,
    );
    expect(citizenship?.said?.text).toMatch(/8 years in Cyprus; 5 years in France and Panama/);
    expect(citizenship?.said?.text).not.toContain('Germany');
  });

  it('such as money that a bank does not pay out, rather than proof of means', () => {
    const said = (question: string) =>
      answered(LEBANESE, ['CAN'], question)['proof-of-funds']?.said?.text ?? '';
    expect(said('Our money is stuck in a bank in Beirut, is it a proof of funds?')).toMatch(
      /^Plan without money that its bank does not pay out or transfer.*In Canada the settlement funds/,
    );
    expect(said('Are bank statements a proof of funds?')).not.toContain('Plan without');
  });

  it('such as what Japan does with insurance, pension, card and animals of people who leave', () => {
    const said = (id: string, question: string, iso3s: readonly string[] = ['THA', 'ESP']) =>
      answered(JAPANESE, iso3s, question)[id]?.said?.text ?? '';
    expect(said('insurance', 'Do we lose the National Health Insurance when we leave Japan?')).toMatch(
      /^Whoever moves away from Japan for a year or more .* leaves the National Health Insurance/,
    );
    expect(said('pension', 'Is my pension taxed in Japan or there?')).toMatch(
      /keeps back 20\.42% .* Our record shows a treaty that frees it for Spain\. Our record shows no such treaty for Thailand/,
    );
    expect(
      said('registration', 'Must we deregister the juminhyo, and may we keep the My Number card?'),
    ).toMatch(/keeps the My Number card if/);
    expect(said('pets', 'Can our dog come back to Japan?')).toMatch(
      /For the way back Japan has on record: .*rabies antibody test, with at least 180 days of lead/,
    );
    expect(said('pets', 'Can our dog come?')).not.toContain('way back');
  });
});
