import type { LanguageUse } from '@global-fit/atlas/languages';
import { closeLanguage, localLanguage } from '../../place/language/language.ts';
import { languageToLearn } from '../../place/language/untold.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { type PlaceView, wordOf } from '../../place/view.ts';
import { languageRefused } from '../../profile/passports/languageRefused.ts';
import { because, firstOf, given, type Said, say, words } from '../../prose/said.ts';
import { grouped } from '../../figures/format.ts';

const PACE: Readonly<Record<string, readonly string[]>> = {
  none: [
    '↗it would be your first foreign language, and the first is the slowest',
    '↗your first foreign language will take longer than anything else in the plan',
    '↗you have no other foreign language to build on, so you start with the sounds',
  ],
  basic: [
    '↗you are a beginner in your best foreign language, so this will take longer than anything else in the plan',
    'shop and doctor are the first goal, meetings a later one',
    '↗with two foreign languages at beginner’s level you need two fixed hours a week',
  ],
  conversational: [
    'you hold conversations in another language, so shop and doctor are within reach in a season',
    'as you know, getting from talking to writing is the longer half',
    'you have reached conversation in one language before, and the second comes sooner',
  ],
  independent: [
    'you are independent in another language, so you know that meetings come last',
    'you have become independent in one language, and the second follows the same path',
    'you know the way: first to talk, then to take part',
  ],
  fluent: [
    'you have become fluent in a language before, and the second goes faster',
    'fluency is nothing new to you, only the vocabulary is',
    'you know from the last one how it is done',
    'you have become fluent in one language and know the way',
  ],
};

const STAGE_NOTES: Readonly<Record<string, string>> = {
  retired: '[mornings are free for a course|a class in the morning is company as well]',
  founder: 'a team hired there will expect you to follow a meeting',
  owner: 'contracts are signed in the language of the country, so a translator belongs in the budget',
  employee:
    '[ask for lessons in working time as part of the offer|you will learn the better half in the canteen]',
  transfer: 'your employer should pay for the lessons, in working hours',
  remote:
    '[as you work in another language, lessons have to fit into the evening|your working day will not teach it to you]',
  freelance: 'local clients will expect an offer in it',
  means: 'a course with fixed hours is easier to keep than lessons alone',
  open: 'it widens the choice of work later',
};

/** "English is an official language in Malta", for customers who speak it; else null. */
export function officialEnglish(view: PlaceView): Said | null {
  if (!view.profile.languages.includes('en') || wordOf(view, 'english_status') !== 'official') return null;
  return because(
    given(words(`English is an official language in ${view.name}`), `english_status:${view.iso3}`),
    'languages-spoken',
  );
}

/** A language to learn, and the use of English beside it. */
interface Course {
  readonly view: PlaceView;
  /** The language to learn first. */
  readonly main: LanguageUse;
  /** That English is an official language, for customers who speak it; else null. */
  readonly english: Said | null;
}

/** Documents are available in English, but most people speak another language. */
function beside({ view, main, english }: Course): Said | null {
  return english && main.code !== 'en'
    ? wayOf(view, 'adult-official', [
        () =>
          say`${english}, so you can have papers there in it; most people speak ${main.name} beside it or before it.`,
        () =>
          say`${english}; more people speak ${main.name}, so a course in it is for company, not for papers.`,
        () => say`${english}. ${main.name} is spoken by more people, and can be learned there.`,
      ])
    : null;
}

/** Most people speak English, although few as their first language. */
function carried({ view, english }: Course): Said | null {
  return english && localLanguage(view)?.code !== 'en'
    ? wayOf(view, 'adult-carried', [
        () =>
          say`${english}, and most people speak it: look for courses and libraries in it before you pay for lessons in another.`,
        () => say`${english} that most people speak, so lessons in another can wait.`,
        () => say`${english} and spoken by most: a course in the language is not what you need first.`,
        () => say`${english}, spoken by most people; learn another for pleasure, not from need.`,
        () =>
          say`As ${english.text} and most people speak it, your evenings are free for a course in something other than a language.${{ ...english, text: '' }}`,
      ])
    : null;
}

/** The customer's level is enough for daily life, but work requires more. */
function goesOn({ view, main }: Course): Said | null {
  if (!view.profile.working.includes(main.code)) return null;
  const said = wayOf(view, 'adult-working', [
    () =>
      say`Your ${main.name} is enough for daily life in ${view.name}: a course that takes it further is still the first to book, since offices and employers ask for more.`,
    () =>
      say`For ${view.name} go on with ${main.name}: what gets you through a day is less than a contract asks for.`,
    () => say`In ${view.name}, book a course that takes your ${main.name} to the level that work asks for.`,
  ]);
  return said && because(said, 'languages-spoken', 'language-proficiency-rating');
}

/** The customer speaks the language. */
function known({ view, main }: Course): Said | null {
  return view.profile.languages.includes(main.code)
    ? wayOf(view, 'adult-known', [
        () =>
          say`You speak ${main.name} already, so in ${view.name} a course can be in what interests you, not in the language.`,
        () => say`With ${main.name} in hand, you need no course in the language in ${view.name}.`,
        () =>
          say`${main.name} spares you the lessons in ${view.name}: those evenings are free for another course.`,
        () =>
          say`You already have ${main.name}, the language you need first in ${view.name}: begin with a course in something else.`,
        () => say`You bring along what others have to learn first in ${view.name}: ${main.name}.`,
      ])
    : null;
}

/** The customer does not want to learn another language. */
function refused({ view, main }: Course): Said | null {
  const ids = languageRefused(view.profile);
  return (
    ids &&
    because(
      say`Life in ${view.name} is in ${main.name}, and you wish to learn no other language: look for what is offered in one of yours.`,
      'languages-spoken',
      ...ids,
    )
  );
}

/** How long learning takes, by the level reached in another language. */
function paceSaid({ profile, ledger }: PlaceView): Said {
  const rating = profile.read.choices('language-proficiency-rating')[0] ?? '';
  // Whoever lists a second language has a foreign one, whatever rating they gave.
  const contradicted = rating === 'none' && profile.read.choices('languages-spoken').length > 1;
  const forms = (contradicted ? undefined : PACE[rating]) ?? [
    'plan a year of lessons from the month you decide',
    'book a first course before you leave and a second one there',
  ];
  return because(
    words(forms[ledger.timesUsed('adult-education') % forms.length] ?? ''),
    'language-proficiency-rating',
  );
}

/** The language is new. */
function begins({ view, main }: Course): Said | null {
  const { profile } = view;
  const pace = paceSaid(view);
  const note = because(words(STAGE_NOTES[profile.stage] ?? ''), ...profile.stageIds);
  return wayOf(view, 'adult-learning', [
    () => say`Learning in ${view.name} begins with ${main.name}: ${pace}; and ${note}.`,
    () => say`Your first course would be one in ${main.name}: ${pace}.`,
    () => say`As to ${main.name}, ${pace}; in ${view.name}, ${note}.`,
    () => say`For ${view.name} you would learn ${main.name}: ${pace}.`,
  ]);
}

/** Adults without children: the language as their education, by their level. */
export const adultLead: Writer = (view) => {
  const { profile } = view;
  if (profile.movers.children.length > 0 || profile.stage === 'student') return null;
  const main = languageToLearn(view);
  if (!main || closeLanguage(view, main)) return null;
  const course: Course = { view, main, english: officialEnglish(view) };
  const said = firstOf([beside, carried, goesOn, known, refused, begins], course);
  return passage(
    'adult-education',
    1,
    said && because(given(said, `language:${view.iso3}-${main.code}`), 'languages-spoken'),
  );
};

/** Where adults can continue to learn, for households without children. */
export const campuses: Writer = (view) => {
  const { movers, stage, stageIds } = view.profile;
  const found = view.atlas.universities(view.iso3);
  if (movers.children.length > 0 || stage === 'student' || !found?.from.shown || found.listed < 2)
    return null;
  const count = given(words(grouped(found.listed)), `universities:${view.iso3}`);
  const said =
    stage === 'retired' || stage === 'means'
      ? wayOf(view, 'campuses-guest', [
          () =>
            say`Our records list ${count} institutions of higher education in ${view.name}; their pages tell whether they take guests at lectures.`,
          () =>
            say`For courses without an examination ${view.name} has ${count} institutions of higher education to ask, by our records.`,
          () =>
            say`${view.Name} lists ${count} institutions of higher education; each says itself whether it offers lectures for guests.`,
        ])
      : wayOf(view, 'campuses', [
          () =>
            say`Our records list ${count} institutions of higher education in ${view.name}, [should you want to add to what you have learned|should work ask for more than you have learned|where you could go on with what you have learned].`,
          () =>
            say`[For a further degree there are ${count} institutions of higher education in ${view.name} by our records|A further degree can be had at ${count} institutions of higher education in ${view.name}, by our records|By our records ${view.name} has ${count} institutions of higher education in case you want a further degree].`,
          () =>
            say`[Which courses you can take beside work depends on what is near|For a course beside work, look at what is near|Each institution tells you itself which courses you can take beside work]: ${view.name} has ${count} institutions of higher education.`,
          () =>
            say`${view.Name} has ${count} institutions of higher education with a web domain of their own; [courses beside work are announced there|their pages tell which courses run in the evening|courses for people in work are on their pages].`,
          () =>
            say`${view.Name} lists ${count} institutions of higher education, which is where you would take a further degree.`,
        ]);
  return passage('campuses', 0.45, said && because(said, ...stageIds));
};
