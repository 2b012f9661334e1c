import { stillEarnsPension } from '../../place/pension/pension.ts';
import { oncePassage, type Writer } from '../../place/passage.ts';
import { figure } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { because, say } from '../../prose/said.ts';
import { settlesByRight } from '../../place/entry/routes.ts';
import { atStage } from './atStage.ts';

/** What retirees and people of independent means may still want to do. */
export const purpose: Writer = (view) => {
  const { read } = view.profile;
  const gives = read
    .choices('other-economic-contributions')
    .filter((one) => ['research-innovation', 'teaching-training', 'charity-volunteering'].includes(one))
    .map((one) => read.label('other-economic-contributions', one)?.text ?? '');
  if (gives.length === 0 || settlesByRight(view) || !atStage(view, 'retired', 'means')) return null;
  return oncePassage(
    'purpose',
    0.7,
    because(
      say`You thought of ${list(gives.slice(0, 3))}. A permit for ${view.name} that rests on means of your own may forbid part of that, paid or unpaid: have the answer in writing before you begin.`,
      'other-economic-contributions',
      ...view.profile.stageIds,
    ),
  );
};

/** Pension ages and contribution years, for people in or near retirement. */
export const pension: Writer = (view) => {
  if (!atStage(view, 'retired', 'means')) return null;
  const income = view.profile.read.label('retirement-income-phase');
  const years = stillEarnsPension(view.profile) ? figure(view, 'pension_min_contribution_years') : null;
  if (!income || view.earlier.length > 0) return null;
  return oncePassage(
    'pension',
    0.6,
    because(
      say`You will live on this: ${income}.${years ? say` A state pension from ${view.name} itself takes ${years} of contributions from work there.` : ''}`,
      'retirement-income-phase',
      ...view.profile.stageIds,
    ),
  );
};
