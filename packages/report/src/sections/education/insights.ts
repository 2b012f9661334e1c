import {
  closeLanguage,
  knownEnglish,
  learningLanguage,
  speakersSaid,
} from '../../place/language/language.ts';
import { languageToLearn } from '../../place/language/untold.ts';
import { passage, type Writer, wayOf } from '../../place/passage.ts';
import {
  againstHome,
  besideHome,
  figure,
  homeValue,
  type PlaceView,
  standing,
  valueOf,
} from '../../place/view.ts';
import { someBelowSchool } from '../../profile/household.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { yearsToCitizenship } from '../../place/entry/naturalisation.ts';
import { officialEnglish } from './adults.ts';
import { outdoorMonths } from '../../place/surroundings/localClimate.ts';
import { NEAR_MIDDLE, type Side } from '../../prose/comparison.ts';

type Answer = (view: PlaceView) => Said | null;

/**
 * A gross rate that reads as a share; null where it exceeds 100% here or at home, because it also counts early and
 * late pupils.
 */
export function grossShare(view: PlaceView, indicator: string): Said | null {
  const values = [valueOf(view, indicator), homeValue(view, indicator)];
  return values.some((value) => (value ?? 0) > 100) ? null : figure(view, indicator);
}

/** Months of a year. */
const A_YEAR = 12;

/** Wishes of families that a figure answers; other wishes become tasks. */
const WISHES: Readonly<Record<string, Answer>> = {
  'outdoor-play': (view) => {
    const mild = outdoorMonths(view);
    return (
      mild &&
      say`For the outdoor play you asked for, ${mild.said} ${mild.have} ${mild.weather}${mild.count < A_YEAR ? '; the rest of the year is for boots or shade' : ': no season keeps a child indoors'}.`
    );
  },
  'university-access': (view) => {
    const share = grossShare(view, 'tertiary_enrolment');
    const at = standing(view, 'tertiary_enrolment');
    return share && at
      ? say`You named access to university: enrolment there stands at ${share} of the age group${againstHome(view, 'tertiary_enrolment')}, ${at.side === 'high' ? 'more' : at.side === 'low' ? 'less' : 'about as much as'}${at.side === null ? ' in the typical country' : ' [than in most countries|than in the typical country|than is usual]'}.${at.mark}`
      : null;
  },
  'affordable-childcare': (view) => {
    if (!someBelowSchool(view.profile.movers)) return null;
    const early = grossShare(view, 'preprimary_enrolment');
    const prices = besideHome(view, 'price_level_education');
    return early && prices
      ? say`Childcare was on your list: enrolment before primary school is ${early} in ${view.name}${againstHome(view, 'preprimary_enrolment')}, and the price level of education is ${prices.than}.`
      : null;
  },
  'school-quality': (view) => {
    const years = figure(view, 'learning_adjusted_schooling');
    return (
      years &&
      say`Measured by what pupils learn, school in ${view.name} is worth ${years}${againstHome(view, 'learning_adjusted_schooling')}: [that is the quality you asked for, as an average of good schools and bad|good schools lie above that average, so choose by school|it is an average, and the school you choose decides].`
    );
  },
};

/** One wish of the family per place. */
export const wishInsight: Writer = (view) => {
  const { movers, read } = view.profile;
  const family = movers.children.length > 0;
  if (!family && movers.comeOfAge.length === 0) return null;
  const chosen = read
    .choices('childcare-education-priorities')
    .filter((one) => WISHES[one] && (family || one === 'university-access'));
  const id = chosen[view.earlier.length % Math.max(1, chosen.length)];
  const said = id ? WISHES[id]?.(view) : null;
  return said
    ? passage(`wish-${id}`, 0.95, because(said, 'childcare-education-priorities', ...movers.ids))
    : null;
};

/** Words for the level of an index of education, as its claim allows. */
function levelWords(side: Side | null): string {
  return side === 'high'
    ? 'above most countries'
    : side === 'low'
      ? 'below most countries'
      : 'among the middle of countries';
}

/** Schools and universities together. */
export const indexInsight: Writer = (view) => {
  const { movers, stage, stageIds } = view.profile;
  const at = standing(view, 'education_index');
  const index = figure(view, 'education_index');
  if (!at || !index || stage === 'student') return null;
  const level = levelWords(at.side);
  const home = againstHome(view, 'education_index');
  const family = movers.children.length > 0;
  const said = family
    ? wayOf(view, 'school-index', [
        () =>
          say`For schools and universities together ${view.name} scores ${index} on an index of education, ${level}${home}; one school can lie far from that.${at.mark}`,
        () =>
          say`Our index of education puts ${view.name} at ${index}${home}, ${level}: that is the average of its schools, not the one round the corner.${at.mark}`,
      ])
    : wayOf(view, 'adult-index', [
        () =>
          say`For education as a whole ${view.name} ranks ${level}, at ${index} on an index${home}; schools for the young weigh most in it.${at.mark}`,
        () => say`${view.Name} scores ${index} on an index of education${home}, ${level}.${at.mark}`,
        () =>
          say`On an index of education, schools above all, ${view.name} stands at ${index}${home}: ${level}.${at.mark}`,
        () =>
          say`${view.Name} stands ${level} in education, by an index that puts it at ${index}${home}.${at.mark}`,
        () => say`Schooling in ${view.name} is ${level}: ${index} on an index of education${home}.${at.mark}`,
      ]);
  return passage(
    'education-index',
    family ? 0.7 : 0.45,
    said && because(said, ...(family ? movers.ids : stageIds)),
  );
};

/** The share who go on to study, for families; the ending compares only with home. */
export const tertiaryInsight: Writer = (view) => {
  const share = grossShare(view, 'tertiary_enrolment');
  const beside = besideHome(view, 'tertiary_enrolment');
  const { movers } = view.profile;
  if (movers.children.length === 0 || !share || !beside || beside.relation === 'same') return null;
  return passage(
    'tertiary-insight',
    0.52,
    because(
      say`Enrolment in higher education stands at ${share} in ${view.name}${againstHome(view, 'tertiary_enrolment')}: ${beside.relation === 'more' ? 'more' : 'fewer'} go on to study after school than where you are.`,
      ...movers.ids,
    ),
  );
};

/** Public spending on schools, for families. */
export const spendingInsight: Writer = (view) => {
  const { movers } = view.profile;
  const share = figure(view, 'education_spending_gdp');
  const at = standing(view, 'education_spending_gdp');
  if (movers.children.length === 0 || !share || !at) return null;
  const level =
    at.side === 'high'
      ? 'more [than in most countries|than in the typical country|than is usual]'
      : at.side === 'low'
        ? 'less [than in most countries|than in the typical country|than is usual]'
        : NEAR_MIDDLE;
  return passage(
    'spending-insight',
    0.55,
    because(
      say`The state of ${view.name} spends ${share} of what the country earns on education${againstHome(view, 'education_spending_gdp')}, ${level}.${at.mark}`,
      ...movers.ids,
    ),
  );
};

/** Research output, for students. */
export const studentInsight: Writer = (view) => {
  const at = standing(view, 'articles_per_million');
  const papers = figure(view, 'articles_per_million');
  if (view.profile.stage !== 'student' || !at || !papers) return null;
  const level = levelWords(at.side);
  const said = wayOf(view, 'student-insight', [
    () =>
      say`${view.Name} publishes ${papers} scientific articles a year per million people${againstHome(view, 'articles_per_million')}, ${level}: a sign of how much research surrounds a student.${at.mark}`,
    () =>
      say`In research ${view.name} stands ${level}, with ${papers} articles a year per million people${againstHome(view, 'articles_per_million')}; the department decides, not the country.${at.mark}`,
    () =>
      say`By articles per million people (${papers} a year${againstHome(view, 'articles_per_million')}) ${view.name} ranks ${level} for the science you would study in.${at.mark}`,
  ]);
  return passage('student-insight', 0.9, said && because(said, ...view.profile.stageIds));
};

/** How long to learn the language, for people who intend to stay. */
export const stayInsight: Writer = (view) => {
  const { read, languages } = view.profile;
  const main = languageToLearn(view);
  const years = yearsToCitizenship(view)?.said;
  if (!main || languages.includes(main.code) || !years) return null;
  if (!read.has('relocation-duration', 'permanent', 'long-term')) return null;
  const shy = read.has('language-test-preparedness', 'prefer-no-test');
  const tail = shy
    ? because(
        words('; you would rather avoid tests, so ask first whether one is asked for'),
        'language-test-preparedness',
      )
    : '';
  const said = wayOf(view, 'stay-insight', [
    () =>
      say`Citizenship of ${view.name} takes ${years} of residence on record, and it is best to begin ${main.name} in the first${tail}.`,
    () =>
      say`Staying in ${view.name} for good means ${years} of residence before citizenship on record, and ${main.name} for all of them${tail}.`,
    () =>
      say`Citizenship of ${view.name} is on record after ${years} of residence: that is how long you have to bring ${main.name} to the level its law asks for${tail}.`,
    () =>
      say`A long stay in ${view.name} is a life in ${main.name}: on record, citizenship comes after ${years} of residence, and lessons belong in the first of them${tail}.`,
  ]);
  return passage(
    'stay-insight',
    0.6,
    said &&
      because(given(said, `language:${view.iso3}-${main.code}`), 'relocation-duration', 'languages-spoken'),
  );
};

/** How far English serves instead; null where they are understood in a language of their own as well. */
export const englishInsight: Writer = (view) => {
  const english = knownEnglish(view);
  const main = learningLanguage(view);
  if (
    !view.profile.languages.includes('en') ||
    !main ||
    view.profile.languages.includes(main.code) ||
    english?.share == null ||
    !english.from.shown ||
    main.code === 'en' ||
    closeLanguage(view, main) ||
    officialEnglish(view)
  )
    return null;
  const share = Math.round(english.share);
  const many = share >= 50;
  const speakers = speakersSaid(view, english);
  const said = wayOf(view, 'english-insight', [
    () =>
      say`English is spoken by about ${speakers} in ${view.name}: ${many ? 'enough for daily life in the first months; letters from offices come in the language of the country' : share >= 20 ? `[contracts and offices need ${main.name}, or somebody who knows it|for a contract or an office you need ${main.name}, or somebody beside you who speaks it|anything signed or filed is in ${main.name}: bring somebody who knows it]` : `learn ${main.name} before the move, and bring an interpreter to contracts`}.`,
    () =>
      say`With English you reach about ${speakers} of people in ${view.name}: ${many ? `the first year works without ${main.name}, the second is poorer without it` : '[a conversation in it is luck, not something to count on|few errands can be done in it|shop, bus and bank will speak another language]'}.`,
    () =>
      say`About ${speakers} of people in ${view.name} would understand your English; ${many ? `friendships reach further in ${main.name}` : `everything else is in ${main.name}`}.`,
  ]);
  return passage(
    'english-insight',
    0.72,
    said &&
      because(given(said, `english:${view.iso3}`, `language:${view.iso3}-${main.code}`), 'languages-spoken'),
  );
};
