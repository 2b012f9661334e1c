import { answersOf, type WrittenAnswers } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../testing/views.ts';
import { englishInsight } from './insights.ts';

const said = (iso3: string, more: WrittenAnswers): string =>
  englishInsight(placeView(iso3, answersOf(more)))?.said.text ?? '';

it('tells how far English serves where the language has to be learned', () => {
  expect(said('SWE', { citizenship: ['ESP'], 'languages-spoken': ['es', 'en'] })).toContain('86%');
});

it('tells it nobody who is understood in a language of their own: Danes in Sweden', () => {
  expect(said('SWE', { citizenship: ['DNK'], 'languages-spoken': ['da', 'en'] })).toBe('');
});
