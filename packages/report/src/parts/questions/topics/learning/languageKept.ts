import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import type { Topic } from '../../topic.ts';

/** Lessons that keep up the home language beside an ordinary school. */
export const LANGUAGE_KEPT: Topic = {
  id: 'language-kept',
  about: anyOf([
    /\b(?:saturday|sunday|weekend|supplementary|complementary|heritage|community|mother[- ]tongue)(?:[- ]language)? (?:schools?|lessons|classes)\b/i,
    /\bschools? (?:on |every )?(?:saturdays?|sundays?|weekends?)\b|\b(?:so that|that) (?:they|he|she|the kids|the children) (?:do(?:es)?n['’]?t|do(?:es)? not|won['’]?t|never) forget\b/i,
    new RegExp(
      String.raw`\b(?:keep|keeps|lose|loses|forget|forgets|maintain)\b[^?.]{0,25}\b(?:the|his|her|their|our|my) (?:mother tongue|(?:own |first |home )?languages?\b|${ADJECTIVES}(?= *(?:[.?!,;]|$| language| at home| alive| fluent)))`,
      'i',
    ),
  ]),
  over: ['schools', 'language', 'school-of-home', 'care-language', 'school-entry', 'childcare'],
  answer: () => ({
    lacks: 'schools on Saturdays or in the afternoon that teach children the language of home',
    whom: 'the embassy of your own country there, for its list of schools that teach your language, and an association of families from your country in the city',
    put: 'Which school for children who speak our language meets in or near this town, on which day, from which age, at what fee, and does it follow the curriculum of home?',
  }),
};
