import { FAR_FROM_WISH } from '@global-fit/matching/profile/weights/climateTargets';
import { ROOM_FOR_A_HORSE } from '@global-fit/matching/gates/towns/countryside';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import type { ReportPlace } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { hasOnlyOpenCosts } from '../../place/money/costSaid.ts';
import { conditionName } from './gates.ts';
import { keptSaid } from './townsSaid.ts';
import { whole } from '../../figures/wholeNumbers.ts';

/**
 * Whether a place misses a line of the customer's, or the must-have on daily language, without being ruled out by it.
 */
export function isMissed(gate: GateResult): boolean {
  const { group, status, reason } = gate;
  if (group === 'language') return status === 'at_risk' && reason.kind === 'speakers' && !reason.begun;
  if (status === 'at_risk' && reason.kind === 'school language') return reason.foreign;
  if (group !== 'deal-breaker' || status !== 'at_risk') return false;
  switch (reason.kind) {
    case 'service':
    case 'flight':
    case 'distance':
      return true;
    case 'cost':
      // The sum includes a surveyed rent, and a cheaper home may bring it within the limit.
      return !hasOnlyOpenCosts(gate) && !reason.rent;
    case 'towns':
      return keptSaid(reason) === 'is missed';
    default:
      return false;
  }
}

/** Whether no town comes near the climate wished for, so that the score gives nothing for it either. */
export function isWishMissed({ reason }: GateResult): boolean {
  return reason.kind === 'rain off' || (reason.kind === 'degrees off' && reason.closest >= FAR_FROM_WISH);
}

/** Whether an animal that moves along has no room there. */
export const lacksRoom = ({ id, status }: GateResult): boolean =>
  id === ROOM_FOR_A_HORSE && status === 'at_risk';

/** Whether the figure keeps the limit and only warns that single days may not. */
const isNearlyKept = ({ status, reason }: GateResult): boolean =>
  status === 'at_risk' && reason.kind === 'towns' && reason.unrecorded.length === 0 && reason.missed === 0;

const keeps = ({ gates }: Match, { label }: GateResult): boolean =>
  gates.some((gate) => gate.label === label && (gate.status === 'met' || isNearlyKept(gate)));

type Placed = Pick<ReportPlace, 'iso3' | 'country' | 'origin'>;

/**
 * Which country keeps it instead: the first of the report, in whose order ranks need not ascend, else the best-ranked
 * one. Null where none does.
 */
function keptBy(
  { atlas, ranking: { matches } }: Pick<ReportInput, 'atlas' | 'ranking'>,
  places: readonly Placed[],
  gate: GateResult,
): Said | null {
  const does = gate.group === 'language' ? 'where more do' : 'that does';
  const here = places.find(({ iso3 }) => matches.some((match) => match.iso3 === iso3 && keeps(match, gate)));
  if (here)
    return words(
      `of the places here ${nameOf({ iso3: here.iso3, name: here.country })} is the first ${does}`,
    );
  const keeper = matches.find((match) => keeps(match, gate));
  const country = keeper && atlas.country(keeper.iso3);
  return keeper && country
    ? say`${nameOf(country)}, at rank ${whole(keeper.rank, 'its place in the ranking')}, is the first ${does}`
    : null;
}

/**
 * Lines of the customer's that recommended places miss, each with the best-ranked country that meets it, which the
 * customer may prefer.
 */
export function missedLines(
  { atlas, ranking }: Pick<ReportInput, 'atlas' | 'ranking'>,
  places: readonly Placed[],
): readonly Said[] {
  const missed = new Map<string, { readonly gate: GateResult; readonly names: string[] }>();
  for (const { iso3, country, origin } of places) {
    const match = ranking.matches.find((one) => one.iso3 === iso3);
    for (const gate of origin === 'recommended' ? (match?.gates.filter(isMissed) ?? []) : []) {
      const found = missed.get(gate.label) ?? { gate, names: [] };
      found.names.push(nameOf({ iso3, name: country }));
      missed.set(gate.label, found);
    }
  }
  return [...missed.values()].map(({ gate, names }) => {
    const who =
      gate.group === 'language'
        ? `In ${list(names)} fewer than half of the people speak a language of yours, which you made a must`
        : `${capitalised(list(names))} ${names.length === 1 ? 'does' : 'do'} not keep your condition ${conditionName(gate)}`;
    const kept = keptBy({ atlas, ranking }, places, gate);
    return because(
      kept ? say`${who}; ${kept}.` : say`${who}, nor does any country that passes your other conditions.`,
      ...gate.because.questionIds,
    );
  });
}
