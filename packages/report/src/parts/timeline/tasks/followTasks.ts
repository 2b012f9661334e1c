import { type Followers, followersOf } from '../../../profile/people/followers.ts';
import { isAtHome } from '../../../place/atHome.ts';
import type { PlaceView } from '../../../place/view.ts';
import { because, say } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { MOVE } from '../order.ts';
import { type DraftTask, NOW, task, type TaskWriter } from '../task.ts';

/** What decides whether somebody may come after the customer is asked before anything else. */
const asked = (view: PlaceView, { who, ids }: Followers): DraftTask =>
  task(
    'follow',
    'Before you go ahead',
    because(
      say`You mean to go first. Ask the embassy of ${view.name} now, in writing: may ${who} follow on your permit, from when and until which age or month, on what pay, in what kind of home, and with whose consent? A post that does not carry that is the wrong one.`,
      ...ids,
    ),
    NOW,
    { takes: 1 },
  );

/** For children who stay where they are at first. */
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

const after = (view: PlaceView, { who, ids }: Followers): DraftTask =>
  task(
    'followed',
    'The others follow',
    because(
      say`Hold pay, home and months against what ${view.name} asks for ${who}, and apply on the first day on which all of it is there.`,
      ...ids,
    ),
    -8,
    { after: [MOVE] },
  );

/** A household of which some come later, as the customer told it. */
export const followTasks: TaskWriter = (view) => {
  const later = followersOf(view.profile);
  if (!later) return [];
  const children = later.members.some((one) => view.profile.movers.children.includes(one));
  const cared = children ? [caredFor(later)] : [];
  return isAtHome(view) || settlesByRight(view) ? cared : [asked(view, later), ...cared, after(view, later)];
};
