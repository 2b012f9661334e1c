import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, problemsOf } from './assessment.ts';
import { answersFromSeed } from './testing/answers.ts';
import { visibleQuestions } from './visibility.ts';

const shownIn = ({ form, visible }: ReturnType<typeof assess>) =>
  form.entries.filter(({ index }) => visible[index] === 1).map(({ question }) => question);

describe('an assessment', () => {
  it('lists the problems of the answers', () => {
    expect(problemsOf(assess({ age: { value: 12 } }))[0]).toMatchObject({
      questionId: 'age',
      type: 'too_small',
    });
    expect(problemsOf(assess({ age: { value: 40 } })).map(({ questionId }) => questionId)).not.toContain(
      'age',
    );
  });

  it('ignores an answer to an unknown question', () => {
    expect(problemsOf(assess({ 'shoe-size': { value: 43 } }))).toEqual(problemsOf(assess({})));
  });

  it('shows what visibleQuestions lists', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answers = answersFromSeed(seed);
        expect(shownIn(assess(answers))).toEqual(visibleQuestions(answers));
      }),
      { numRuns: 100 },
    );
  });
});
