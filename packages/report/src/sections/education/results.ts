import { passage, type Writer, wayOf } from '../../place/passage.ts';
import { besideHome, figure, homeFigure, type PlaceView, standing } from '../../place/view.ts';
import { childCalled } from '../../profile/people/called.ts';
import { taughtAtHome, withSchool } from '../../profile/when.ts';
import { list, listSaid } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { THAN_MOST, NEAR_MIDDLE } from '../../prose/comparison.ts';

/** Whose school it is about: pupils by name or age, else future ones. */
function pupil(view: PlaceView): Said {
  const { movers } = view.profile;
  const pupils = movers.children.filter(({ ageThen }) => (ageThen ?? 0) >= 5);
  const ids = movers.children.flatMap(({ ageIds }) => ageIds);
  const named = (pupils.length > 0 ? pupils : movers.children).flatMap((child) => childCalled(child) ?? []);
  const text =
    pupils.length > 0 && !movers.uncounted
      ? `a pupil of ${list(
          pupils.map(({ ageThen }) => String(Math.floor(ageThen ?? 0))),
          'or',
        )}`
      : pupils.length > 0
        ? 'a pupil who changes school'
        : 'a child who will start school there';
  return because(named.length > 0 ? listSaid(named, 'and') : words(text), ...ids, ...movers.ids);
}

/** How the place's schools rank by what pupils learn. */
function resultsOf(view: PlaceView) {
  const score = figure(view, 'harmonised_test_score');
  const at = standing(view, 'harmonised_test_score');
  const home = besideHome(view, 'harmonised_test_score') ? homeFigure(view, 'harmonised_test_score') : null;
  if (!score || !at) return null;
  const compare = home ? say`, against ${home} in ${view.homeName}` : '';
  const level =
    at.percentile > 75
      ? 'one of the stronger school systems by results'
      : at.percentile > 55
        ? 'a solid school system by results'
        : at.side !== 'low'
          ? `a school system ${NEAR_MIDDLE}`
          : 'a school system whose public results are weak, so private and international schools, and what they cost, are part of the sum';
  return { score, compare, level, mark: at.mark };
}

/** Learning outcomes, for families who need a school. */
export const schoolLead: Writer = (view) => {
  const found = withSchool(view.profile) && resultsOf(view);
  if (!found) return null;
  const { score, compare, level, mark } = found;
  const who = pupil(view);
  const said = wayOf(view, 'schools', [
    () =>
      say`For ${who}, begin with results: on the harmonised scale of test scores ${view.name} stands at ${score}${compare}, ${level}.${mark}`,
    () =>
      say`${view.Name} has ${level}: ${score} on the harmonised scale${compare}, and that is what ${who} would find.${mark}`,
    () => say`Test results place ${view.name} at ${score}${compare}; for ${who} it is ${level}.${mark}`,
    () => say`What would ${who} learn? By test scores (${score}${compare}) ${view.name} is ${level}.${mark}`,
  ]);
  return passage('schools', 1.2, said);
};

/** The same for families who teach at home, in case that changes. */
export const schoolsBehind: Writer = (view) => {
  const ids = taughtAtHome(view.profile);
  const found = ids && resultsOf(view);
  if (!found) return null;
  const { score, compare, level, mark } = found;
  const said = wayOf(view, 'schools-behind', [
    () =>
      say`Should ${pupil(view)} go to a school after all, ${view.name} has ${level}: ${score} on the harmonised scale of test scores${compare}.${mark}`,
    () =>
      say`Beside lessons at home there are the schools of ${view.name}, by test scores (${score}${compare}) ${level}.${mark}`,
  ]);
  return passage('schools', 0.7, said && because(said, ...ids));
};

/** Years of schooling, where no results are on record. */
export const schoolYears: Writer = (view) => {
  if (!withSchool(view.profile)) return null;
  const years = figure(view, 'expected_schooling');
  const at = standing(view, 'expected_schooling');
  return years && at
    ? passage(
        'schools',
        1,
        say`No comparable test results are on record for ${view.name}; ${pupil(view)} could expect ${years} of schooling in all, ${at.side === 'high' ? `more ${THAN_MOST}` : at.side === 'low' ? `fewer ${THAN_MOST}` : 'about the usual number'}.${at.mark}`,
      )
    : null;
};
