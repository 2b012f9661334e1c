import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const DAUGHTER = {
  age: 38,
  citizenship: ['LKA'],
  'current-location': place('Colombo', 'Sri Lanka', 'lk'),
  'relationship-status': 'married',
  'languages-spoken': ['si', 'en'],
};

it.each([
  'My mother (71) lives with us in Colombo and we cannot leave her alone for long.',
  'What happens with my mother if we leave?',
  'How do we get home fast when my mother falls ill?',
  'My parents are alone at home, who helps them?',
])('tells how far away a parent would be who stays, and what to settle: “%s”', (question) => {
  const found = answered(DAUGHTER, ['AUS', 'SGP'], question);
  expect(Object.keys(found)).toEqual(['parent-left']);
  expect(found['parent-left']?.said?.text).toMatch(/hours in the air\).*who may sign in a parent’s name/s);
  expect(found['parent-left']?.whom).toContain('the social services of Colombo');
});

it.each(['Can my mother come and live with us?', 'May we bring my parents later?'])(
  'leaves a parent who is to come to the law on parents: “%s”',
  (question) => {
    const found = answered(DAUGHTER, ['AUS', 'SGP'], question);
    expect(found).toHaveProperty('parent');
    expect(found).not.toHaveProperty('parent-left');
  },
);

it('says nothing of staying behind to whoever moves with a parent', () =>
  expect(
    answered(FAMILY, ['FRA'], 'What happens with my mother if we leave her alone there?'),
  ).not.toHaveProperty('parent-left'));
