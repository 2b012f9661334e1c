import { addMonths } from '../../months.ts';
import type { PlaceView } from '../../place/view.ts';
import { because, say } from '../../prose/said.ts';
import { monthSaid } from '../../prose/monthSaid.ts';
import type { Draft } from './drafts.ts';
import type { MonthsMeant } from './monthsMeant.ts';
import type { Ordered } from './order.ts';
import { studiesByYear } from './school.ts';
import { NOW, task } from './task.ts';

/** Reasons for a delay by a step that causes it; the first that applies is mentioned. */
const DELAYS: readonly (readonly [step: string, why: string])[] = [
  ['notice', 'What comes before your notice, and the notice itself, take longer'],
  ['permit', 'What the application needs, the decision on it and a month for the move take longer'],
  ['pet', 'The time that the record asks for the animal is longer'],
  ['contract', 'Finding a post, signing and moving take longer'],
  ['sell', 'A visit and the sale of the home take longer'],
];

/** A delay of more months than this makes the permit or the place itself doubtful. */
const TOO_LATE = 12;

/**
 * The task that says the wished date cannot be kept, why, and in which month the plan moves instead. `latest` is the
 * last wished month, in months from the report.
 */
export function lateTask(
  view: PlaceView,
  latest: number,
  { boundIn, wishedIn }: Pick<MonthsMeant, 'boundIn' | 'wishedIn'>,
  { move, delayedBy }: Ordered<Draft>,
): Draft {
  const why =
    DELAYS.find(([step]) => delayedBy.includes(step))?.[1] ??
    (delayedBy.length === 0 && studiesByYear(view)
      ? 'No year of study begins by then'
      : 'The steps before the move take longer');
  const doubt =
    move - latest > TOO_LATE ? ' If that is too late, look for another permit or another place.' : '';
  const means = boundIn
    ? 'By what you wrote, you move at the latest in'
    : wishedIn
      ? 'You wrote that you mean to move by'
      : 'Your answer means a move by';
  const said = say`${means} ${monthSaid(addMonths(view.date, latest))}. ${why}, so this plan moves in ${monthSaid(addMonths(view.date, move))} and keeps the order of the steps.${doubt}`;
  return {
    ...task(
      'date',
      'A later date',
      because(said, ...(boundIn ?? [wishedIn ?? 'relocation-timeline']), 'citizenship'),
      NOW,
    ),
    topic: 'law',
  };
}
