import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered, STUDENT } from '../../../testing/answered.ts';

const HOUSEHOLD = {
  age: 51,
  citizenship: ['KAZ'],
  'current-location': place('Almaty', 'Kazakhstan', 'kz'),
  'relationship-status': 'widowed',
  'work-arrangement': 'local-job',
  'relocating-family-members': 'yes',
  'number-of-family-members': 2,
  'family-member-1-name': 'Raushan',
  'family-member-1-family-member-age': 79,
  'family-member-1-relationship': 'parent',
  'family-member-2-name': 'Daniyar',
  'family-member-2-family-member-age': 20,
  'family-member-2-relationship': 'child',
  'ancestry-claim': 'yes',
  'ancestry-countries': ['PSE', 'ITA'],
};
const MOTHER = {
  ...HOUSEHOLD,
  'number-of-family-members': 1,
  'family-member-1-name': 'Jomar',
  'family-member-1-family-member-age': 15,
  'family-member-1-relationship': 'child',
};
const topics = (household: object, question: string): readonly string[] =>
  Object.keys(answered(household, ['DEU', 'ITA'], question));

it('care by day for a parent is no nursery, and the staff are asked for the language', () => {
  const asked = 'Is it possible to find day care for mother where somebody speaks Russian?';
  const { 'elder-care': care, childcare } = answered(HOUSEHOLD, ['DEU'], asked);
  expect(childcare).toBeUndefined();
  expect(care?.put).toContain('where somebody speaks Russian');
  expect(topics(HOUSEHOLD, 'What does day care for a toddler cost?')).toContain('childcare');
});

it('children who come at the same time, and a child who comes of age meanwhile, are asked about as family', () => {
  expect(topics(MOTHER, 'Can my son come at the same time with me or I must wait again?')).toEqual([
    'children-visa',
  ]);
  const slow = answered(MOTHER, ['ITA'], 'He will be 18 in 3 years, what happens if the paper is slow?');
  expect(slow['child-age']?.said?.text).toContain('under age there');
  expect(slow['child-age']?.said?.text).not.toContain('a permit of their own');
  const grown = answered(HOUSEHOLD, ['ITA'], 'Daniyar is 20, does he count as my child?');
  expect(grown['child-age']?.said?.text).toContain('a permit of their own');
});

it('somebody who does not serve fears the state that was left, not a record of a court', () => {
  const family = { ...MOTHER, citizenship: ['ISR'], 'current-location': place('Haifa', 'Israel', 'il') };
  const asked = 'Will Jomar be able to come back to visit without being arrested if he does not enlist?';
  const found = answered(family, ['NOR'], asked);
  expect(Object.keys(found)).toEqual(['service-unserved']);
  expect(found['service-unserved']?.said?.text).toContain('Israel, by our records: yes');
});

it('who is a mother by law is no matter of an estate, and the country of an ancestor is the one named', () => {
  const two = "Am I legally Jomar's mother there too, also if one of us dies?";
  expect(topics(MOTHER, two)).toEqual(['parentage']);
  const line = 'My great grandfather was from Genova, is Italy still possible after the change of law?';
  expect(answered(HOUSEHOLD, ['DEU'], line).descent?.lacks).toContain('how Italy judges');
});

it('a student who stays a year to work, and a sister who is brought for a visit, are asked about as such', () => {
  expect(topics(STUDENT, 'My grant pays tuition, but can I stay one year to work first?')).toContain(
    'after-study',
  );
  expect(topics(STUDENT, 'Is a part-time job enough to bring my sister for a visit?')).toEqual(['guests']);
  expect(topics(STUDENT, 'Can I wear hijab in the lab and at the university?')).toEqual(['dress']);
});
