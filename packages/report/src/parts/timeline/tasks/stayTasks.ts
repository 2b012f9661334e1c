import { cityOf } from '../../../place/passage.ts';
import { monthName } from '../../../prose/english.ts';
import { because, say } from '../../../prose/said.ts';
import { settlesByRight } from '../../../place/entry/routes.ts';
import { ABSENCES, daysSaid, overSaid, spanSaid, stayMeant, visitWay } from '../../../place/entry/stay.ts';
import { MOVE } from '../order.ts';
import { LAST, task, type TaskWriter } from '../task.ts';

/** The tasks of a seasonal stay, in place of those of a move: nothing is given up at home. */
export const stayTasks: TaskWriter = (view) => {
  const stay = stayMeant(view);
  if (!stay) return [];
  const { name, homeName } = view;
  const visit = visitWay(view);
  const span = spanSaid(stay);
  const last = stay.season?.at(-1);
  const end = last ? `By the end of ${monthName(last)}` : 'When the months are over';
  return [
    ...(visit
      ? [
          task(
            'days',
            'Count the days',
            say`On record for ${name} are ${daysSaid(visit)}; no permit is asked for.${overSaid(visit)} Ask the embassy whether the days begin anew at each entry, and what the border wants to see: a ticket home, means, an address.`,
            9,
          ),
        ]
      : []),
    task(
      'absence',
      'Absent from home, not gone',
      because(
        say`Ask ${ABSENCES} in ${homeName} in writing for how many months of a year you may be away before they count you as gone, and plan ${span} within that.`,
        'current-location',
      ),
      9,
    ),
    task(
      'season-home',
      'A furnished home for the season',
      say`Rent furnished in ${cityOf(view)} for ${span}, with power, water and internet included in the price or named in the contract, and ask in the same letter what it costs to keep it for the next year.`,
      6,
    ),
    task(
      'travel-cover',
      'Cover for the months away',
      say`A policy for the whole of ${span} and not for a holiday: most travel policies end after some weeks, and leave out what was not declared.`,
      3,
    ),
    task(
      'empty-home',
      'The home while you are away',
      because(
        say`Somebody with a key, the post kept, and one question to whoever insures your home or lets it to you: for how long it may stand empty.`,
        'property-ownership',
      ),
      1,
    ),
    task(
      MOVE,
      'The journey',
      because(
        say`Keep a proof of the day on which you reach ${cityOf(view)}: ${visit ? 'the days that you may stay are counted from it' : settlesByRight(view) ? 'registration and tax are counted from it' : 'the permit office asks for it'}.`,
        'citizenship',
      ),
      LAST,
    ),
    task(
      'return',
      'Home again',
      say`${end} you are back in ${homeName}. Write down what the season cost and what was missing, and decide then about the next.`,
      -stay.months,
      { after: [MOVE] },
    ),
  ];
};
