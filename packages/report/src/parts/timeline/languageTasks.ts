import { carriedBy, localLanguage } from '../../place/language.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { task, type TaskWriter } from './task.ts';

const BEGINNINGS: Readonly<Record<string, string>> = {
  none: '[This would be your first foreign language: start with sounds, an hour at a time, well before you leave|As this is your first foreign language, choose a teacher over an app, and begin half a year before you leave]',
  basic:
    '[You have begun a language before and know where it got hard: book a teacher for that point|Begin with what you need on the first day: numbers, shops, doctor]',
  conversational:
    '[You have learned a language before: start this one a year ahead|Two lessons a week from now are worth more than a course on arrival]',
  independent:
    '[You have reached independence in a language before; give this one the same evenings|Read a newspaper with a dictionary twice a week, and speak on the other days]',
  fluent:
    '[You have been through this: a teacher of your own from today, a class from the first week there|Fluent once, you can be fluent again; set the date of a first conversation]',
};

/** How to begin, by how far the customer has come in another language. */
function beginnings(view: PlaceView): Said {
  const text = BEGINNINGS[view.profile.read.choices('language-proficiency-rating')[0] ?? ''];
  return text
    ? because(words(text), 'language-proficiency-rating')
    : words(
        '[Twenty minutes a day, every day, until the flight|Two lessons a week from now are worth more than a course on arrival]',
      );
}

/** Language, as the longest task of all. */
export const languageTasks: TaskWriter = (view) => {
  const main = localLanguage(view);
  if (!main || view.profile.languages.includes(main.code)) return [];
  const fact = `language:${view.iso3}-${main.code}`;
  const permanent = view.profile.read.has('relocation-duration', 'permanent', 'long-term');
  const begin = task(
    'Research',
    `Begin ${main.name}`,
    because(given(say`${beginnings(view)}.`, fact), 'languages-spoken'),
  );
  return [
    ...(carriedBy(view) ? [] : [begin]),
    task(
      'Long-term Integration',
      `${main.name} for the long run`,
      because(
        given(
          permanent
            ? say`If you mean to stay, [aim for the level that permanence or citizenship of ${view.name} asks for; the authority publishes it|look up which level ${view.name} asks of those who want to stay for good|book the examination that permanence in ${view.name} asks for, and learn towards its date|read which certificate the authority of ${view.name} takes before you pay for a course|let the requirement for permanence in ${view.name} set your goal in the language].`
            : say`Keep one conversation a week in ${main.name}, even in a short stay.`,
          fact,
        ),
        'languages-spoken',
        'relocation-duration',
      ),
    ),
  ];
};
