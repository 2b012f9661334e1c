import { expect, it } from 'vitest';
import { remarksIn, withNamesCarried } from './remarkSentences.ts';

const nameIn = (sentence: string): string | null => /\b(Piotr|Ada)\b/.exec(sentence)?.[0] ?? null;
const carried = (text: string) => withNamesCarried(remarksIn(text), nameIn);

it('refers to the person of the sentence before, and to nobody where there was none', () => {
  expect(carried('Piotr speaks only Polish. Can he work as an electrician?')[1]).toBe(
    'Can Piotr work as an electrician?',
  );
  expect(carried('Piotr is 39. Ada is 5. Can she start school?')[2]).toBe('Can Ada start school?');
  expect(carried('Can he work there?')).toEqual(['Can he work there?']);
  expect(carried('Piotr is 39. We like the theatre.')[1]).toBe('We like the theatre.');
});
