import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const MOTHER = {
  age: 33,
  citizenship: ['VEN'],
  'current-location': place('Cúcuta', 'Colombia', 'co'),
  'relationship-status': 'single',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Luciana',
  'family-member-1-family-member-age': 4,
  'family-member-1-relationship': 'child',
};

const asked = (question: string) => answered(MOTHER, ['ESP', 'CHL'], question);

describe('the parent of a child who is a citizen', () => {
  it.each([
    'Luciana is Colombian because she was born here, can I get papers in Colombia or Spain as her mother?',
    'Can I stay legally as the father of a Colombian child?',
    'Can I stay as the mother of a Spanish citizen?',
    'Do we get a permit as parents if our son was born in Chile?',
    'My daughter is Colombian, can I get a residence permit through my daughter?',
  ])('is the subject of %j', (question) => {
    expect(Object.keys(asked(question))).toEqual(['parent-of-citizen']);
  });

  it('is told whom to ask, by name and bound to silence', () => {
    const answer = asked('Luciana is Colombian, can I get papers in Spain as her mother?')[
      'parent-of-citizen'
    ];
    expect(answer?.whom).toMatch(/bound to silence, before an office is asked, and one in Spain$/);
    expect(answer?.put).toMatch(
      /^May a parent who lives with Luciana, who is a citizen, get a residence permit/,
    );
  });

  it.each([
    'Does Luciana become a citizen of Spain before me?',
    'Do I have to sign as her mother for the passport?',
    'Which school takes Luciana?',
    'As parents of three, how long do we wait for residence permits?',
    'As the mother of two autistic boys, will I get a visa?',
    'As her father, do I need a visa of my own?',
    'As the mother of a small child, can I get a German visa?',
    'We are Chilean citizens and parents of two: do we need a visa?',
    'My husband is Spanish: as the mother of two sons, which permit do I get?',
    'My husband is Spanish: as the mother of Luciana, which permit do I get?',
    'As her mother, can I stay with a daughter who was born in 2015?',
  ])('is not the subject of %j', (question) => {
    expect(asked(question)['parent-of-citizen']).toBeUndefined();
  });
});
