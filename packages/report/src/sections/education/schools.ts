import { memberQuestionId } from '@global-fit/questionnaire/family';
import { besideTowns } from '../../place/language/besideLanguages.ts';
import {
  languageArea,
  localLanguage,
  notYetSpoken,
  officialLanguages,
  officialNames,
  ownOfficial,
} from '../../place/language/language.ts';
import { cityOf, passage, type Writer, wayOf } from '../../place/passage.ts';
import { againstHome, figure, standing } from '../../place/view.ts';
import { childrenCalled } from '../../profile/people/called.ts';
import { PRIMARY_ENDS, someBelow, theChildren } from '../../profile/household.ts';
import { taughtAtHome, withSchool } from '../../profile/when.ts';
import { monthName } from '../../prose/english.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { homeEducationSaid } from '../../prose/homeEducation.ts';
import { grossShare } from './insights.ts';

/** Months between two months of the year, by the shorter way. */
function monthsApart(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 12 - apart);
}

/** Class sizes and the school calendar. */
export const classroom: Writer = (view) => {
  const { movers } = view.profile;
  if (!withSchool(view.profile)) return null;
  // Whoever is past primary school has other classes.
  const ratio = someBelow(movers, PRIMARY_ENDS) ? figure(view, 'pupil_teacher_ratio') : null;
  const at = standing(view, 'pupil_teacher_ratio');
  const year = view.atlas.schoolYear(view.iso3);
  const own = view.home && view.home.iso3 !== view.iso3 ? view.atlas.schoolYear(view.home.iso3) : null;
  const turned = year && own?.from.shown ? monthsApart(year.longBreakStart, own.longBreakStart) >= 4 : false;
  const calendar = year?.from.shown
    ? given(
        words(
          `the long holiday fell between ${monthName(year.longBreakStart)} and ${monthName(year.longBreakReturn)} when last recorded (pandemic years, so read it as a season)${turned && own ? `, and from ${monthName(own.longBreakStart)} in ${view.homeName}: a class can be lost or won by the calendar` : ''}`,
        ),
        `school:${view.iso3}`,
        ...(turned && view.home ? [`school:${view.home.iso3}`] : []),
      )
    : null;
  const size =
    ratio && at
      ? say`a primary teacher in ${view.name} has ${ratio} pupils${againstHome(view, 'pupil_teacher_ratio')}, ${at.percentile > 60 ? 'more [than in most countries|than in the typical country|than one finds in most places|than is usual]' : at.percentile < 40 ? 'fewer [than in most countries|than in the typical country|than one finds in most places|than is usual]' : 'about the usual number'}${at.mark}`
      : null;
  if (!size && !calendar) return null;
  const both = size && calendar ? say`${size}; ${calendar}` : (size ?? calendar ?? words(''));
  const said = { ...both, text: `${both.text.charAt(0).toUpperCase()}${both.text.slice(1)}.` };
  return passage(
    'classroom',
    0.6 + (turned ? 0.2 : 0),
    because(said, ...movers.ids, ...(turned ? ['current-location'] : [])),
  );
};

/** The kind of school the family has in mind. */
export const schoolChoice: Writer = (view) => {
  const { read, movers } = view.profile;
  const choice = read.choices('children-education-preference')[0];
  if (!choice || movers.children.length === 0 || choice === 'not-applicable') return null;
  const own = ownOfficial(view);
  const official = officialNames(view);
  const beside = own && besideTowns(view);
  const alone = officialLanguages(view).length === 1;
  const most = localLanguage(view);
  const city = cityOf(view);
  const name = view.name;
  const where = languageArea(view);
  const begun = officialLanguages(view).some(({ code }) => view.profile.begun.includes(code));
  const law = view.atlas.homeEducation(view.iso3);
  const texts: Readonly<Record<string, readonly (Said | string)[]>> = {
    'local-public': own
      ? beside
        ? [
            say`You have the local public school in mind: official beside ${most?.name ?? own.name} is ${beside}, and lessons may be in it; ask each school in which language it teaches.`,
            say`As ${beside} is official beside ${most?.name ?? own.name}, the first question to a public school is in which of the two it teaches.`,
          ]
        : alone
          ? [
              say`You have the local public school in mind: ${own.name}, which you speak, is the one official language of ${where}.`,
              say`A public school in ${city} writes home in ${own.name}, the one official language of ${where} and yours as well.`,
              say`For a public school in ${city} your ${own.name} is the one language of the law of ${where}.`,
            ]
          : [
              say`You have the local public school in mind: ${own.name}, which you speak, is an official language in ${where}; in which language each subject is taught, the school says.`,
              say`${own.name} is official in ${where} and yours as well; whether a public school in ${city} teaches in it depends on subject and year, and is not on record.`,
              say`For a public school in ${city} you have one language of the law of ${where}, ${own.name}; the language of lessons is on the school’s timetable, not in our records.`,
            ]
      : [
          say`For the local public school you have in mind: official in ${where} is ${official ?? 'no language on record'}, ${notYetSpoken(view, ...officialLanguages(view).map(({ code }) => code))}; in which language each subject is taught, only the school can say.`,
          say`No official language of ${where} (${official ?? 'none on record'}) ${begun ? 'is more than begun with you' : 'is among yours'}; what a public school in ${city} gives a pupil who arrives without it differs from school to school.`,
          say`For a public school in ${city} the language of lessons is not in our records; official in ${where}: ${official ?? 'no language on record'}.`,
        ],
    'local-private': [
      say`For a private school in ${city} two things are not in our records and come first: the fee, and the language of lessons. Official in ${where}: ${official ?? 'no language on record'}.`,
      `A private school in ${city} sets its fee and its language of lessons itself; get both in writing.`,
    ],
    international: [
      `An international school can be the largest line of the whole budget, and our records hold no fees for ${name}: the price lists of two schools in or near ${city} have to come before the choice of city.`,
      `For ${name} too the fees of international schools are not in our records; they are set each year.`,
      `Our records name no schools: whether ${city} has an international one, and where, decides in which quarter a family like yours looks for a home.`,
    ],
    bilingual: [
      `For a bilingual school in ${city} ask which two languages it teaches in, and which subjects in each: our records do not say.`,
      ...(most ? [say`Two languages at school in ${name} still means ${most.name} in most homes.`] : []),
    ],
    homeschool: law
      ? [
          say`You mean to teach at home. As to ${name}, ${homeEducationSaid(law)}.`,
          say`For ${name}: ${homeEducationSaid(law)}.`,
        ]
      : [
          `Home education is not legal everywhere, and our records hold no rule for ${name}: ask its education ministry in writing before you count on it.`,
          `Whether ${name} lets you teach at home is a question for its ministry, not for a forum.`,
        ],
    online: [
      `An online school has to be recognised where the child lives, and our records hold no rule for ${name}: ask its education ministry whether yours satisfies compulsory schooling.`,
      `In ${name} an online school may count as no school; get the answer in writing.`,
    ],
    undecided: [
      `You have not decided on a kind of school: one visit to a public and one to a private school in ${city} will decide more than a table.`,
      `In ${city} let ${theChildren(movers)} see two classrooms before you see a price list.`,
    ],
  };
  const forms = texts[choice];
  const main = own ?? officialLanguages(view)[0] ?? most;
  const text = forms?.[Math.min(view.ledger.timesUsed('school-choice'), forms.length - 1)];
  const basis = [
    'children-education-preference',
    ...movers.ids,
    ...(choice === 'local-public' ? ['languages-spoken'] : []),
  ];
  return text
    ? passage(
        'school-choice',
        1.1,
        because(main ? given(say`${text}`, `language:${view.iso3}-${main.code}`) : say`${text}`, ...basis),
      )
    : null;
};

/** Help with lessons; what an illness asks of a school stands under Healthcare. */
export const needs: Writer = (view) => {
  const { read, movers } = view.profile;
  const child = movers.children.find((one) => one.atSchool.lessons);
  if (!read.has('childcare-education-priorities', 'special-educational-needs') && !child) return null;
  const city = cityOf(view);
  const first = view.ledger.timesUsed('special-needs') === 0;
  const said = taughtAtHome(view.profile)
    ? first
      ? say`No figure of ours tells which help with learning reaches a child who is taught at home. Ask the education authority of ${city} whether its specialists assess and teach such a child too, who pays, and whether examinations allow more time; send the present assessment in translation.`
      : wayOf(view, 'special-needs-at-home', [
          () =>
            say`Ask in ${city} too whether a child taught at home is assessed and helped, and find the specialist whom you would pay yourselves.`,
          () =>
            say`Look for one teacher in or near ${city}, or online, who has taught a child with such needs, before the lessons there begin.`,
        ])
    : first
      ? say`No figure of ours tells how schools support special needs, so they hardly move the ranking. Ask the school authority of ${city} who decides, on whose report, who pays and how long it takes; send the present assessment in translation.`
      : wayOf(view, 'special-needs', [
          () => say`Ask in ${city} too who decides on support at school, who pays for it and from which day.`,
          () => say`Have support in ${city} promised in writing, with a person and a number of hours a week.`,
          () =>
            say`Show one school in ${city} the present assessment, and ask what it would do in the first month.`,
        ]);
  return passage(
    'special-needs',
    1.2,
    said &&
      because(
        said,
        'childcare-education-priorities',
        ...(child ? [memberQuestionId(child.n, 'special-needs')] : []),
      ),
  );
};

/** A child who has yet to learn the language: no special need, but the first question to a school there. */
export const newcomersClass: Writer = (view) => {
  const { children } = view.profile.movers;
  const learners = children.filter(({ atSchool, ageThen }) => atSchool.language && (ageThen ?? 6) >= 5);
  const told = learners.map(({ n }) => view.profile.read.text(memberQuestionId(n, 'special-needs')) ?? '');
  // Where the household lives by an official language that nobody has to learn, lessons are no question.
  const own = ownOfficial(view)?.name;
  if (learners.length === 0 || (own && !told.some((line) => line.includes(own)))) return null;
  const who = childrenCalled(view.profile.movers, learners);
  const city = cityOf(view);
  const most = localLanguage(view);
  const tongue = most ? say` (most people there speak ${most.name})` : '';
  const said = wayOf(view, 'newcomers-class', [
    () =>
      say`For ${who} ask the school authority of ${city} about classes for new arrivals: whether a school near you has one, how long a pupil stays in it, and which lessons are shared with the others meanwhile. It teaches the language of that school${tongue}.`,
    () =>
      say`In ${city} too the question for ${who} is a class for new arrivals in the language of the school${tongue}, and for how many months.`,
    () =>
      say`Ask a school in ${city} how many hours a week ${who} would have in its own language${tongue}, and from which day.`,
  ]);
  return passage(
    'newcomers-class',
    1.2,
    said &&
      because(
        most ? given(said, `language:${view.iso3}-${most.code}`) : said,
        ...learners.map(({ n }) => memberQuestionId(n, 'special-needs')),
      ),
  );
};

/** Should children come. */
export const later: Writer = (view) => {
  const { read, movers } = view.profile;
  const early = grossShare(view, 'preprimary_enrolment');
  const at = standing(view, 'preprimary_enrolment');
  if (
    movers.children.length > 0 ||
    !read.has('couple-lifestyle-priorities', 'starting-family') ||
    !early ||
    !at
  )
    return null;
  return passage(
    'later-schools',
    0.85,
    because(
      say`You think of starting a family: enrolment before primary school is ${early} in ${view.name}, ${at.percentile > 60 ? 'above most countries' : at.percentile < 40 ? 'below most countries' : 'in the middle of all countries'}.${at.mark}`,
      'couple-lifestyle-priorities',
    ),
  );
};

/** What the law makes of lessons at home comes first for a family that means to give them. */
export const homeTaughtLead: Writer = (view) => (taughtAtHome(view.profile) ? schoolChoice(view) : null);
