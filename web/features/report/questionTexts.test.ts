import { expect, it } from 'vitest';
import { questionTexts } from './questionTexts.ts';

it('lists each known question once, and marks the second adult’s', () => {
  expect(
    questionTexts(['safety', 'second-adult:safety', 'safety', 'nothing', 'second-adult:nothing']),
  ).toEqual(['Safety', 'Safety (second adult)']);
});
