import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const OWNER = { ...FAMILY, citizenship: ['TUR'], 'work-arrangement': 'business-owner' };
const REMOTE = { ...FAMILY, citizenship: ['USA'], 'work-arrangement': 'remote-employee' };

it.each([
  'Which visa can bring two of my engineers?',
  'Can I transfer our three technicians to the branch?',
  'Is there a permit for my staff?',
])('an owner who asks for their staff is not answered with their own permit: “%s”', (question) => {
  const found = answered(OWNER, ['CHE', 'SWE'], question);
  expect(Object.keys(found)).toEqual(['own-staff']);
  expect(found['own-staff']?.put).toContain('send its own staff to a branch');
});

it('a team of somebody employed is no staff of theirs', () => {
  expect(answered(FAMILY, ['CHE'], 'Can I move my team meetings to the morning?')).not.toHaveProperty(
    'own-staff',
  );
});

it.each([
  'Will my employer have to register there?',
  'Must my US employer register in Spain?',
  'Does my employer need to set up payroll?',
])('what an employer has to do there is no question of pay: “%s”', (question) => {
  const found = answered(REMOTE, ['ESP', 'PRT'], question);
  expect(Object.keys(found)).toContain('employer-at-home');
  expect(Object.keys(found)).not.toContain('pay');
  expect(found['employer-at-home']?.put).toContain('who registers with the fund and the tax office there');
});

it.each([
  'Does my employer have to pay for the move?',
  'Will my employer have to pay me overtime?',
  'Does my employer need to pay a minimum wage?',
])('what an employer pays its people is no duty of its own towards the state there: “%s”', (question) => {
  expect(answered(FAMILY, ['ESP'], question)).not.toHaveProperty('employer-at-home');
});

it.each(['How do I send my staff their pay?', 'Do I have to move my staff contracts?'])(
  'pay and contracts of staff are nobody who moves: “%s”',
  (question) => {
    expect(answered(OWNER, ['CHE'], question)).not.toHaveProperty('own-staff');
  },
);
