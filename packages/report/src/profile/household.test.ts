import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { readAnswers } from './answers.ts';
import { readMovers } from './household.ts';

it('describes a grown-up child as a child, not as another relative', () => {
  const movers = readMovers(
    readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 3,
        'family-member-1-relationship': 'child',
        'family-member-1-family-member-age': 8,
        'family-member-2-relationship': 'child',
        'family-member-2-family-member-age': 20,
        'family-member-3-relationship': 'friend',
      }),
    ),
  );
  expect(movers.who).toBe('you, your child, your grown-up child and your friend');
  expect(movers.children).toHaveLength(1);
});

function withChild(age: number, timeline: string) {
  return readMovers(
    readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 1,
        'relocation-timeline': timeline,
        'family-member-1-name': 'Ida',
        'family-member-1-relationship': 'child',
        'family-member-1-family-member-age': age,
      }),
    ),
  );
}

it('does not count anybody who is of age at the planned move as a child', () => {
  expect(withChild(17, '1-2-years')).toMatchObject({
    children: [],
    comeOfAge: [{ name: 'Ida' }],
    who: 'you and your child who is of age by then',
  });
  expect(withChild(15, '2-5-years').comeOfAge).toHaveLength(1);
  expect(withChild(18, '0-6-months')).toMatchObject({
    children: [],
    comeOfAge: [{ name: 'Ida' }],
    who: 'you and your grown-up child',
  });
  expect(withChild(17, '6-12-months')).toMatchObject({ children: [{ name: 'Ida' }], comeOfAge: [] });
  expect(withChild(14, '2-5-years').children).toHaveLength(1);
  expect(withChild(23, '1-2-years')).toMatchObject({ children: [], comeOfAge: [] });
});

it('lists children who come of age with the others, not as a group of their own', () => {
  const family = readMovers(
    readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        'number-of-family-members': 3,
        'relocation-timeline': '2-5-years',
        ...Object.fromEntries(
          [16, 9, 2].flatMap((age, i) => [
            [`family-member-${i + 1}-relationship`, 'child'],
            [`family-member-${i + 1}-family-member-age`, age],
          ]),
        ),
      }),
    ),
  );
  expect(family.who).toBe('you and your three children (one of them of age by then)');
});

const ticked = (kind: string | null) =>
  readMovers(
    readAnswers(
      answersOf({
        'relocating-family-members': 'yes',
        ...(kind === null ? {} : { 'family-composition-type': kind }),
      }),
    ),
  );

it('counts the family that was ticked where none of it is described, but prints no number', () => {
  expect(ticked('couple-school-children')).toMatchObject({
    who: 'you, your partner and your children',
    all: 'all of you',
    hasPartner: true,
    adults: 2,
    ids: ['relocating-family-members', 'family-composition-type'],
  });
  expect(ticked('couple-school-children').children.map(({ age }) => age)).toEqual([null, null]);
  expect(ticked('single-parent')).toMatchObject({ who: 'you and your children', adults: 1 });
  expect(ticked('adult-children')).toMatchObject({ who: 'you and your grown-up children', children: [] });
  expect(ticked('older-relatives').who).toBe('you and the older relatives who come with you');
});

it('is not a single person where family moves along whom the form does not describe', () => {
  for (const kind of ['other', null])
    expect(ticked(kind)).toMatchObject({
      who: 'you and those who come with you',
      people: 2,
      uncounted: true,
      near: null,
    });
});
