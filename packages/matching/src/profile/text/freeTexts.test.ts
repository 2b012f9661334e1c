import { questionById } from '@global-fit/questionnaire/definition';
import { expect, it } from 'vitest';
import { TOLD_ANYWHERE } from './freeTexts.ts';

it.each(TOLD_ANYWHERE)('“%s” is a question that leaves room for own words', (id) => {
  expect(questionById(id)?.type).toBe('textarea');
});
