import { describe, expect, it } from 'vitest';
import { FAMILY_MEMBER_TEMPLATE, familyMemberCount, memberQuestionId, memberQuestions } from './family.ts';
import type { Answers } from './model.ts';
import { visibleQuestions } from './visibility.ts';

const memberIds = (answers: Answers) =>
  visibleQuestions(answers)
    .map(({ id }) => id)
    .filter((id) => id.startsWith('family-member-'));

const templateValues = (id: string) =>
  FAMILY_MEMBER_TEMPLATE.find((question) => question.id === id)?.options?.map(({ value }) => value);

describe('the questions on a family member', () => {
  it('are the five of the specification with their values', () => {
    expect(FAMILY_MEMBER_TEMPLATE.map(({ id, type }) => [id, type])).toEqual([
      ['name', 'text'],
      ['family-member-age', 'number'],
      ['relationship', 'select'],
      ['occupation', 'select'],
      ['special-needs', 'textarea'],
    ]);
    expect(templateValues('relationship')).toEqual(
      'spouse child parent sibling grandparent other-relative friend other'.split(' '),
    );
    expect(templateValues('occupation')).toEqual(
      'employed-full employed-part self-employed student retired homemaker unemployed preschool school-age other'.split(
        ' ',
      ),
    );
    expect(FAMILY_MEMBER_TEMPLATE[1]).toMatchObject({ min: 0, max: 120, required: false });
  });
});

describe('their ids', () => {
  it('contain the number of the member', () => {
    expect(memberQuestionId(2, 'family-member-age')).toBe('family-member-2-family-member-age');
    expect(memberQuestions(3).map(({ id }) => id)).toEqual([
      'family-member-3-name',
      'family-member-3-family-member-age',
      'family-member-3-relationship',
      'family-member-3-occupation',
      'family-member-3-special-needs',
    ]);
  });
});

describe('the number of family members', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [2.9, 2],
    ['2.9', 2],
    [0, 0],
    [-4, 0],
    [99, 20],
    ['many', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    [[], 0],
    [Number.POSITIVE_INFINITY, 20],
    [Number.NaN, 0],
  ])('from %j is %i', (value, expected) => {
    expect(familyMemberCount(value)).toBe(expected);
  });
});

describe('the groups of questions', () => {
  it('are one for each member who relocates', () => {
    const answers: Answers = {
      'relocating-family-members': { value: 'yes' },
      'number-of-family-members': { value: 2 },
    };
    expect(memberIds(answers)).toEqual([...memberQuestions(1), ...memberQuestions(2)].map(({ id }) => id));
  });

  it.each(['no', 'undecided', ''])('are none when the answer is %j, whatever the number', (value) => {
    const answers: Answers = {
      'relocating-family-members': { value },
      'number-of-family-members': { value: 2 },
    };
    expect(memberIds(answers)).toEqual([]);
  });

  it('come right after the number', () => {
    const ids = visibleQuestions({
      'relocating-family-members': { value: 'yes' },
      'number-of-family-members': { value: 1 },
    }).map(({ id }) => id);
    expect(ids[ids.indexOf('number-of-family-members') + 1]).toBe('family-member-1-name');
  });
});
