import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { allowsNoWork } from '@global-fit/matching/entry/route/recorded';
import { because, type Said, say } from '../../prose/said.ts';
import type { Stage } from '../../profile/stage.ts';
import type { PlaceView } from '../view.ts';
import { askedMonthly } from './incomeAsked.ts';
import { openRoutes, routeName, settlesByRight, tickedBeside } from './routes.ts';
import { routeSaid } from './words.ts';

/** Work that comes along, and that no employer of the place permits. */
const BROUGHT: Readonly<Partial<Record<Stage, string>>> = {
  remote: 'your job',
  freelance: 'your freelance work',
  owner: 'running your company',
};

/**
 * The best way in, where it is a permit that by its record allows no work although the customer means to bring some;
 * else null.
 */
export function workShutOut(view: PlaceView): VisaRoute | null {
  const best = settlesByRight(view) ? undefined : openRoutes(view)[0];
  if (!best || best.standing.way.byPartner || !(view.profile.stage in BROUGHT)) return null;
  return allowsNoWork(best.route) ? best.route : null;
}

/**
 * The permit on record for work brought along, which is the one for remote work: permits for a new business there are
 * not for a business or clients elsewhere. Null where none is open.
 */
function permitForWork(view: PlaceView): VisaRoute | null {
  const open = [
    ...openRoutes(view).map(({ route }) => route),
    ...tickedBeside(view).map(({ way }) => way.route),
  ];
  return open.find(({ kind }) => kind === 'digital-nomad') ?? null;
}

/** ". Made for such work is the Digital Nomad Visa, which asks for US$3,210 a month". */
function instead(view: PlaceView): Said | string {
  const route = permitForWork(view);
  if (!route) return '. Ask first which permit goes with that';
  const asked = askedMonthly(view, route);
  return say`. The permit for such work is ${routeSaid(route, `the ${routeName(route)}`)}${asked ? say`, which asks for ${asked}` : ', for which no sum is on record'}`;
}

/** The work brought along, as the customer would call it: "your freelance work". */
export const workBrought = ({ profile }: PlaceView): string => BROUGHT[profile.stage] ?? 'your work';

/** That the best way in and the work brought along exclude each other, and which permit goes with it; null elsewhere. */
export function workAgainstPermit(view: PlaceView): Said | null {
  const route = workShutOut(view);
  if (!route) return null;
  const work = workBrought(view);
  const fromAfar =
    route.remoteWorkAllowed === false
      ? `allows no work, not even remotely, and you mean to go on with ${work}`
      : `allows no work there, and its record does not say whether ${work} counts as that`;
  return because(
    say`${routeSaid(route, `The ${routeName(route)}`)} ${fromAfar}${instead(view)}.`,
    'work-arrangement',
    ...view.profile.stageIds,
  );
}
