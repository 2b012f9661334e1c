import type { RouteWay } from '@global-fit/matching/entry/way';
import { STATUS_TOLD_IN } from '@global-fit/matching/profile/time/presentStatus';
import { lengthOf, routeSaid } from '../../place/entry/words.ts';
import { because, type Said, say } from '../../prose/said.ts';

/** Why a route may not be granted in time; empty where it may. */
function lateSaid({ late, route }: RouteWay): Said | string {
  if (!late) return '';
  return late === 'decision'
    ? because(
        routeSaid(route, '; its decision can take longer than the time that you give the move'),
        'relocation-timeline',
      )
    : because(
        routeSaid(route, '; nobody can tell whether you will be chosen before your present status ends'),
        ...STATUS_TOLD_IN,
      );
}

/** What its authority has to answer because no record does; empty where nothing is open. */
function unsureSaid({ unsure, route }: RouteWay): Said | string {
  if (!unsure) return '';
  if (unsure === 'partner')
    return because(
      routeSaid(
        route,
        '; it is not on record whether your partner, whose passport it refuses to those who apply, may come along',
      ),
      'relationship-status',
    );
  return unsure === 'founding'
    ? because(
        routeSaid(route, '; it is not on record whether it lets you found a company and employ people there'),
        'work-arrangement',
        'local-job-creation-intent',
      )
    : because(
        routeSaid(
          route,
          '; it is not on record whether it takes your passport, which another programme there refuses',
        ),
        'citizenship',
      );
}

/** That it ends before the planned stay does; empty where it does not. */
function endsSaid({ ends, route }: RouteWay): Said | string {
  return ends === undefined
    ? ''
    : because(
        routeSaid(
          route,
          `; it ends after ${lengthOf(ends)}, sooner than you mean to stay, and nothing on record follows on it`,
        ),
        'relocation-duration',
      );
}

/** What speaks against relying on a route apart from its sum, as clauses to append; empty where nothing does. */
export const doubts = (way: RouteWay): Said => say`${endsSaid(way)}${lateSaid(way)}${unsureSaid(way)}`;
