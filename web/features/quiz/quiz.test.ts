import { describe, expect, it } from 'vitest';
import { untouched } from './answers.ts';
import { moveQuiz, type QuizMove, type QuizState, quizStart } from './quiz.ts';

const after = (moves: readonly QuizMove[], from: QuizState = quizStart) => moves.reduce(moveQuiz, from);
const next = (count: number): QuizMove[] => Array.from({ length: count }, () => ({ type: 'next' }) as const);
const atLast = after(next(11));

describe('the quiz', () => {
  it('walks through twelve questions and back, not beyond its ends', () => {
    expect(atLast.step).toBe(11);
    expect(after(next(20)).step).toBe(11);
    expect(after([{ type: 'back' }]).step).toBe(0);
    expect(after([...next(3), { type: 'back' }]).step).toBe(2);
  });

  it('keeps answers on the way', () => {
    const state = after([
      { type: 'wish', factor: 'temperature_celsius', direction: 5 },
      { type: 'weigh', factor: 'temperature_celsius', importance: 4 },
      ...next(2),
      { type: 'back' },
    ]);
    expect(state.answers.direction.temperature_celsius).toBe(5);
    expect(state.answers.importance).toEqual({ ...untouched.importance, temperature_celsius: 4 });
  });

  it('searches from the last question only, and stays there when the search fails', () => {
    expect(after([{ type: 'find' }]).status).toBe('asking');
    const finding = moveQuiz(atLast, { type: 'find' });
    expect(finding).toMatchObject({ status: 'finding', step: 11 });
    expect(moveQuiz(finding, { type: 'back' })).toBe(finding);
    const failed = moveQuiz(finding, { type: 'failed' });
    expect(failed).toMatchObject({ status: 'failed', step: 11 });
    expect(moveQuiz(failed, { type: 'find' }).status).toBe('finding');
    expect(moveQuiz(failed, { type: 'back' })).toMatchObject({ status: 'asking', step: 10 });
  });

  it('shows what was found, and forgets all when it is taken again', () => {
    const found = after([{ type: 'find' }, { type: 'found', matches: [] }], atLast);
    expect(found.status).toBe('found');
    expect(moveQuiz(found, { type: 'retake' })).toEqual(quizStart);
  });

  it('drops an answer that comes after it was left', () => {
    expect(after([{ type: 'found', matches: [] }], atLast)).toBe(atLast);
    expect(after([{ type: 'failed' }], atLast)).toBe(atLast);
  });

  it('opens on answers from an address', () => {
    const answers = { ...untouched, direction: { temperature_celsius: 1, rainfall_mm_year: 1 } };
    expect(moveQuiz(quizStart, { type: 'find', answers })).toMatchObject({
      step: 11,
      status: 'finding',
      answers,
    });
  });
});
