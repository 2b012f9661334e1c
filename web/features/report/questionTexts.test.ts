import { expect, it } from 'vitest';
import { questionTexts } from './questionTexts.ts';

it('names each question once, says whose answer it was, and leaves out what it does not know', () => {
  expect(
    questionTexts(['safety', 'second-adult:safety', 'safety', 'nothing', 'second-adult:nothing']),
  ).toEqual(['Safety', 'Safety (second adult)']);
});
