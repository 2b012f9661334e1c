import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

describe('a question about the age at which school begins', () => {
  it.each([
    'Does Jonas start school at six?',
    'At what age do children start school there?',
    'How old must a child be for first grade?',
    'When do children begin primary school?',
    'Would our daughter go to school at five?',
    'What is the compulsory school age?',
  ])('is answered from each place’s record: “%s”', (question) => {
    const found = answered(FAMILY, ['POL', 'IRL', 'NOR'], question);
    expect(Object.keys(found)).toEqual(['school-age']);
    expect(found['school-age']?.said?.text).toMatch(
      /primary school begins is 5 years in Ireland.*7 years in Poland/,
    );
  });

  it.each([
    ['When does school start in the morning and who cares for them after school?', 'school-age'],
    ['Which schools teach in English?', 'school-age'],
    ['Can my son start school in September?', 'school-age'],
  ])('is not recognised where something else about school is asked: “%s”', (question, topic) => {
    expect(Object.keys(answered(FAMILY, ['POL'], question))).not.toContain(topic);
  });

  it('is asked about a child by name', () => {
    const household = { ...FAMILY, 'family-member-2-family-member-age': 3 };
    const { 'school-age': age } = answered(household, ['NOR'], 'When does Jonas start school?');
    expect(age?.said?.text).toContain('6 years');
    expect(age?.put).toContain('Jonas, aged 3');
  });
});
