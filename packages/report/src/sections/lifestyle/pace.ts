import { cared, notable, passage, type Writer } from '../../place/passage.ts';
import { figure, standing } from '../../place/view.ts';
import { because, say } from '../../prose/said.ts';

/** Days off, for those who work and want time. */
export const pace: Writer = (view) => {
  const { stage, stageIds } = view.profile;
  const holidays = figure(view, 'public_holidays');
  const off = figure(view, 'paid_annual_leave_days');
  const at = standing(view, 'paid_annual_leave_days');
  if (!['employee', 'transfer', 'remote'].includes(stage) || !holidays || !off || !at) return null;
  return cared(
    view,
    passage(
      'pace',
      0.2 + 0.35 * notable(at.percentile),
      because(
        say`Leave by law in ${view.name} is ${off} a year beside ${holidays}, ${at.percentile > 60 ? 'generous [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]' : at.percentile < 40 ? 'lean [by world standards|as the world goes|measured against the rest of the world|in a comparison of all countries]' : 'an ordinary amount'}.${at.mark}`,
        ...stageIds,
      ),
    ),
    'balance',
  );
};
