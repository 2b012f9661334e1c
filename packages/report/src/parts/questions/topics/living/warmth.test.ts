import { expect, it } from 'vitest';
import { answered, VETERAN } from '../../../../testing/answered.ts';

const subjects = (question: string) => Object.keys(answered(VETERAN, ['SWE'], question));

it('the warmth of people and of what they drink is no weather', () => {
  for (const question of [
    'Are people colder there?',
    'Are the locals warmer to strangers?',
    'Is the beer colder?',
    'Do they give guests a warmer welcome?',
  ])
    expect(subjects(question), question).not.toContain('weather');
  for (const question of [
    'Is it too hot for people over 70?',
    'How do people there live with the cold?',
    'Is it too cold for men of my age?',
    'What do people do in the cold months?',
  ])
    expect(subjects(question), question).toContain('weather');
  for (const question of ['Is it colder there?', 'Are winters colder?', 'Which town is warmest?'])
    expect(subjects(question), question).toContain('weather');
});
