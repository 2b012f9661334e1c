import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../testing/answered.ts';

const RETIRED = {
  age: 69,
  citizenship: ['CAN'],
  'current-location': place('Moncton', 'Canada', 'ca'),
  'relationship-status': 'married',
  'work-arrangement': 'not-working',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Darlene',
  'family-member-1-family-member-age': 66,
  'family-member-1-relationship': 'spouse',
  'relocating-pets': 'yes',
  'pets-details': ['cat'],
};

const FARMERS = {
  age: 43,
  citizenship: ['FRA'],
  'current-location': place('Aurillac', 'France', 'fr'),
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Lucie',
  'family-member-1-family-member-age': 10,
  'family-member-1-relationship': 'child',
  'family-member-1-special-needs': 'Down syndrome, needs a school with an assistant',
  'relocating-pets': 'yes',
  'pets-details': ['dog', 'horse'],
};

describe('a question in people’s own spelling', () => {
  it('about a payment from home and its tax is one about the pension', () => {
    const found = answered(
      RETIRED,
      ['ESP'],
      'Do we keep our OAS and CPP if we leave Canada for good, and how much do they take off for tax?? Together we get about 3100 CAD a month',
    );
    expect(Object.keys(found)).toEqual(['pension']);
    expect(found.pension?.said?.text).toMatch(/social security our records show an agreement in Spain/);
  });

  it('recognises a name without its apostrophe, and the age it gives', () => {
    const { insurance } = answered(
      RETIRED,
      ['ESP'],
      'What does Darlenes insulin cost there and can she get insurance with the diabetes at 66?',
    );
    expect(insurance?.put).toMatch(/From which day is Darlene covered .* at the age of 66\?$/);
    const other = answered(RETIRED, ['ESP'], 'Can I get health insurance at 75?').insurance;
    expect(other?.put).toContain('at the age of 75');
  });

  it('recognises a misspelt quarantine', () => {
    const { pets } = answered(RETIRED, ['THA'], 'Can we bring the cat on the plane and is there quarentine?');
    expect(pets?.lacks).toMatch(/^whether there is a quarantine/);
  });

  it('recognises money in a bank, and looks for no branch', () => {
    const found = answered(RETIRED, ['ESP'], 'We have 90000 CAD in the bank, is that enough for the visa?');
    expect(Object.keys(found)).not.toContain('bank');
  });

  it('means an animal by a pregnant mare, and the dogs beside her', () => {
    const found = answered(
      FARMERS,
      ['ESP'],
      'How do we bring 4 horses, can a pregnant mare fly and what does it cost, and the dogs',
    );
    expect(Object.keys(found)).toEqual(['pets']);
    expect(found.pets?.said?.text).toContain('Papers on record for a dog or cat: the EU pet passport');
    expect(found.pets?.put).toContain('a mare in foal');
    const { birth } = answered(FARMERS, ['ESP'], 'May my pregnant wife fly?');
    expect(birth?.lacks).toContain('until which week of a pregnancy');
  });
});

describe('a question about the EU Blue Card', () => {
  const ASKED = 'will EU blue card salary be met with 85k EUR offer?';
  const ENGINEER = { age: 37, citizenship: ['IND'], 'current-location': place('Hyderabad', 'India', 'in') };

  it('is answered with its yearly sum, or with another state’s where no place has one on record', () => {
    const german = answered(ENGINEER, ['DEU'], ASKED);
    expect(Object.keys(german)).toEqual(['blue-card']);
    expect(german['blue-card']?.said?.text).toMatch(
      /^On our records, the EU Blue Card \(Germany\) asks for pay of about US\$4,[67]\d\d a month, which US\$(?:7,9|8,0)\d\d reaches\.$/,
    );
    const far = answered(ENGINEER, ['AUS', 'DNK'], ASKED)['blue-card'];
    expect(far?.said?.text).toMatch(/^No EU Blue Card is on record for Australia or Denmark\. .*Germany/);
    const low = answered(ENGINEER, ['DEU'], 'Is 40,000 EUR enough for the Blue Card in Germany?');
    expect(low['blue-card']?.said?.text).toContain('does not reach');
  });
});

describe('health as a condition for entry', () => {
  const ASKED =
    'Does Lucie make a problem for the visa because of her handicap, and which school would take her?';

  it('is no reason for refusal where no permit is needed, and a school is a separate question', () => {
    const found = answered(FARMERS, ['ESP'], ASKED);
    expect(Object.keys(found)).toEqual(['health-admission', 'school-support']);
    expect(found['health-admission']?.said?.text).toMatch(/^In Spain your passport is enough/);
    expect(found['health-admission']?.put).toContain('when we register');
  });

  it('is asked about by the name of an illness', () => {
    const found = answered(
      RETIRED,
      ['ESP'],
      'Do they ask about my diagnosis for the visa and who pays my meds',
    );
    expect(Object.keys(found)).toEqual(['health-admission', 'medicine']);
    expect(found['health-admission']?.lacks).toContain('asks about health, or tests for an illness');
  });

  it('is not meant by a title that resembles an illness', () => {
    const found = answered(RETIRED, ['ESP'], 'May the consulate refuse Ms Weber a visa without a reason?');
    expect(Object.keys(found)).not.toContain('health-admission');
  });
});
