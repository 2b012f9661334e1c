import { assess } from '@global-fit/questionnaire/assessment';
import { SECTIONS } from '@global-fit/questionnaire/definition';
import { withSliderDefaults } from '@global-fit/questionnaire/answers/sliders';
import { expect, it } from 'vitest';
import { byMember, lastAnswered, shownQuestions } from './sectionQuestions.ts';

const family = SECTIONS.find(({ id }) => id === 'family-dependents')!;
const career = SECTIONS.find(({ id }) => id === 'career-education')!;
const two = {
  'relocating-family-members': { value: 'yes' },
  'number-of-family-members': { value: 2 },
};

it('groups the questions on each family member, in place', () => {
  const groups = byMember(shownQuestions(assess(two), family));
  expect(groups.map(({ member, questions }) => [member, questions.length > 0])).toEqual([
    [0, true],
    [1, true],
    [2, true],
    [0, true],
  ]);
  expect(groups[1]!.questions.map(({ question }) => question.id)).toContain('family-member-1-relationship');
});

it('knows what is required at present, and what is wrong', () => {
  const budget = (answers: Parameters<typeof assess>[0]) =>
    shownQuestions(assess(answers), career).find(({ question }) => question.id === 'monthly-budget')!;
  expect(budget({})).toMatchObject({ required: false, fault: null });
  expect(budget({ 'retirement-timeline': { value: 'already-retired' } })).toMatchObject({
    required: true,
    fault: 'This question is required',
  });
});

it('finds the last section with an answer of the person’s own', () => {
  expect(lastAnswered(assess(withSliderDefaults({})))).toBe(-1);
  const known = { 'full-name': { value: 'Ada' }, citizenship: { value: ['GBR'] } };
  expect(lastAnswered(assess(withSliderDefaults(known)))).toBe(-1);
  expect(lastAnswered(assess(withSliderDefaults({ ...known, ...two })))).toBe(SECTIONS.indexOf(family));
  const emptied = { ...two, 'special-skills': { value: '' } };
  expect(lastAnswered(assess(emptied))).toBe(SECTIONS.indexOf(family));
});
