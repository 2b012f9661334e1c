import { isForAFew } from '@global-fit/matching/entry/pastWay';
import type { FamilyLeft, RouteTest } from '@global-fit/matching/entry/way';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import type { Block } from '../../model.ts';
import { bareName } from '../../prose/countryNames.ts';
import { listSaid } from '../../prose/english.ts';
import { because, type Said, say } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { whole } from '../../figures/wholeNumbers.ts';
import { conditionName, hasWay } from '../findings/gates.ts';
import { choosePlaces } from './choose.ts';
import { monthsLate } from './doubts.ts';
import { missing } from './ownMissed.ts';

/** The number of countries named in a sentence. */
const NAMED = 5;

/** What is close to its limit there, as a clause, by must-have. */
const NEARLY_MISSED: Partial<Readonly<Record<string, string>>> = {
  budget: 'a month there may cost more than you can spend',
  language: 'fewer than half of the people there speak a language of yours',
  danger: 'governments advise to reconsider travel there',
  climate: 'every town there is far from the warmth that you wish for',
  rain: 'the rain there is far from what you wish for',
  entry: 'a work permit there asks for more than such work usually pays',
  'need:lower-cost': 'prices there come close to those at home',
  'need:lower-taxes': 'taxes on pay there come close to those at home',
  'need:own-language-school': 'public schools there teach in no language of yours',
  evidence: 'less of what you asked about is on record there',
};

/** The must-have closest to its limit, of those that hold the country back in the ranking; null where none does. */
function nearestMiss({ gates }: Match): GateResult | null {
  const held = gates.filter(({ past }) => past !== undefined);
  return held.toSorted((a, b) => (b.past ?? 0) - (a.past ?? 0))[0] ?? null;
}

/** A reason as a clause, with the questions behind it. */
export interface ReasonHeld {
  readonly clause: string;
  readonly questionIds: readonly string[];
}

/** A permit that ends too early holds a place back by the same must-have as one that asks for too much pay. */
const ENDS_EARLY = 'the permit there ends before the stay that you plan';

const endsEarly = ({ reason }: GateResult): boolean =>
  reason.kind === 'way in' && 'ends' in reason.way && reason.way.ends !== undefined;

/** So does one that leaves behind the family that is to come along. */
const LEAVES_FAMILY: Readonly<Record<FamilyLeft, string>> = {
  'for good': 'the permit there takes no family along',
  'at first': 'the permit there takes you first and your family only later',
  'below a pay': 'the permit there takes family along only from a pay above what you expect',
};

/** So does one that asks for more income than was told, or than the month that a pension pays for. */
const ASKS_MORE: Partial<Readonly<Record<RouteTest, string>>> = {
  close: 'the permit there asks for a little more than your answers come to',
  'beyond budget': 'the permit there asks for a higher income than the month that you mean to spend',
};

const asksMore = ({ reason }: GateResult): string | undefined =>
  reason.kind === 'way in' && reason.way.kind === 'route' ? ASKS_MORE[reason.way.test] : undefined;

/** The same must-have as for a budget, where wages there have to pay the month. */
const BEYOND_EXPECTED = 'a month there may cost more than the income that you expect leaves';

const familyLeft = ({ reason }: GateResult): FamilyLeft | null =>
  reason.kind === 'way in' && 'left' in reason.way ? (reason.way.left ?? null) : null;

/** Percent of pay by which what is taken may differ and still be called close to what is taken at home. */
const CLOSE = 4;
/** Such a place is left in for a regime for newcomers, or because the figure is an upper bound. */
const TAKES_MORE = 'by the figures on record more is taken from pay there than at home';

const takesMore = ({ id, reason }: GateResult): boolean =>
  id === 'need:lower-taxes' &&
  reason.kind === 'indicator' &&
  reason.home !== undefined &&
  reason.value - reason.home.value > CLOSE;

/** So does one that only some of those who qualify receive. */
const FOR_A_FEW = 'the permit there is given to only some of those who meet what it asks for';

const forAFew = ({ reason }: GateResult): boolean => reason.kind === 'way in' && isForAFew(reason.way);

/** Whether a work permit asks for more than such work usually pays there. */
const aboveUsual = ({ reason }: GateResult): boolean =>
  reason.kind === 'way in' &&
  reason.way.kind === 'job offer' &&
  reason.way.expected !== 'above' &&
  reason.way.pay !== null &&
  reason.way.pay.askedUsd > reason.way.pay.usualUsd;

/** What such work pays there may be enough, and yet far more than is expected. */
const MORE_THAN_EXPECTED = 'a work permit there asks for more pay than you expect';

/** Whether the income that was told misses the pay that a work permit asks for. */
const expectsLess = ({ reason }: GateResult): boolean =>
  reason.kind === 'way in' && reason.way.kind === 'job offer' && reason.way.expected === 'below';

/** Reasons that are no sum, of which a place could not have more to spare. */
const NO_SUM: ReadonlySet<string | undefined> = new Set([
  NEARLY_MISSED['language'],
  NEARLY_MISSED['danger'],
  NEARLY_MISSED['evidence'],
  NEARLY_MISSED['need:own-language-school'],
  NEARLY_MISSED['climate'],
  NEARLY_MISSED['rain'],
  ENDS_EARLY,
  FOR_A_FEW,
  ...Object.values(LEAVES_FAMILY),
]);

/** Whether the reason is a condition of the customer's own. */
const isOwn = ({ group }: Pick<GateResult, 'group'>): boolean => group === 'deal-breaker';

/** A parent who is to come along, where no law or permit on record lets them at once. */
const LEAVES_PARENT = 'nothing on our records lets a parent come along there from the start';
/** Some laws do, on conditions. */
const PARENT_ON_CONDITIONS = 'the law there lets a parent follow only on conditions';

function parentLeft({ reason }: GateResult): string {
  const along =
    reason.kind === 'parent along' && reason.laws.some(({ id }) => id.startsWith('parents-along'));
  return along ? PARENT_ON_CONDITIONS : LEAVES_PARENT;
}

function clauseOf(gate: GateResult): string | undefined {
  if (gate.id === 'deal-breaker:parent-along') return parentLeft(gate);
  if (isOwn(gate)) return `your condition ${conditionName(gate)} is kept there only in part`;
  if (endsEarly(gate)) return ENDS_EARLY;
  const left = familyLeft(gate);
  if (left) return LEAVES_FAMILY[left];
  const more = asksMore(gate);
  if (more) return more;
  if (!aboveUsual(gate) && expectsLess(gate)) return MORE_THAN_EXPECTED;
  if (!aboveUsual(gate) && forAFew(gate)) return FOR_A_FEW;
  if (takesMore(gate)) return TAKES_MORE;
  if (gate.reason.kind === 'cost on wages' && !gate.reason.cost.oneCity) return BEYOND_EXPECTED;
  const clause = NEARLY_MISSED[gate.id];
  return clause && expectsLess(gate) ? `${clause}, and than you expect` : clause;
}

/** The question behind what the permit is held against, beside those of the must-have. */
function askedOf(gate: GateResult): readonly string[] {
  if (endsEarly(gate)) return ['relocation-duration'];
  if (familyLeft(gate)) return ['relocating-family-members'];
  const { reason } = gate;
  if (reason.kind === 'way in' && reason.way.kind === 'route')
    return reason.way.test === 'beyond budget' ? ['monthly-budget'] : [];
  return ['career-field'];
}

/** Why a country ranks lower than its score, or null where it does not. */
export function reasonHeld(match: Match): ReasonHeld | null {
  const gate = nearestMiss(match);
  const clause = gate && clauseOf(gate);
  if (!gate || !clause) return null;
  const { questionIds } = gate.because;
  if (gate.id !== 'entry') return { clause, questionIds };
  return { clause, questionIds: [...questionIds, ...askedOf(gate)] };
}

/** Matches that score like the leading ones and rank behind them, by the reason; those of no reason are left out. */
function byReasonHeld(input: ReportInput): ReadonlyMap<string, readonly Match[]> {
  const { ranking } = input;
  const chosen = choosePlaces(input).map(({ country }) => country.iso3);
  const least = Math.min(
    ...ranking.matches.filter(({ iso3 }) => chosen.includes(iso3)).map(({ score }) => score),
  );
  // These pass no condition that they miss.
  const missed = new Set(missing(input).map(({ match }) => match.iso3));
  const behind = ranking.matches.filter(
    (match) =>
      match.score > least &&
      !chosen.includes(match.iso3) &&
      !missed.has(match.iso3) &&
      hasWay(match.gates) &&
      monthsLate(match) === 0,
  );
  const told = behind.flatMap((match) => {
    const clause = reasonHeld(match)?.clause;
    return clause === undefined ? [] : [{ clause, match }];
  });
  const groups = [...Map.groupBy(told, ({ clause }) => clause)];
  return new Map(groups.map(([clause, group]) => [clause, group.slice(0, NAMED).map(({ match }) => match)]));
}

/** The countries that `heldBack` names. */
export function namedAsHeldBack(input: ReportInput): ReadonlySet<string> {
  return new Set([...byReasonHeld(input).values()].flat().map(({ iso3 }) => iso3));
}

/**
 * Countries that score like the leading ones and rank behind them, because a must-have only just holds there: one
 * paragraph per reason.
 */
export function heldBack(input: ReportInput): readonly Block[] {
  const { atlas } = input;
  return [...byReasonHeld(input)].map(([clause, matches]) => {
    const names = matches.flatMap(({ iso3, score }): readonly Said[] => {
      const country = atlas.country(iso3);
      return country ? [say`${bareName(country)} (${whole(score, 'its score')})`] : [];
    });
    const noSum = NO_SUM.has(clause) || matches.map(nearestMiss).some((gate) => gate !== null && isOwn(gate));
    const [passes, scores] = names.length === 1 ? ['passes', 'scores'] : ['pass', 'score'];
    return paragraph(
      because(
        say`${listSaid(names)} ${passes} your conditions and ${scores} like the first, but ${clause}: places ${noSum ? 'that do better in this' : 'with more to spare'} come first.`,
        ...new Set(matches.flatMap((match) => reasonHeld(match)?.questionIds ?? [])),
      ),
    );
  });
}
