import { carriedBy, closeLanguage, testedIn, townInOwnLanguage } from '../../../place/language/language.ts';
import { languageToLearn } from '../../../place/language/untold.ts';
import type { PlaceView } from '../../../place/view.ts';
import { citizenshipRefused } from '../../../profile/passports/citizenshipRefused.ts';
import { languageRefused } from '../../../profile/passports/languageRefused.ts';
import { because, given, type Said, say, words } from '../../../prose/said.ts';
import { MOVE } from '../order.ts';
import { task, type TaskWriter } from '../task.ts';

/** How to continue, for those who have started. */
const goingOn = (): Said =>
  because(
    words(
      '[You have begun: book the course of the next level now, and finish it before the journey|From the beginnings you have to the next level: two lessons a week with a teacher, from today|Have somebody test the level you have, and start the class above it this month|An hour of conversation a week keeps what you have, and a course adds the next level]',
    ),
    'languages-spoken',
    'special-skills',
  );

/** How to start, by whether the customer knows another language: by those ticked, or by a level of the best of them. */
function beginnings({ profile: { read } }: PlaceView): Said {
  const level = read.has('language-proficiency-rating', 'conversational', 'independent', 'fluent');
  return because(
    words(
      read.choices('languages-spoken').length > 1 || level
        ? '[You have learned a language before: start this one well ahead of the move|Begin with what you need on the first day: numbers, shops, doctor|Two lessons a week from now are worth more than a course on arrival|Take a teacher of your own from today, and a class from the first week there|Twenty minutes a day, every day, until the journey]'
        : '[This would be your first foreign language: start with sounds, an hour at a time, well before you leave|As this is your first foreign language, choose a teacher over an app, and begin as early as you can]',
    ),
    'languages-spoken',
    ...(level ? ['language-proficiency-rating'] : []),
  );
}

/** Learning the language, the longest task of all. */
export const languageTasks: TaskWriter = (view) => {
  const main = languageToLearn(view);
  if (!main || view.profile.languages.includes(main.code) || languageRefused(view.profile)) return [];
  const fact = `language:${view.iso3}-${main.code}`;
  const citizenship = citizenshipRefused(view.profile) ? '' : ' or citizenship';
  const other = townInOwnLanguage(view);
  const begun = view.profile.begun.includes(main.code);
  const permanent = view.profile.read.has('relocation-duration', 'permanent', 'long-term');
  // No need to keep up a language they do not need to learn.
  if (carriedBy(view) || closeLanguage(view, main)) return [];
  return [
    task(
      'language',
      begun ? `More ${main.name}` : `Begin ${main.name}`,
      given(
        say`${begun ? goingOn() : beginnings(view)}.${other ? given(words(` In ${other.town} life is in ${other.language.name}: decide on the town first.`), `language:${view.iso3}-${other.language.code}`) : ''}`,
        fact,
      ),
      16,
    ),
    task(
      'language-later',
      `${main.name} for the long run`,
      because(
        given(
          permanent && testedIn(view, main)
            ? say`If you mean to stay, [look up whether ${view.name} asks for a level of the language of those who stay for good, and for which|ask the authority of ${view.name} which level permanence${citizenship} asks for, if any|read which certificate the authority of ${view.name} takes, should it ask for one, before you pay for a course|let what ${view.name} asks for permanence${citizenship}, if it asks for a level, set your goal in the language].`
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
