import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const DOCTOR = {
  age: 38,
  citizenship: ['GEO'],
  'current-location': place('Tbilisi', 'Georgia', 'ge'),
  'career-field': 'healthcare',
  'education-level': 'professional',
  'languages-spoken': ['en'],
};
const PLACES = ['DEU', 'NOR', 'PRT'];

describe('a question about the pay of a job', () => {
  it.each([
    ['What does an anaesthetist earn in Norway?', ['pay']],
    ['What is the pay of a registered nurse?', ['pay']],
    ['What do licensed electricians earn?', ['pay']],
    ['What does a nurse earn with my diploma?', ['pay']],
    ['How well are doctors paid?', ['pay']],
    ['How much does a teacher make?', ['pay']],
    ['What would I be paid working as a pharmacist?', ['pay']],
    ['Can I work as an anaesthetist and what would I be paid?', ['profession', 'pay']],
    ['What is a pharmacist paid, and does she need a licence?', ['pay', 'profession']],
    ['What rent is paid for a flat?', ['housing']],
    ['Is my salary of $3,000 a month enough for a digital nomad visa?', ['permit-income']],
    [
      'My pay of $3,000 comes from an employer at home: does it meet the income for a nomad visa?',
      ['permit-income'],
    ],
    ['Can I work as a nurse with my diploma?', ['profession']],
    [
      'How do I get registered as a doctor there, and what does it cost before my first salary?',
      ['profession'],
    ],
    ['What will my first salary as a doctor be?', ['pay']],
  ])('is answered beside the licence, and alone where nothing else is asked: “%s”', (question, topics) => {
    const found = Object.keys(answered(DOCTOR, PLACES, question)).filter((id) => id !== 'degree');
    expect(found).toEqual(topics);
  });

  it('is answered with the group of the occupation, and says where none is on record', () => {
    const { pay } = answered(DOCTOR, PLACES, 'What do licensed electricians earn?');
    expect(pay?.figures).toContain('earnings_craft_trades_usd');
    expect(pay?.said?.text).toMatch(
      /counted among craft and trades workers\. .* No pay of that group is on record in Portugal\.$/,
    );
  });

  it('is not about the price of a licence', () => {
    const { profession } = answered(DOCTOR, ['GBR'], 'What does it cost to be registered as a doctor?');
    expect(profession?.lacks).toMatch(/^what the exams and the licence cost, /);
  });

  it('uses the customer’s own group where it names no occupation', () => {
    const { pay } = answered(DOCTOR, PLACES, 'What would I be paid there?');
    expect(pay?.figures).toContain('earnings_professionals_usd');
  });
});

describe('a question what is left of a pay', () => {
  it('is one on pay and what remains of it, however the pay is called', () => {
    for (const question of [
      'How much is a family of five left with each month on a chef’s pay?',
      'What remains of a nurse’s salary there?',
    ])
      expect(Object.keys(answered(DOCTOR, PLACES, question)), question).toContain('pay-left');
    expect(Object.keys(answered(DOCTOR, PLACES, 'Who is left on the ward at night?'))).not.toContain(
      'pay-left',
    );
  });
});
