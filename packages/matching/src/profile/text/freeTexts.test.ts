import { questionById } from '@global-fit/questionnaire/definition';
import { expect, it } from 'vitest';
import { TOLD_ANYWHERE } from './freeTexts.ts';

it.each(TOLD_ANYWHERE)('“%s” accepts free text', (id) => {
  expect(questionById(id)?.type).toBe('textarea');
});
