import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { asksForWork } from '@global-fit/matching/entry/route/countedIncome';
import { leavesOutEarnings } from '@global-fit/matching/entry/way';
import { allowsNoWork } from '@global-fit/matching/entry/route/recorded';
import { answerQuantity, constant, minus, over, type Quantity } from '../../../figures/quantity.ts';
import { wayOf } from '../../../place/passage.ts';
import type { PlaceView } from '../../../place/view.ts';
import { twoEarnIds } from '../../../profile/earners.ts';
import { because, type Said, say, words } from '../../../prose/said.ts';
import { familyOf, movesWithFamily } from '../../../profile/people/familyMoving.ts';
import { asksForOne, inDollars, neededMonthly } from '../../../place/entry/incomeAsked.ts';
import type { OpenRoute } from '../../../place/entry/routes.ts';
import { preferencesOf } from '../../../place/entry/standing.ts';
import { studyFundsSaid } from './studyFunds.ts';
import { routeSaid } from '../../../place/entry/words.ts';

/** An edge of the expected income, for a month. */
function edge(view: PlaceView, which: 'low' | 'high'): Quantity | null {
  const value = view.profile.income?.[which] ?? null;
  return value === null
    ? null
    : over(answerQuantity(value, 'expected-annual-income', which), constant(12, 'months in a year'));
}

/** Permits for people of means ignore earned income. */
function withoutWork(
  view: PlaceView,
  { route, standing: { way } }: OpenRoute,
  needed: Quantity,
): Said | null {
  if (!leavesOutEarnings(way)) return null;
  const none = way.kind === 'route' && way.counts === 'none';
  const ask = allowsNoWork(route) ? '' : ' Ask whether it allows remote work at all.';
  const { movers } = view.profile;
  const whose =
    asksForOne(view, route) || !movesWithFamily(movers)
      ? ''
      : because(words(` for ${familyOf(movers)}`), ...movers.ids);
  return because(
    say`Only pensions and other income without work count towards it${none ? ', and you named none' : ''}: about ${inDollars(needed)} a month${whose} would have to come from these alone.${ask}${routeSaid(route, '')}`,
    'income-sources',
    ...view.profile.stageIds,
  );
}

/** Kinds of permit granted for one person's work, whose threshold the applicant has to reach. */
const OF_ONE: ReadonlySet<VisaRoute['kind']> = new Set(['work', 'digital-nomad']);

/**
 * The household's income may be that of two, while a work permit's threshold is for one contract, and a remote-work
 * permit's perhaps for the applicant alone.
 */
function ofOneAlone(view: PlaceView, route: VisaRoute, two: readonly string[]): Said | null {
  const said =
    route.kind === 'work'
      ? wayOf(view, 'income-of-two', [
          () =>
            say`The income you ticked may be that of both of you, but one contract has to reach this sum: compare it with the pay of the one who applies${routeSaid(route, '')}.`,
          () =>
            say`What you ticked may be what the two of you earn together; here a single contract has to reach the sum${routeSaid(route, '')}.`,
          () =>
            say`One contract alone has to reach that sum${routeSaid(route, '')}, and the income you ticked may be that of two.`,
        ])
      : wayOf(view, 'income-of-one', [
          () =>
            say`The income you ticked may be that of both of you: compare that sum with what the applicant earns, and ask whether the other’s income counts${routeSaid(route, '')}.`,
          () =>
            say`If two of you earn what you ticked, ask whether both incomes count, or only that of the one who applies${routeSaid(route, '')}.`,
        ]);
  return said && because(said, 'expected-annual-income', ...two);
}

/** The whole band ticked is above the threshold. */
function aboveSum(view: PlaceView, route: VisaRoute, low: Quantity): Said | null {
  const pay =
    route.kind === 'work' ? 'the contract has to reach it as well' : 'bring the proof month by month';
  return wayOf(view, 'income-met', [
    () =>
      say`The income you expect after the move begins at ${inDollars(low)} a month, above that${routeSaid(route, '')}: ${pay}.`,
    () =>
      say`With at least ${inDollars(low)} a month expected after the move you pass that mark${routeSaid(route, '')}; ${pay}.`,
    () =>
      say`You expect ${inDollars(low)} a month or more, which is enough for that${routeSaid(route, '')}; ${pay}.`,
  ]);
}

/** The threshold is inside the band: where in it. */
function sumWithin(view: PlaceView, needed: Quantity, low: Quantity, high: Quantity | null): Said | null {
  const range = !high
    ? say`from ${inDollars(low)} upwards`
    : low.value > 0
      ? say`from ${inDollars(low)} to ${inDollars(high)}`
      : say`up to ${inDollars(high)}`;
  const place = high ? (needed.value - low.value) / (high.value - low.value) : 0;
  const where = place < 1 / 3 ? 'in the lower part' : place < 2 / 3 ? 'in the middle' : 'in the upper part';
  return wayOf(view, 'income-within', [
    () =>
      say`The band you ticked runs ${range} a month, and the sum of ${inDollars(needed)} lies ${where} of it: with less than that you miss it.`,
    () =>
      say`About ${inDollars(needed)} a month is ${where} of the band you ticked, ${range}; only your exact figure decides.`,
    () =>
      say`You ticked ${range} a month. The sum, ${inDollars(needed)}, lies ${where}${high ? ' of that band' : ''}, so work out your own figure.`,
  ]);
}

/** The whole band is below the threshold: by how much. */
function belowSum(view: PlaceView, route: VisaRoute, needed: Quantity, high: Quantity): Said | null {
  const work = route.kind === 'work';
  return wayOf(view, 'income-short', [
    () =>
      say`The top of the band you ticked is ${inDollars(high)} a month, ${inDollars(minus(needed, high))} less than asked for${work ? ': without a better offer this permit is out of reach' : ''}.`,
    () =>
      say`That is ${inDollars(minus(needed, high))} a month more than the ${inDollars(high)} at which your band ends${work ? ', so the offer has to pay more than you expect' : ''}.`,
    () =>
      say`Your band ends at ${inDollars(high)} a month: you are ${inDollars(minus(needed, high))} short${work ? ' unless the offer pays more than you expect' : ''}.`,
  ]);
}

/**
 * A route's monthly threshold compared with the income stated: where in the band it lies, how far it is missed, or what
 * would have to be proven; null where the route has none, or nothing can be said.
 */
export function againstIncome(view: PlaceView, open: OpenRoute): Said | null {
  const { route, income, standing } = open;
  const needed = neededMonthly(view, route);
  if (!needed) return null;
  if (route.kind === 'study') return studyFundsSaid(view, open, needed);
  const uncounted = withoutWork(view, open, needed);
  if (uncounted) return uncounted;
  const ofApplicant = applicantsSaid(view, open, needed);
  if (ofApplicant) return ofApplicant;
  const two = OF_ONE.has(route.kind) ? twoEarnIds(view.profile) : null;
  if (two && (income === 'met' || income === 'perhaps')) return ofOneAlone(view, route, two);
  const inWords = toldInWords(view, open, needed);
  if (inWords) return inWords;
  const low = edge(view, 'low');
  const high = edge(view, 'high');
  if (income === 'met' && low) return aboveSum(view, route, low);
  if (income === 'perhaps' && low) return sumWithin(view, needed, low, high);
  if (income === 'short' && high) return belowSum(view, route, needed, high);
  const test = standing.way.kind === 'route' ? standing.way.test : null;
  if (test === 'by budget') return belowBudget(view, route, needed);
  return test === 'not told' || test === 'beyond budget' ? toBeShown(view, route, needed) : null;
}

/** One person's income reaches the threshold. */
const ownReaches = (view: PlaceView, route: VisaRoute, month: Said): Said | null =>
  route.kind === 'work'
    ? say`The ${month} a month that you gave as your own income reaches that${routeSaid(route, '')}; one contract there has to reach it as well.`
    : wayOf(view, 'income-of-applicant', [
        () =>
          say`The ${month} a month that you gave as your own income reaches that${routeSaid(route, '')}; months differ, so ask over how many of them the average is taken.`,
        () =>
          say`With the ${month} a month that you name for yourself you pass${routeSaid(route, '')}; ask which months are counted.`,
      ]);

/** One person's income misses the threshold, which that of two may reach. */
const bothMayReach = (view: PlaceView, route: VisaRoute, month: Said, sum: Said): Said | null =>
  wayOf(view, 'income-of-applicant-short', [
    () =>
      say`The ${month} a month that you gave as your own income is below the ${sum}, which the two of you may reach together${routeSaid(route, '')}: whether both incomes count is not on record, so ask that first.`,
    () =>
      say`You name ${month} a month for yourself, and ${sum} is asked for${routeSaid(route, '')}; you would pass only if the other’s income counted, and that is not on record.`,
  ]);

/** The applicant's own income, as stated, compared with a threshold for the applicant. */
function applicantsSaid(
  view: PlaceView,
  { route, income, standing: { way } }: OpenRoute,
  needed: Quantity,
): Said | null {
  const own = preferencesOf(view).budget?.ofApplicant ?? null;
  if (own === null || !OF_ONE.has(route.kind)) return null;
  const month = inDollars(constant(own.monthlyUsd, 'the income of the applicant as told, a month'));
  const both = way.kind === 'route' && way.test === 'by both';
  const said = both
    ? bothMayReach(view, route, month, inDollars(needed))
    : income === 'met'
      ? ownReaches(view, route, month)
      : income === 'short'
        ? say`The ${month} a month that you gave as your own income is below the ${inDollars(needed)}${routeSaid(route, '')}${route.kind === 'work' ? ': one contract has to pay more, whatever the two of you earn together' : ', and so is what both of you may have together'}.`
        : null;
  return said && because(said, 'expected-annual-income', own.toldIn);
}

/** An income stated in free text, compared here after it was quoted. */
function toldInWords(view: PlaceView, { route, income }: OpenRoute, needed: Quantity): Said | null {
  const toldIn = preferencesOf(view).budget?.toldIn ?? null;
  if (toldIn === null || (income !== 'met' && income !== 'short')) return null;
  const proof = route.kind === 'work' ? 'the contract has to reach it as well' : null;
  return because(
    income === 'met'
      ? (wayOf(view, 'income-in-words', [
          () =>
            say`The income you told us comes in every month reaches that${routeSaid(route, '')}: ${proof ?? 'bring the payer’s statements for a year'}.`,
          () =>
            say`The monthly income you told us of is enough for that${routeSaid(route, '')}; ${proof ?? 'letters from those who pay it are the proof'}.`,
        ]) ?? words(''))
      : say`The income you told us comes in every month does not reach the ${inDollars(needed)}${routeSaid(route, '')}.`,
    'expected-annual-income',
    toldIn,
  );
}

/** An amount the customer wrote is never called missing. */
const UNREAD = 'We could not add up what you wrote about your income';

const isUnread = (view: PlaceView): boolean => preferencesOf(view).budget?.unread ?? false;

/** A fixed income of unknown amount, and the budget it pays for, with or without savings. */
function belowBudget(view: PlaceView, route: VisaRoute, needed: Quantity): Said {
  const budget = answerQuantity(view.profile.monthlyBudget ?? 0, 'monthly-budget');
  return because(
    say`${isUnread(view) ? UNREAD : 'You did not tell us the amount of your income'}. The ${inDollars(budget)} a month that you mean to spend is above that sum${routeSaid(route, '')}: make sure that ${inDollars(needed)} of it comes in without drawing on savings.`,
    'expected-annual-income',
    'monthly-budget',
  );
}

/** No question asks for a pension's amount, so what has to be proven is stated instead of a verdict. */
function toBeShown(view: PlaceView, route: VisaRoute, needed: Quantity): Said {
  if (asksForWork(preferencesOf(view), route))
    return because(
      say`It is granted for work done from there, and your answers name none: a pension or a return on savings does not count towards the ${inDollars(needed)} a month to be shown${routeSaid(route, '')}.`,
      'income-sources',
      ...view.profile.stageIds,
    );
  const source =
    view.profile.stage === 'retired' ? 'pension and other regular income' : 'income that moves with you';
  if (isUnread(view))
    return because(
      say`${UNREAD}: to pass, about ${inDollars(needed)} a month has to be shown${routeSaid(route, '')}.`,
      'expected-annual-income',
      ...view.profile.stageIds,
    );
  return because(
    wayOf(view, 'income-not-told', [
      () =>
        say`You did not tell us the amount of your ${source}: to pass, about ${inDollars(needed)} a month has to be shown${routeSaid(route, '')}.`,
      () =>
        say`Your answers give no amount for your ${source}; compare it with about ${inDollars(needed)} a month${routeSaid(route, '')}.`,
      () =>
        say`Only you can tell whether your ${source} reaches about ${inDollars(needed)} a month${routeSaid(route, '')}.`,
    ]) ?? words(''),
    'expected-annual-income',
    ...view.profile.stageIds,
  );
}
