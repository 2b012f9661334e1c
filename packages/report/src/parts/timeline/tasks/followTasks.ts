import { type Ahead, partnerAhead } from '../../../profile/people/ahead.ts';
import { type Followers, followersOf } from '../../../profile/people/followers.ts';
import { isAtHome } from '../../../place/atHome.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, say } from '../../../prose/said.ts';
import { openRoutes, settlesByRight } from '../../../place/entry/routes.ts';
import { addMonths, monthsBetween } from '../../../months.ts';
import { monthSaid } from '../../../prose/monthSaid.ts';
import { wholeMonths } from '@global-fit/matching/entry/route/inTime';
import { MOVE } from '../order.ts';
import { type DraftTask, NOW, task, type TaskWriter } from '../task.ts';

/** Whether somebody may follow the customer is asked before anything else. */
const asked = ({ name, profile }: PlaceView, { who, ids }: Followers): DraftTask =>
  task(
    'follow',
    'Before you go ahead',
    because(
      say`You mean to go first. Ask the embassy of ${name} now, in writing: may ${who} follow on your permit, from when and until which age or month, on what pay, in what kind of home, and with whose consent? A ${profile.stage === 'employee' ? 'post' : 'permit'} that does not carry that is the wrong one.`,
      ...ids,
    ),
    NOW,
    { takes: 1 },
  );

/** Care for children who stay behind at first. */
const caredFor = ({ who, ids }: Followers): DraftTask =>
  task(
    'carer',
    'The time apart',
    because(
      say`Until ${who} can follow: an authority in writing for whoever cares at home, good for school, doctor and passport; the sum you send each month; and one fixed hour for calls.`,
      ...ids,
    ),
    3,
  );

/** Months after the move in which the others come; null where neither a later month nor a time apart was stated. */
function monthsBehind(view: PlaceView, { month, behind }: Followers, ahead: number | null): number | null {
  if (ahead === null) return null;
  if (!month) return behind;
  const move = addMonths(view.date, ahead);
  const year = Number(move.slice(0, 4));
  const of = (inYear: number): string => `${inYear}-${String(month.number).padStart(2, '0')}`;
  const meant = month.year === null ? [of(year), of(year + 1)] : [of(month.year)];
  return meant.map((one) => monthsBetween(move, one)).find((months) => months > 0) ?? null;
}

/** Those who follow, in the month stated; without one, as soon as the law's requirements are met. */
function after(view: PlaceView, later: Followers, ahead: number | null): DraftTask {
  const { who, ids } = later;
  const months = monthsBehind(view, later, ahead);
  if (months === null)
    return task(
      'followed',
      'The others follow',
      because(
        say`Compare pay, home and months with what ${view.name} asks for ${who}, and apply on the first day on which you have all of it.`,
        ...ids,
      ),
      -8,
      { after: [MOVE] },
    );
  const month = monthSaid(addMonths(view.date, (ahead ?? 0) + months));
  const decision = openRoutes(view)[0]?.route.processingDays ?? null;
  return task(
    'followed',
    'The others follow',
    because(
      say`You mean ${who} to come in ${month}: ask what a decision on their permits takes, count it back from there, and apply by that day. Before that, compare pay and home with what ${view.name} asks for them, and keep documents of theirs that age for that month.`,
      ...ids,
    ),
    -Math.max(1, months - (decision === null ? 0 : wholeMonths(decision))),
    { after: [MOVE] },
  );
}

/** A partner who goes first needs a permit in their own name, which the way in of this report is not. */
const askedAhead = ({ name }: PlaceView, { who, ids }: Ahead): DraftTask =>
  task(
    'follow',
    'Who goes first',
    because(
      say`You mean ${who} to go first. The way in of this report is reckoned for you as the one who applies: ask the embassy of ${name} now, in writing, whether ${who} may hold the permit instead, or enter before you on yours, and from when, on what pay and in what kind of home the rest of you may follow.`,
      ...ids,
    ),
    NOW,
    { takes: 1 },
  );

/** A household of which some follow later. */
export const followTasks: TaskWriter = (view, _others, ahead) => {
  const first = partnerAhead(view.profile);
  if (first) return isAtHome(view) || settlesByRight(view) ? [] : [askedAhead(view, first)];
  const later = followersOf(view.profile);
  if (!later) return [];
  const children = later.members.some((one) => view.profile.movers.children.includes(one));
  const cared = children ? [caredFor(later)] : [];
  return isAtHome(view) || settlesByRight(view)
    ? cared
    : [asked(view, later), ...cared, after(view, later, ahead)];
};
