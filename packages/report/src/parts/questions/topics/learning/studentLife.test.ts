import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT } from '../../../../testing/answered.ts';

const subjects = (question: string, household: object = STUDENT): readonly string[] =>
  Object.keys(answered(household, ['CZE', 'FRA'], question));

describe('what students ask', () => {
  it.each([
    ['How do I get a room in a student residence before I arrive?', 'student-room'],
    ['Can I get a student residence room?', 'student-room'],
    ['Is there a student residence near the campus?', 'student-room'],
    ['How do I find a dorm room?', 'student-room'],
    ['Do I need a guarantor to rent a room?', 'guarantor'],
    ['Can I rent without a guarantor in France?', 'guarantor'],
    ['When do applications open for Campus France and uni-assist?', 'apply-when'],
    ['By when do I have to apply to a university?', 'apply-when'],
    ['What is the deadline for a master in computing?', 'apply-when'],
    ['Is the university in Rabat part of the Bologna system?', 'bologna'],
    ['Are my ECTS credits counted?', 'bologna'],
  ])('is answered by its own subject only: %s', (question, subject) => {
    expect(subjects(question)).toEqual([subject]);
  });

  it.each([
    ['What income does a student residence permit ask for?', 'student-room'],
    ['Do I need a guarantor for the visa?', 'guarantor'],
    ['When do I apply for the visa of a university student?', 'apply-when'],
    ['When does the application for citizenship open?', 'apply-when'],
    ['When do I apply for the school of my son?', 'apply-when'],
    ['Is Bologna a good city for us?', 'bologna'],
    ['What does a room cost?', 'student-room'],
  ])('is not recognised where something else is asked: %s', (question, subject) => {
    expect(subjects(question)).not.toContain(subject);
  });

  it('refers no one but students to a university about a guarantor', () => {
    const found = answered(FAMILY, ['FRA'], 'Do we need a guarantor to rent a flat?').guarantor;
    expect(found?.whom).not.toMatch(/university/);
  });
});
