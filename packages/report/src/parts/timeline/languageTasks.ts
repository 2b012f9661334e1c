import { carriedBy, localLanguage, testedIn } from '../../place/language.ts';
import type { PlaceView } from '../../place/view.ts';
import { languageRefused } from '../../profile/languageRefused.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { MOVE } from './order.ts';
import { task, type TaskWriter } from './task.ts';

/** How to begin, by whether the customer told of another language, however well they speak it. */
function beginnings({ profile }: PlaceView): Said {
  return because(
    words(
      profile.read.choices('languages-spoken').length > 1
        ? '[You have learned a language before: start this one well ahead of the move|Begin with what you need on the first day: numbers, shops, doctor|Two lessons a week from now are worth more than a course on arrival|Take a teacher of your own from today, and a class from the first week there|Twenty minutes a day, every day, until the journey]'
        : '[This would be your first foreign language: start with sounds, an hour at a time, well before you leave|As this is your first foreign language, choose a teacher over an app, and begin as early as you can]',
    ),
    'languages-spoken',
  );
}

/** Language, as the longest task of all. */
export const languageTasks: TaskWriter = (view) => {
  const main = localLanguage(view);
  if (!main || view.profile.languages.includes(main.code) || languageRefused(view.profile)) return [];
  const fact = `language:${view.iso3}-${main.code}`;
  const permanent = view.profile.read.has('relocation-duration', 'permanent', 'long-term');
  // Nobody keeps up what they need not begin.
  if (carriedBy(view)) return [];
  return [
    task('language', `Begin ${main.name}`, given(say`${beginnings(view)}.`, fact), 16),
    task(
      'language-later',
      `${main.name} for the long run`,
      because(
        given(
          permanent && testedIn(view, main)
            ? say`If you mean to stay, [aim for the level that permanence or citizenship of ${view.name} asks for; the authority publishes it|look up which level ${view.name} asks of those who want to stay for good|book the examination that permanence in ${view.name} asks for, and learn towards its date|read which certificate the authority of ${view.name} takes before you pay for a course|let the requirement for permanence in ${view.name} set your goal in the language].`
            : say`Keep one conversation a week in ${main.name}${permanent ? ', with people and not for a test' : ', even in a short stay'}.`,
          fact,
        ),
        'languages-spoken',
        'relocation-duration',
      ),
      -18,
      { after: [MOVE] },
    ),
  ];
};
