import { oncePassage, passage, type Writer } from '../../place/passage.ts';
import { ownStudyLawSaid, studyLawSaid } from '../../place/rights/studyLaw.ts';
import { because, flow, given, say } from '../../prose/said.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { atStage } from './atStage.ts';
import { grouped } from '../../figures/format.ts';

/** Students who hope to stay after the degree, with what the law grants them. */
export const stayAfterDegree: Writer = (view) => {
  if (!atStage(view, 'student') || !view.profile.read.has('study-abroad-motivation', 'stay-after-graduation'))
    return null;
  const own = settlesByRight(view) ? null : ownStudyLawSaid(view, 'stay');
  if (own) return passage('stay-after', 0.8, because(own, 'study-abroad-motivation'));
  const law = settlesByRight(view) ? null : studyLawSaid([view], 'stay');
  return oncePassage(
    'stay-after',
    0.8,
    because(
      law
        ? say`You hope to stay after graduation. ${law}`
        : say`↗You hope to stay after graduation: ask the university in ${view.name} how many months of job search the permit allows, since our records do not hold that rule.`,
      'study-abroad-motivation',
    ),
  );
};

/** Students who want to earn beside their studies: permitted hours and minimum hourly pay. */
export const sideJob: Writer = (view) => {
  if (!atStage(view, 'student')) return null;
  const { read } = view.profile;
  if (!read.has('study-abroad-motivation', 'work-while-studying')) return null;
  const hours = settlesByRight(view) ? null : ownStudyLawSaid(view, 'work');
  const wage = view.atlas.minimumWage(view.iso3);
  const floor =
    wage?.from.shown && wage.monthlyUsd !== null
      ? given(
          say`For work beside your studies note the legal floor in ${view.name}, US$${grouped(wage.monthlyUsd)} for a full month (${String(wage.year)})${hours ? '.' : '; a student may work only part of that.'}`,
          `minimumwage:${view.iso3}`,
        )
      : null;
  return passage('side-job', 0.75, because(flow(floor, hours), 'study-abroad-motivation'));
};
