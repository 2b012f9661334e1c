import { expect, it } from 'vitest';
import { answered, FAMILY, STUDENT } from '../../../../testing/answered.ts';

it.each([
  'Jonas has a peanut allergy.',
  'My son has a severe peanut allergy. Are schools prepared?',
  'Who at school may give an EpiPen?',
])('tells whom to ask for a child whom food could kill, and nothing on lessons: “%s”', (question) => {
  const found = answered(FAMILY, ['FRA', 'GBR'], question);
  expect(Object.keys(found)).toEqual(['allergy']);
  expect(found.allergy?.whom).toContain('the head of each school');
  expect(found.allergy?.put).toContain('who may give the pen');
});

it('leaves the school out for somebody who asks for themselves', () => {
  const found = answered(STUDENT, ['FRA'], 'I am allergic to shellfish and nuts, can I get an EpiPen there?');
  expect(Object.keys(found)).toEqual(['allergy']);
  expect(found.allergy?.put).not.toContain('school');
});

it.each(['Is the pollen bad there for my allergy?', 'Which town has clean air for a dust allergy?'])(
  'leaves what the air carries to the figures on air: “%s”',
  (question) => expect(answered(FAMILY, ['FRA'], question)).not.toHaveProperty('allergy'),
);
