import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../../testing/views.ts';
import { readComment } from './commentRead.ts';

const views = viewsOf(answersOf({ citizenship: ['CHE'], 'languages-spoken': ['de', 'en'] }));
const read = (text: string) => readComment(text, views).said?.text ?? null;

it('what happened to somebody else asks nothing, unless a wish follows from it', () => {
  expect(
    read('A friend went to Bulgaria and had the tax office ask where his life was for two years.'),
  ).toBeNull();
  expect(read('My father died in a hospital where nobody spoke English.')).toBeNull();
  expect(
    read('My father died in a hospital where nobody spoke English, so I want one where they do.'),
  ).not.toBeNull();
});
