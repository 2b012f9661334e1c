import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { placeView } from '../../../testing/views.ts';
import { visaTasks } from './visaTasks.ts';

const application = (iso3: string, answers: Readonly<Record<string, Written>>): string => {
  const tasks = visaTasks(placeView(iso3, answersOf(answers)), [], 24);
  return tasks.find(({ step }) => step === 'apply')?.said.text ?? '';
};

it('says where the permit is asked for as the record does, and otherwise to ask', () => {
  const argentine = {
    citizenship: ['ARG'],
    'current-location': place('Rosario', 'Argentina', 'ar'),
    'work-arrangement': 'freelance',
  };
  const chile = application('CHL', argentine);
  expect(chile).toContain('It is asked for from abroad, as the record says.');
  expect(chile).not.toContain('our records do not say');
  const spain = application('ESP', { ...argentine, 'expected-annual-income': '75k-100k' });
  expect(spain).toContain(
    'Ask first whether it is filed at the consulate or after arrival; our records do not say.',
  );
});
