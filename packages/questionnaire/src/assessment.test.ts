import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, changeAnswer, problemsOf, questionsOf } from './assessment.ts';
import { PROFILE } from './definition.ts';
import { answersFromSeed, randomAnswer } from './testing/answers.ts';
import { seededRandom } from './testing/random.ts';
import { validateSubmission } from './checks/validation.ts';
import { visibleQuestions } from './visibility.ts';

describe('an assessment', () => {
  it('names what is visible and what is wrong', () => {
    const assessment = assess({ age: { value: 12 } });
    expect(questionsOf(assessment)).toEqual(visibleQuestions({ age: { value: 12 } }));
    expect(problemsOf(assessment)[0]).toMatchObject({ questionId: 'age', type: 'too_small' });
  });

  it('keeps its flags while nothing appears or disappears', () => {
    const before = assess({});
    const after = changeAnswer(before, 'age', { value: 40 });
    expect(after.visible).toBe(before.visible);
    expect(questionsOf(after)).toBe(questionsOf(before));
    expect(problemsOf(before).map((problem) => problem.questionId)).toContain('age');
    expect(problemsOf(after).map((problem) => problem.questionId)).not.toContain('age');
    expect(changeAnswer(after, 'relocating-pets', { value: 'yes' }).visible).not.toBe(before.visible);
  });

  it('leaves the earlier one as it was', () => {
    const before = assess({});
    const shown = [...before.visible];
    changeAnswer(before, 'relocating-pets', { value: 'yes' });
    expect([...before.visible]).toEqual(shown);
    expect(before.answers).toEqual({});
  });

  it('keeps an answer to an unknown question without making anything of it', () => {
    const before = assess({});
    const after = changeAnswer(before, 'shoe-size', { value: 43 });
    expect(after.answers).toHaveProperty('shoe-size');
    expect(problemsOf(after)).toEqual(problemsOf(before));
  });

  it('is after any changes what a fresh evaluation would be', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom(seed);
        let assessment = assess(answersFromSeed(seed));
        for (let change = 0; change < 25; change++) {
          const { question } = PROFILE.entries[
            Math.floor(random() * PROFILE.entries.length)
          ] as (typeof PROFILE.entries)[0];
          const answer = random() < 0.3 ? undefined : randomAnswer(question, random);
          assessment = changeAnswer(assessment, question.id, answer);
        }
        expect(questionsOf(assessment)).toEqual(visibleQuestions(assessment.answers));
        expect(problemsOf(assessment)).toEqual(validateSubmission(assessment.answers));
      }),
      { numRuns: 40 },
    );
  });
});
