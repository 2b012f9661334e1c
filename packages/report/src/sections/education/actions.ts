import { qualificationCalled } from '../../profile/work/qualification.ts';
import { childrenCalled, childrenOf } from '../../profile/people/called.ts';
import { learningLanguage, ownOfficial, translated } from '../../place/language/language.ts';
import { languageToLearn } from '../../place/language/untold.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { legalised } from '../../place/rights/legalisation.ts';
import { bank, cityOf, type Line } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import {
  alone,
  anybody,
  asCouple,
  both,
  chose,
  stageIs,
  type When,
  withPupils,
  withSchool,
  withSmall,
} from '../../profile/when.ts';
import { theChildren } from '../../profile/household.ts';
import { languageRefused } from '../../profile/passports/languageRefused.ts';
import { given, type Said, say, words } from '../../prose/said.ts';
import { leaversLine } from './leavers.ts';

function language(view: PlaceView): Said {
  const main = learningLanguage(view);
  return main ? given(words(main.name), `language:${view.iso3}-${main.code}`) : words('the language');
}

/** School-age children come before parents; with small children only, the parents come first. */
function learners(view: PlaceView): Said {
  const old = childrenOf(view.profile.movers, { from: 5 });
  return old.length > 0
    ? say`|Book ${language(view)} for ${childrenCalled(view.profile.movers, old)} before lessons of your own`
    : words('');
}

const degree: When = both(
  chose(
    'education-level',
    'vocational',
    'some-university',
    'bachelor',
    'master',
    'doctorate',
    'professional',
  ),
  stageIs('remote', 'freelance', 'founder', 'owner', 'employee', 'transfer', 'open'),
);

/** People who know the language need no lessons, and those who refuse to learn one are not sent to any. */
const lessons = (text: (view: PlaceView) => Said): ((view: PlaceView) => Said | null) => {
  return (view) => {
    const main = learningLanguage(view);
    const has =
      main !== null && (view.profile.languages.includes(main.code) || languageToLearn(view) === null);
    return has || languageRefused(view.profile) ? null : text(view);
  };
};

const LINES: readonly Line[] = [
  leaversLine,
  [
    both(withSchool, withPupils),
    (v) =>
      say`↗Get two years of reports and a letter on the level reached from the present school${translated(v)}, ${legalised(v)}, [before the long holiday closes the office|while the teachers still know ${theChildren(v.profile.movers)}|well before the term ends].`,
  ],
  [
    withSchool,
    (v) =>
      say`[Visit one school in ${cityOf(v)} at the end of its day and talk to two parents at the gate|Plan the visit to ${cityOf(v)} around the day on which its schools hold their open day|Get three things from one school in ${cityOf(v)}: its timetable, its costs on top of the fee, and the date by which pupils are enrolled].`,
  ],
  [
    withSchool,
    lessons(
      (v) =>
        say`[Find out from two schools in ${cityOf(v)} how many pupils arrived without ${language(v)} last year, and who taught them|↗Begin ${language(v)} as a family: one meal a week in it before the move to ${v.name}${learners(v)}].`,
    ),
  ],
  [
    both(withSchool, chose('childcare-education-priorities', 'own-language-schooling')),
    // Where they speak an official language, local schools teach in one of theirs.
    (v) =>
      ownOfficial(v)
        ? null
        : say`Write to each school in ${v.name} that teaches in your language for its waiting list and the full fee of a year, before you choose a quarter.`,
  ],
  [
    both(withSchool, chose('childcare-education-priorities', 'local-integration')),
    (v) =>
      say`Ask the town in ${v.name} for how many hours a week a newly arrived pupil is taught the language, and for how long.`,
  ],
  [
    both(withSmall, chose('childcare-education-priorities', 'affordable-childcare')),
    (v) =>
      say`Put yourselves on the list for childcare in ${cityOf(v)} as soon as it opens; some towns take a name before you have an address.`,
  ],
  [
    both(withSchool, chose('childcare-education-priorities', 'school-quality')),
    (v) =>
      say`[Read the last inspection report of each school you visit in ${cityOf(v)}|Compare three schools in ${cityOf(v)} by the share of pupils who passed the final examination].`,
  ],
  [
    chose('children-education-preference', 'international'),
    (v) =>
      say`[Write to two international schools in or near ${cityOf(v)} for the price list, the deposit and the waiting list|Get next year’s fees and last year’s list of leavers from each international school within a daily drive of ${cityOf(v)}].`,
  ],
  [
    chose('children-education-preference', 'local-public'),
    (v) =>
      say`[Find the office in ${cityOf(v)} that assigns pupils to schools, and its last day for the coming year|Get the map of school catchments of ${cityOf(v)} from the town before you view a home].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`↗Order certificate and transcript for ${v.name} now, ${legalised(v)}, and note by which date the university wants them.`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`[Write to one second-year student of your subject in ${cityOf(v)}; the course page lists their society|Read the reading list of the first term in ${cityOf(v)} before you apply].`,
  ],
  [
    stageIs('student'),
    (v) =>
      say`Find out whether ${v.name} wants an entrance examination, and where outside the country it can be sat.`,
  ],
  [
    degree,
    (v) =>
      say`[↗Have one copy of the certificate of your ${qualificationCalled(v.profile.read) ?? 'degree'} made for ${v.name}, ${legalised(v)}, even if no employer asks: ${settlesByRight(v) ? 'a register of the trade' : 'a permit that counts points'} may|↗Order your transcript of marks for ${v.name} as well as the certificate of your ${qualificationCalled(v.profile.read) ?? 'degree'}, ${legalised(v)}: degrees are compared by subject|↗Get your ${qualificationCalled(v.profile.read) ?? 'degree'} compared for ${v.name} before the first application, on a copy ${legalised(v)}].`,
  ],
  [
    stageIs('retired'),
    (v) =>
      say`[Look up which courses of the university or the town of ${cityOf(v)} take guests who study for no degree, with fee and first day|Find out which lectures in ${cityOf(v)} are open to the public|Get the morning programme of the cultural centre of ${cityOf(v)}|Sit in on one lecture or talk in ${cityOf(v)} on your visit, whatever its subject|Choose something to learn in ${cityOf(v)} that you would not have begun at home].`,
  ],
  [
    stageIs('retired', 'means'),
    lessons(
      (v) =>
        say`[Find a course in ${language(v)} in ${cityOf(v)} that meets in person; a class is company as well|Learn the ${language(v)} of market and doctor first, from a teacher of your age in ${cityOf(v)}|↗Label the kitchen at home in ${language(v)} and leave the labels up until you move to ${v.name}|Book ${language(v)} in ${cityOf(v)} in the morning, four days a week, for the first month].`,
    ),
  ],
  [
    asCouple,
    lessons(
      (v) =>
        say`[Book ${language(v)} for both of you, in different groups: each then speaks, and neither interprets for the other|↗Speak ${language(v)} to each other at one meal a day before the move to ${v.name}].`,
    ),
  ],
  [
    stageIs('remote', 'freelance', 'owner'),
    lessons(
      (v) =>
        say`[Take ${language(v)} lessons at the hour when your calls are done in ${v.name}, fixed and paid in advance|Block two lunch hours a week for ${language(v)} in the calendar that clients see|Book a teacher of ${language(v)} for three months at once, before work fills the evenings].`,
    ),
  ],
  [
    stageIs('employee', 'transfer'),
    lessons(
      (v) =>
        say`[Negotiate lessons in ${language(v)} into the offer from ${v.name}, in working time|Learn the ${language(v)} of your trade first: take the words from job advertisements in ${cityOf(v)}|Find out in the first interview in which language meetings, e-mails and payslips are written in ${v.name}].`,
    ),
  ],
  [
    stageIs('founder'),
    lessons(
      (v) =>
        say`[Have your offer translated into ${language(v)} by somebody who sells, and read it aloud to a customer in ${cityOf(v)}|Learn to say in ${language(v)} what your firm does, in two sentences, before you arrive in ${cityOf(v)}].`,
    ),
  ],
  [
    both(alone, stageIs('remote', 'freelance', 'employee', 'open')),
    (v) =>
      say`[Enrol in one evening course in ${cityOf(v)} that has nothing to do with work; a class is where you meet people|Look up when evening courses in ${cityOf(v)} begin, and arrive before that week].`,
  ],
  [
    anybody,
    lessons(
      (v) =>
        say`[Watch the evening news of ${v.name} once a week until you leave, with subtitles in ${language(v)}|Read one article a week from a newspaper of ${v.name} until you leave, in ${language(v)}|Listen to the radio of ${v.name} for ten minutes a day until you leave, in ${language(v)}].`,
    ),
  ],
  [
    anybody,
    (v) =>
      say`[Join the public library of ${cityOf(v)} in the first week|Get the course list of the adult education centre in ${cityOf(v)}, and mark one that begins after your arrival|Keep your certificates for ${v.name} in one folder, on paper and as files].`,
  ],
];

export const educationActions = bank('education-action', LINES);
