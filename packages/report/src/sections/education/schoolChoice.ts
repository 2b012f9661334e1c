import { besideTowns } from '../../place/language/besideLanguages.ts';
import {
  languageArea,
  localLanguage,
  notYetSpoken,
  officialLanguages,
  officialNames,
  ownOfficial,
} from '../../place/language/language.ts';
import { cityOf, passage, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { theChildren } from '../../profile/household.ts';
import { homeEducationSaid } from '../../prose/homeEducation.ts';
import { because, given, type Said, say } from '../../prose/said.ts';

/** Alternative wordings about a kind of school; later places use later ones. */
type Forms = readonly (Said | string)[];

/** A public school where an official language is one of the household's. */
function inOwnLanguage(view: PlaceView, own: string): Forms {
  const city = cityOf(view);
  const where = languageArea(view);
  const beside = besideTowns(view);
  const most = localLanguage(view)?.name ?? own;
  if (beside)
    return [
      say`You have the local public school in mind: the law names ${beside} beside ${most}, so ask each school in which language it teaches.`,
      say`With ${beside} official beside ${most}, the first question to a public school is in which language it teaches.`,
    ];
  return officialLanguages(view).length === 1
    ? [
        say`You have the local public school in mind: ${own}, which you speak, is the one official language of ${where}.`,
        say`A public school in ${city} writes home in ${own}, the one official language of ${where} and yours as well.`,
        say`For a public school in ${city} your ${own} is the one language of the law of ${where}.`,
      ]
    : [
        say`You have the local public school in mind: ${own}, which you speak, is an official language in ${where}; the school will tell you in which language each subject is taught.`,
        say`${own} is official in ${where} and yours as well; whether a public school in ${city} teaches in it depends on subject and year, and is not on record.`,
        say`For a public school in ${city} you speak one language of the law of ${where}, ${own}; the language of lessons is on the school’s timetable, not in our records.`,
      ];
}

/** A public school where none is. */
function inNewLanguage(view: PlaceView): Forms {
  const city = cityOf(view);
  const where = languageArea(view);
  const official = officialNames(view);
  const codes = officialLanguages(view).map(({ code }) => code);
  const begun = codes.some((code) => view.profile.begun.includes(code));
  return [
    say`For the local public school you have in mind: official in ${where} is ${official ?? 'no language on record'}, ${notYetSpoken(view, ...codes)}; only the school can say in which language each subject is taught.`,
    say`No official language of ${where} (${official ?? 'none on record'}) ${begun ? 'is one that you have more than begun' : 'is among yours'}; what a public school in ${city} gives a pupil who arrives without it differs from school to school.`,
    say`For a public school in ${city} the language of lessons is not in our records; official in ${where}: ${official ?? 'no language on record'}.`,
  ];
}

/** What the law says about lessons at home, or that our records do not say. */
function atHome(view: PlaceView): Forms {
  const { name } = view;
  const law = view.atlas.homeEducation(view.iso3);
  return law
    ? [
        say`You mean to teach at home. As to ${name}, ${homeEducationSaid(law)}.`,
        say`For ${name}: ${homeEducationSaid(law)}.`,
      ]
    : [
        `Home education is not legal everywhere, and our records hold no rule for ${name}: ask its education ministry in writing before you count on it.`,
        `Whether ${name} lets you teach at home is a question for its ministry, not for a forum.`,
      ];
}

function inTwoLanguages(view: PlaceView): Forms {
  const most = localLanguage(view);
  return [
    `For a bilingual school in ${cityOf(view)} ask which two languages it teaches in, and which subjects in each: our records do not say.`,
    ...(most ? [say`Two languages at school in ${view.name} still means ${most.name} in most homes.`] : []),
  ];
}

/** What to say about each kind of school a family may want. */
const KINDS: Readonly<Record<string, (view: PlaceView) => Forms>> = {
  'local-public': (view) => {
    const own = ownOfficial(view);
    return own ? inOwnLanguage(view, own.name) : inNewLanguage(view);
  },
  'local-private': (view) => [
    say`For a private school in ${cityOf(view)} the first two things to ask for are not in our records: the fee, and the language of lessons. Official in ${languageArea(view)}: ${officialNames(view) ?? 'no language on record'}.`,
    `A private school in ${cityOf(view)} sets its fee and its language of lessons itself; get both in writing.`,
  ],
  international: (view) => [
    `An international school can be the largest line of the whole budget, and our records hold no fees for ${view.name}: get the price lists of two schools in or near ${cityOf(view)} before you choose a city.`,
    `For ${view.name} too the fees of international schools are not in our records; they are set each year.`,
    `Our records name no schools: whether ${cityOf(view)} has an international one, and where, decides in which quarter a family like yours looks for a home.`,
  ],
  bilingual: inTwoLanguages,
  homeschool: atHome,
  online: ({ name }) => [
    `An online school has to be recognised where the child lives, and our records hold no rule for ${name}: ask its education ministry whether yours satisfies compulsory schooling.`,
    `In ${name} an online school may count as no school; get the answer in writing.`,
  ],
  undecided: (view) => [
    `You have not decided on a kind of school: one visit to a public and one to a private school in ${cityOf(view)} will decide more than a table.`,
    `In ${cityOf(view)} let ${theChildren(view.profile.movers)} see two classrooms before you see a price list.`,
  ],
};

/** The kind of school the family wants. */
export const schoolChoice: Writer = (view) => {
  const { read, movers } = view.profile;
  const choice = read.choices('children-education-preference')[0];
  if (!choice || movers.children.length === 0) return null;
  const forms = KINDS[choice]?.(view);
  const text = forms?.[Math.min(view.ledger.timesUsed('school-choice'), forms.length - 1)];
  if (!text) return null;
  const main = ownOfficial(view) ?? officialLanguages(view)[0] ?? localLanguage(view);
  return passage(
    'school-choice',
    1.1,
    because(
      main ? given(say`${text}`, `language:${view.iso3}-${main.code}`) : say`${text}`,
      'children-education-preference',
      ...movers.ids,
      ...(choice === 'local-public' ? ['languages-spoken'] : []),
    ),
  );
};
