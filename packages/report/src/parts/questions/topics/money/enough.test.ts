import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT, VETERAN } from '../../../../testing/answered.ts';

it('a student who asks whether a budget is enough reads what universities require, where it is on record', () => {
  const { enough } = answered(STUDENT, ['DEU', 'ESP'], 'Is 900 dollars a month enough to live there?');
  expect(enough?.said?.text).toMatch(
    /Public universities in Germany ask students from abroad for no tuition/,
  );
  expect(enough?.said?.text).toMatch(/We have no record of what Spain asks of students from abroad\./);
  expect(enough?.lacks).toBe('the rent of a room');
});

describe('a number that can only be a budget', () => {
  it.each([
    'Is 3000 enough a month for three?',
    'is 3000 enough?',
    'will 3,000 be enough for us',
    '3000 a month ok?',
    'Is 3k/mo doable?',
    'How far does 3000 USD go there',
    'can we survive on 3000',
    'What can we get for 3000 a month',
    'is $3000 monthly plenty',
    'Would 3000 dollars cover everything',
    '3000 USD for family of 3 possible?',
    'enough with 36000 a year?',
    'Is 36k enough?',
  ])('is taken as monthly: “%s”', (question) => {
    const { enough } = answered(FAMILY, ['PRT', 'CAN'], question);
    expect(enough?.said?.text).toMatch(/^The sum you name is about US\$3,000 a month\./);
  });

  it.each([
    'Is a CRS of 480 enough?',
    'Are 900 hours of teaching enough?',
    'Is 480 points enough for us?',
    'Is visa 189 realistic?',
    'Is English enough?',
    'Is 250 mbps enough?',
  ])('is no sum of money: “%s”', (question) => {
    expect(answered(FAMILY, ['PRT', 'CAN'], question)).not.toHaveProperty('enough');
  });

  it('is the form’s budget where a question names none', () => {
    const { enough } = answered(STUDENT, ['PRT'], 'is my budget too low');
    expect(enough?.said?.text).toMatch(/^You gave us a budget of US\$1,250 a month\./);
  });
});

describe('an income to live on, without a sum in the question', () => {
  const pensioner = {
    ...VETERAN,
    'monthly-budget': 1700,
    'expected-annual-income': 'retired-fixed',
    'additional-comments': 'My Social Security is $1,950 a month, plus 180k in an IRA for emergencies.',
  };

  it('is the one stated elsewhere, compared with a month and with the permit', () => {
    const found = answered(pensioner, ['PRT'], 'Can I live on my Social Security alone?');
    expect(Object.keys(found)).toEqual(['enough']);
    expect(found.enough?.said?.text).toMatch(
      /^The income you told us is about US\$1,950 a month\. Whether that is enough .*The permit has a sum of its own to show: US\$[\d,]+ a month for the D7 residence visa/,
    );
  });

  it('is the budget where none was stated', () => {
    const { 'additional-comments': _, ...silent } = pensioner;
    expect(answered(silent, ['PRT'], 'Can we live on our pension?').enough?.said?.text).toMatch(
      /^You gave us a budget of US\$1,700 a month\./,
    );
  });
});
