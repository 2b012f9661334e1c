import { describe, expect, it } from 'vitest';
import { untouched } from './answers.ts';
import { moveQuiz, type QuizMove, type QuizState, quizStart } from './quiz.ts';

const after = (moves: readonly QuizMove[], from: QuizState = quizStart) => moves.reduce(moveQuiz, from);
const show = (step: number, answers = untouched): QuizMove => ({ type: 'show', step, answers });
const atLast = after([show(11)]);

describe('the quiz', () => {
  it('stores answers', () => {
    const state = after([
      { type: 'wish', factor: 'temperature_celsius', direction: 5 },
      { type: 'weigh', factor: 'temperature_celsius', importance: 4 },
    ]);
    expect(state.answers.direction.temperature_celsius).toBe(5);
    expect(state.answers.importance).toEqual({ ...untouched.importance, temperature_celsius: 4 });
  });

  it('shows the question of a history entry, without results', () => {
    expect(after([show(3)])).toMatchObject({ step: 3, status: 'asking' });
    const found = after([{ type: 'find' }, { type: 'found', matches: [] }], atLast);
    expect(moveQuiz(found, show(11, found.answers))).toMatchObject({ step: 11, status: 'asking' });
    expect(moveQuiz(found, show(0))).toEqual(quizStart);
  });

  it('continues to search when the entry of the same question is written again', () => {
    const finding = moveQuiz(atLast, { type: 'find' });
    expect(moveQuiz(finding, show(11, finding.answers))).toBe(finding);
    expect(moveQuiz(finding, show(10, finding.answers)).status).toBe('asking');
  });

  it('searches from the last question only, and stays there on failure', () => {
    expect(after([{ type: 'find' }]).status).toBe('asking');
    const finding = moveQuiz(atLast, { type: 'find' });
    expect(finding).toMatchObject({ status: 'finding', step: 11 });
    const failed = moveQuiz(finding, { type: 'failed' });
    expect(failed).toMatchObject({ status: 'failed', step: 11 });
    expect(moveQuiz(failed, { type: 'find' }).status).toBe('finding');
  });

  it('ignores a response that arrives after leaving the search', () => {
    expect(after([{ type: 'found', matches: [] }], atLast)).toBe(atLast);
    expect(after([{ type: 'failed' }], atLast)).toBe(atLast);
  });

  it('opens with answers from an address', () => {
    const answers = { ...untouched, direction: { temperature_celsius: 1, rainfall_mm_year: 1 } };
    const opening = moveQuiz(quizStart, { type: 'find', answers });
    // No question is shown meanwhile, since nobody was asked one.
    expect(opening).toMatchObject({ step: 11, status: 'opening', answers });
    expect(moveQuiz(opening, { type: 'found', matches: [] }).status).toBe('found');
    expect(moveQuiz(opening, { type: 'failed' })).toMatchObject({ step: 11, status: 'failed' });
    expect(moveQuiz(opening, { type: 'find' })).toBe(opening);
  });
});
