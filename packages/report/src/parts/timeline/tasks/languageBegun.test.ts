import { answersOf, place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { languageAction } from '../../../sections/lifestyle/actions.ts';
import { placeView } from '../../../testing/views.ts';
import { languageTasks } from './languageTasks.ts';

/** What a chemist from Iran is told of German, by what she told of it. */
function told(skills: string) {
  const view = placeView(
    'DEU',
    answersOf({
      citizenship: ['IRN'],
      'current-location': place('Isfahan', 'Iran', 'ir'),
      'languages-spoken': ['fa', 'en', 'de'],
      'language-proficiency-rating': 'fluent',
      'special-skills': skills,
      'work-arrangement': 'local-job',
    }),
  );
  return {
    action: languageAction(view)?.said.text ?? '',
    tasks: languageTasks(view, [], null).map(({ title }) => title),
  };
}

it('people who have begun a language are told to continue, not to begin', () => {
  const { action, tasks } = told('IELTS 7.5, basic German A2');
  expect(action).toMatch(/^Go on with German now/);
  expect(action).not.toContain('begin by reading');
  expect(tasks).toContain('More German');
  expect(tasks).not.toContain('Begin German');
});
