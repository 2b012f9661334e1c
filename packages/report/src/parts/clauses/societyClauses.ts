import { stayMeant } from '../../place/entry/stay.ts';
import type { PlaceView } from '../../place/view.ts';
import { type Said, say } from '../../prose/said.ts';
import { unionSaid } from '../../prose/unionLaw.ts';
import { isCitizen } from '../../place/entry/routes.ts';
import { yearsToCitizenship } from '../../place/entry/naturalisation.ts';
import { access, languageClause, noAccess } from './accessClauses.ts';
import { SCHOOL_AGE, someBelow } from '../../profile/household.ts';
import { expectsBirth } from '../../profile/people/parenthood.ts';
import { citizenshipRefused } from '../../profile/passports/citizenshipRefused.ts';
import { type ClauseWriter, one, oneAbove, type Pair } from './clause.ts';
import { farFromKin, LONG } from './newcomer.ts';

/** What the law offers couples. */
function unionClause(view: PlaceView): Said | null {
  const law = view.atlas.unionLaw(view.iso3);
  return law && unionSaid(law);
}

/** That the law offers them little, which is hard only for those who asked for it. */
function noUnion(view: PlaceView): Said | null {
  const { read, ofOneSex } = view.profile;
  const asked =
    ofOneSex ||
    read.has('social-values-priority', 'lgbtq-rights') ||
    read.has('couple-lifestyle-priorities', 'recognised-relationship');
  return asked ? unionClause(view) : null;
}

const fewNewcomers = one(
  'migrant_stock_share',
  (value) => say`↗it is less open to newcomers than you wished; immigrants are ${value} of the people`,
);

/** Years of residence that most countries ask for: more are no reason for a place. */
const USUAL = 5;

/**
 * The most years the customer plans to stay, infinite without an end: citizenship is no reason for somebody who will
 * have left.
 */
function yearsMeant({ profile: { read } }: PlaceView): number {
  if (read.has('relocation-duration', 'temporary')) return 1;
  return read.has('relocation-duration', 'medium') ? 3 : Number.POSITIVE_INFINITY;
}

/** Whether a passport lies beyond what somebody plans who comes for a time, or for part of each year. */
const plansNoPassport = (view: PlaceView): boolean =>
  !view.profile.read.has('visa-preference', 'citizenship') &&
  (stayMeant(view) !== null || Number.isFinite(yearsMeant(view)));

/** World percentile from which politics may be called calm. */
const UPPER_THIRD = 67;

/** Whether years of schooling concern this household: a child who will start school, or one hoped for. */
const entersSchool = ({ profile }: PlaceView): boolean =>
  someBelow(profile.movers, SCHOOL_AGE + 1) ||
  expectsBirth(profile) ||
  profile.read.has('couple-lifestyle-priorities', 'starting-family');

/** Whether anybody in the household may still take a first degree. */
const mayStudy = ({ profile }: PlaceView): boolean =>
  profile.stage === 'student' || profile.movers.children.length > 0;

/** A clause only for households that its figure concerns. */
const only =
  (concerns: (view: PlaceView) => boolean, clause: ClauseWriter): ClauseWriter =>
  (view) =>
    concerns(view) ? clause(view) : null;

/** For and against a place by care, safety, rights, schools, languages and the right to live there. */
export const SOCIETY: Readonly<Record<string, Pair>> = {
  healthcare: {
    good: one(
      'uhc_index',
      (value, view) =>
        say`[essential care is available, at ${value} of 100 on the service index|the supply of essential care reaches ${value} of 100|the service index rates essential care at ${value} of 100|${view.name} scores ${value} of 100 on essential health services|the index of essential health services gives ${view.name} ${value} of 100|health care covers what people need, at ${value} of 100 on the service index]`,
    ),
    bad: one('uhc_index', (value) => say`essential care reaches only ${value} of 100 on the service index`),
  },
  safety: {
    good: one(
      'homicide_rate',
      (value, view) =>
        say`[violence is rare, with ${value} homicides a year per 100,000 people|killings are few, ${value} a year per 100,000 people|only ${value} of 100,000 people a year die by violence|${view.name} is peaceful, with ${value} homicides a year per 100,000 people|homicide is rare in ${view.name}, at ${value} a year per 100,000 people|few people are killed in ${view.name}, ${value} of 100,000 a year]`,
    ),
    bad: one('homicide_rate', (value) => say`${value} homicides a year per 100,000 people are counted`),
  },
  visa_access: { good: access, bad: noAccess },
  digital: {
    good: one(
      'fixed_broadband',
      (value) =>
        say`[fixed broadband is widespread, with ${value} lines per hundred people|broadband lines are plentiful, at ${value} per hundred people|you would be well connected, with ${value} fixed lines per hundred people]`,
    ),
    bad: one(
      'fixed_broadband',
      (value) => say`there are few fixed broadband lines, ${value} per hundred people`,
    ),
  },
  political_stability: {
    good: oneAbove(
      'political_stability_percentile',
      UPPER_THIRD,
      (value) =>
        say`[politics are calm, at ${value} on a scale where 100 is the steadiest country|it ranks at ${value} of 100 for stability|governments change quietly there (${value} of 100 for stability)|it is steady, with ${value} of 100 by the stability rank|its politics hold few surprises, at ${value} of 100 for stability|political life is steady, with a stability rank of ${value} of 100|upheaval is unlikely by the stability rank, ${value} of 100]`,
    ),
    bad: one(
      'political_stability_percentile',
      (value) => say`politics are uneasy, at ${value} on a scale where 100 is the steadiest country`,
    ),
  },
  governance: {
    good: one(
      'control_of_corruption_percentile',
      (value) =>
        say`[officials are honest as the world goes (${value} of 100 for control of corruption)|corruption is held in check, at ${value} of 100|public offices are clean, at ${value} of 100 for control of corruption]`,
    ),
    bad: one(
      'control_of_corruption_percentile',
      (value) => say`dealings with officials can be trying (${value} of 100 for control of corruption)`,
    ),
  },
  rights_freedoms: {
    good: one(
      'voice_accountability_percentile',
      (value) =>
        say`[people speak and vote freely (${value} of 100 for voice and accountability)|it is a free country by the measure of voice and accountability, ${value} of 100|speech and votes are free, at ${value} of 100 for voice and accountability]`,
    ),
    bad: one(
      'voice_accountability_percentile',
      (value) =>
        say`free speech and political choice are limited (${value} of 100 for voice and accountability)`,
    ),
  },
  education: {
    good: only(
      entersSchool,
      one(
        'expected_schooling',
        (value) =>
          say`[a child entering school can expect ${value} of education|children are expected to stay at school for ${value}|pupils can look forward to ${value} of schooling|a child can expect to spend ${value} in class from first to last|the education of a child born now should last ${value}|school and study add up to ${value} for a child who begins today]`,
      ),
    ),
    bad: only(
      entersSchool,
      one(
        'expected_schooling',
        (value) => say`a child entering school can expect only ${value} of education`,
      ),
    ),
  },
  schools: {
    good: one(
      'harmonised_test_score',
      (value) => say`pupils do well, scoring ${value} on the harmonised scale`,
    ),
    bad: one('harmonised_test_score', (value) => say`pupils score ${value} on the harmonised scale`),
  },
  universities: {
    good: only(
      mayStudy,
      one('tertiary_enrolment', (value) => say`many people go to university, with enrolment at ${value}`),
    ),
    bad: only(
      mayStudy,
      one('tertiary_enrolment', (value) => say`few people go to university, with enrolment at ${value}`),
    ),
  },
  path_to_citizenship: {
    good: (view) => {
      if (citizenshipRefused(view.profile)) return null;
      const way = yearsToCitizenship(view);
      return way && way.years <= Math.min(USUAL, yearsMeant(view))
        ? say`[citizenship is on record after ${way.said} of residence|naturalisation is on record after ${way.said} of residence|${way.said} of residence are on record as the way to citizenship]`
        : null;
    },
    bad: (view) => {
      if (citizenshipRefused(view.profile) || plansNoPassport(view)) return null;
      const way = yearsToCitizenship(view);
      return way && way.years > LONG
        ? say`[citizenship is on record only after ${way.said} of residence|↗the way to its passport is long, ${way.said} of residence|naturalisation waits for ${way.said}]`
        : null;
    },
  },
  openness: {
    good: one(
      'migrant_stock_share',
      (value) =>
        say`[↗newcomers are at home there, with immigrants at ${value} of the people|you would be one of many immigrants, ${value} of the people|↗it is used to newcomers, who are ${value} of its people]`,
    ),
    // Whoever comes back to a country of their own is no newcomer.
    bad: (view) => (isCitizen(view) ? null : fewNewcomers(view)),
  },
  // The section on family says what it is worth to live where the family does.
  family_ties: { good: () => null, bad: farFromKin },
  age_peers: {
    good: one(
      'population_65_plus',
      (value) => say`you would have company of your age, with ${value} of people over 65`,
    ),
    bad: one('population_65_plus', (value) => say`there are few people of your age, with ${value} over 65`),
  },
  language_fit: {
    good: (view) => languageClause(view, true),
    bad: (view) => languageClause(view, false),
  },
  english: {
    good: (view) => languageClause(view, true),
    bad: (view) => languageClause(view, false),
  },
  lgbt_rights: {
    good: one(
      'lgbt_policy_index',
      (value) => say`LGBTQ+ rights stand at ${value} on a policy scale from −7 to 13`,
    ),
    bad: one(
      'lgbt_policy_index',
      (value) => say`LGBTQ+ rights stand at ${value} on a policy scale from −7 to 13`,
    ),
  },
  union_law: { good: unionClause, bad: noUnion },
  gender_equality: {
    good: one('women_in_parliament', (value) => say`women hold ${value} of the seats in parliament`),
    bad: one('women_in_parliament', (value) => say`women hold ${value} of the seats in parliament`),
  },
};
