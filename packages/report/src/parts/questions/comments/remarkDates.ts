import { monthsAllowed } from '@global-fit/matching/profile/time/moveMonths';
import { MONTH_OF_YEAR, monthIn } from '@global-fit/matching/profile/time/toldMonths';
import { addMonths } from '../../../months.ts';
import { hasRoadmap } from '../../../place/edition.ts';
import type { PlaceView } from '../../../place/view.ts';
import { toldMove } from '../../../profile/move/toldMove.ts';
import { isWished, moveWishedIn } from '../../../profile/move/wishedMove.ts';
import { monthSaid } from '../../../prose/monthSaid.ts';
import { because, flow, type Said, say, words } from '../../../prose/said.ts';
import { remarksIn, saysByWhen } from './remarkSentences.ts';

/** A month by which something is due, or when it ends. */
const DUE = new RegExp(
  String.raw`\b(?:before|by|until|till|no later than|not later than|ends?|ending|expir\w+|runs? out|deadline)\b[^.;?]{0,24}?\b${MONTH_OF_YEAR}`,
  'i',
);
/** Words that make a date binding; a date in the past is not. */
const BINDS =
  /\b(?:must|has to|have to|needs? to|wants? to|due|deadline|at the latest|no later|not later|signed|ends?|ending|expir\w+|runs? out|until|till)\b/i;

/** A passport that runs out: "my passport ends in March 2027". */
const PASSPORT_ENDS =
  /\bpassports?\b[^.;?]{0,20}\b(?:ends?|expir\w+|runs? out|is (?:only )?valid (?:until|till))\b/i;

/** What becomes of the month or season in which a remark tells that the customer means to move. */
function wishSaid(text: string, view: PlaceView, allowed: readonly number[]): Said | null {
  const { profile, date } = view;
  const wish = moveWishedIn(text, profile.home, date);
  if (!wish) return null;
  const within = allowed.some((one) => isWished(wish, addMonths(date, one)));
  const means = wish.studies
    ? `You mean to begin your studies in ${wish.words}`
    : `You mean to move in ${wish.words}`;
  const planned = within
    ? `: your roadmap ${wish.studies ? 'arrives by then' : 'does so'}, or says first why it cannot`
    : '; your roadmap goes by what you ticked';
  // Without a roadmap a month within the time ticked changes nothing.
  if (within && !hasRoadmap(view)) return null;
  return because(
    words(
      `${means}${within ? '' : ', which lies outside the time that you ticked'}${hasRoadmap(view) ? planned : ''}.`,
    ),
    'relocation-timeline',
  );
}

/** The reply to months before or after which the move has to be. */
function moveSaid(text: string, view: PlaceView): Said | null {
  const { profile, date } = view;
  const { read } = profile;
  const { latest, earliest } = toldMove(
    { 'additional-comments': { value: text } },
    date,
    (profile.home?.point[1] ?? 0) < 0,
  );
  const allowed = monthsAllowed(read.choices('relocation-timeline')[0]);
  if (allowed.length === 0) return null;
  if (!latest && !earliest) return wishSaid(text, view, allowed);
  const by =
    latest && hasRoadmap(view)
      ? say`You ${/\b(?:must|has to|have to|needs? to)\b/i.test(text) ? 'have' : 'want'} to move by ${monthSaid(latest)}: your roadmap does so, or says first why it cannot.`
      : null;
  const after =
    earliest === null
      ? null
      : earliest > (latest ?? addMonths(date, Math.max(...allowed)))
        ? say`The date you chose for the move comes before ${monthSaid(earliest)}, when that is finished: ask a school there how the last stretch can be done, or change the date.`
        : hasRoadmap(view)
          ? say`Your roadmap plans the move no sooner than ${monthSaid(earliest)}, when that is finished.`
          : say`Plan for no move before ${monthSaid(earliest)}, when that is finished.`;
  return by || after ? because(flow(by, after), 'relocation-timeline') : null;
}

/** The consequence of a date in a remark: it binds the plan. Null where it names none, or asks about it. */
export function dateSaid(text: string, view: PlaceView): Said | null {
  const { read } = view.profile;
  const plan = hasRoadmap(view) ? 'roadmap' : 'plan';
  const told = remarksIn(text).filter((one) => !one.includes('?'));
  const move = moveSaid(text, view);
  if (move) return move;
  const passport = told.flatMap((one) => (PASSPORT_ENDS.test(one) ? (monthIn(one, DUE) ?? []) : []))[0];
  if (passport)
    return say`You tell us that a passport ends in ${monthSaid(passport)}: renew it before the first application, since a permit is often given for no longer than the passport lasts.`;
  const month = told.flatMap((one) => (BINDS.test(one) ? (monthIn(one, DUE) ?? []) : [])).toSorted()[0];
  if (month)
    return say`You name a date to keep, ${monthSaid(month)}: check every month of your ${plan} against it, and do what depends on it before then.`;
  const clause = told.some((one) => saysByWhen(one) && BINDS.test(one));
  return clause && read.choices('relocation-timeline').length > 0
    ? because(
        words(`You name a date to keep: check the months of your ${plan} against it.`),
        'relocation-timeline',
      )
    : null;
}
