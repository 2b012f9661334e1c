import type { GateGroup } from '@global-fit/matching/gates/reason';
import type { GateStatus } from '@global-fit/matching/model';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import type { Block, PlotBlock, ReportPlace, ReportSection } from '../../model.ts';
import { withoutBlankColumns } from '../../prose/blankColumns.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, listSaid, opening } from '../../prose/english.ts';
import { basisOf, because, flow, type Said, say, sayAs, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { hasWay } from '../findings/gates.ts';
import { monthsLate } from './doubts.ts';
import { reasonHeld } from './heldBack.ts';
import { findingSaid } from '../findings/findingSaid.ts';
import { weighed, worldMap } from './glance.ts';
import { nounOf } from '../clauses/nouns.ts';
import { place, whole } from '../../figures/wholeNumbers.ts';

const STATUS_WORDS: Readonly<Record<GateStatus, string>> = {
  met: 'Met',
  at_risk: 'At risk',
  failed: 'Not met',
  unknown: 'Not known',
};
/** From serious to harmless. */
const STATUS_ORDER: readonly GateStatus[] = ['failed', 'at_risk', 'unknown', 'met'];

function countryName(input: ReportInput, iso3: string, style: typeof nameOf): string {
  const country = input.atlas.country(iso3);
  return country ? style(country) : iso3;
}

/** The rank of a passing country among all that pass. */
function rankedSaid(input: ReportInput, match: Match): Said {
  const { matches, excluded } = input.ranking;
  const name = capitalised(countryName(input, match.iso3, nameOf));
  const [best, worst] = match.rankBand;
  const alone = matches.length === 1;
  const standing = alone
    ? 'is the only country that passes'
    : say`ranks ${place(match.rank, 'place in the ranking')} of the ${whole(matches.length, 'countries that pass')} countries that pass`;
  const band = alone
    ? ''
    : best === worst
      ? say` It would keep that place if your answers weighed somewhat more or less.`
      : say` If your answers weighed somewhat more or less it would stand between ${place(best, 'best place under shaken weights')} and ${place(worst, 'worst place under shaken weights')}.`;
  const ids = match.contributions.slice(0, 3).flatMap((one) => one.because.questionIds);
  return because(
    say`${name} scores ${whole(match.score, 'score')} of 100 and ${standing} your conditions; ${whole(excluded.length, 'countries that do not pass')} ${excluded.length === 1 ? 'does' : 'do'} not.${band}`,
    ...new Set(ids),
  );
}

/** Where a country would rank by score alone, although it fails a must-have. */
function outsideSaid(input: ReportInput, iso3: string, score: number): Said {
  const { matches, excluded } = input.ranking;
  const failed = excluded.find((one) => one.iso3 === iso3)?.failed ?? [];
  const above = matches.filter((match) => match.score > score).length;
  const name = capitalised(countryName(input, iso3, nameOf));
  const ids = failed.flatMap((gate) => gate.because.questionIds);
  return because(
    say`${name} is not in your ranking: it does not pass ${failed.length === 1 ? 'one of your conditions' : 'some of your conditions'}. By its score alone, ${whole(score, 'score')} of 100, it would rank ${place(above + 1, 'place by score alone')}, beside the ${matches.length === 1 ? 'one country that passes' : say`${whole(matches.length, 'countries that pass')} countries that pass`}.`,
    ...new Set(ids.length > 0 ? ids : ['citizenship']),
  );
}

/** What separates the country from the first, theme by theme. Themes unknown for either are left out. */
function behindSaid(input: ReportInput, match: Match): Said | null {
  const [first, ...rest] = input.ranking.matches;
  if (!first) return null;
  if (first.iso3 === match.iso3) {
    const next = rest
      .slice(0, 2)
      .map((one) => say`${countryName(input, one.iso3, nameOf)} (${whole(one.score, 'score of the next')})`);
    return next.length > 0
      ? say`No country suits your answers better. Next come ${listSaid(next)}.`
      : words('No country suits your answers better.');
  }
  const known = match.contributions.filter(({ utility }) => utility !== null);
  const pointsOf = new Map(known.map((one) => [one.factor, one.points]));
  const lost = first.contributions
    .map((one) => ({ one, gap: one.points - (pointsOf.get(one.factor) ?? one.points) }))
    .filter(({ gap }) => gap >= 0.5)
    .sort((a, b) => b.gap - a.gap)
    .slice(0, 3);
  const name = countryName(input, first.iso3, nameOf);
  const gap = say`${capitalised(name)}, the first of your ranking, has ${whole(first.score, 'score of the first')}.`;
  if (lost.length === 0) return gap;
  const themes = words(list(lost.map(({ one }) => nounOf(one))));
  const ids = lost.flatMap(({ one }) => one.because.questionIds);
  return because(say`${gap} It is ahead above all in ${themes}.`, ...new Set(ids));
}

const NEIGHBOURS = 5;

/** The first of the ranking, and the five places around this country. */
function around(input: ReportInput, iso3: string, score: number): readonly Match[] {
  const { matches } = input.ranking;
  const at = matches.findIndex((match) => match.iso3 === iso3);
  const middle = at >= 0 ? at : matches.filter((match) => match.score > score).length;
  const from = Math.max(0, Math.min(middle - Math.floor(NEIGHBOURS / 2), matches.length - NEIGHBOURS));
  return matches.filter((_, i) => i === 0 || (i >= from && i < from + NEIGHBOURS));
}

const scoreOf = (score: number): Said => whole(score, 'score');

/** "78 (74 to 82)". */
function rangeSaid(score: number, interval: readonly [number, number] | null): Said {
  if (!interval) return scoreOf(score);
  return say`${scoreOf(score)} (${whole(interval[0], 'low end of the range')} to ${whole(interval[1], 'high end of the range')})`;
}

function bandSaid(band: readonly [number, number] | null): Said {
  if (!band) return words('not ranked');
  const [best, worst] = band.map((rank) => whole(rank, 'rank under shaken weights'));
  return best && worst && best.text !== worst.text ? say`${best}–${worst}` : (best ?? words('–'));
}

function aroundTable(input: ReportInput, report: ReportPlace): Block {
  const mark = `${report.country} (this report)`;
  const rows = around(input, report.iso3, report.score).map((match): readonly Said[] => [
    words(match.iso3 === report.iso3 ? mark : countryName(input, match.iso3, bareName)),
    rangeSaid(match.score, match.interval),
    whole(match.rank, 'rank'),
    bandSaid(match.rankBand),
  ]);
  const own: readonly Said[] = [words(mark), scoreOf(report.score), words('–'), bandSaid(null)];
  const cells = report.rankBand ? rows : [...rows, own];
  return withoutBlankColumns({
    kind: 'table',
    caption: 'Around it in your ranking',
    columns: ['Place', 'Match of 100 (range)', 'Rank', 'Ranks it moves between'],
    align: ['left', 'right', 'right', 'right'],
    rows: cells.map((row) => row.map(({ text }) => text)),
    ...basisOf(...cells.flat()),
  });
}

const NO_WAY_BEHIND = because(
  words(
    'Ranks go by the way in before the score: a country into which our records hold no way for you stands behind all that have one, however high it scores.',
  ),
  'citizenship',
  'visa-preference',
);
const LATE_BEHIND = because(
  words(
    'A country where the decision on a permit or a claim may come later than you can wait is moved down, further the later it may come.',
  ),
  'relocation-timeline',
);

const HELD_BEHIND = words(
  'A country where a must-have only just holds is moved down, further the closer it comes to the limit that rules it out.',
);

/** Why a lower score may rank above a higher one; null where that does not occur. */
function orderSaid(input: ReportInput, { iso3, score }: ReportPlace): Said | null {
  const shown = around(input, iso3, score);
  if (!shown.some((match, i) => match.score > (shown[i - 1]?.score ?? Number.POSITIVE_INFINITY))) return null;
  const late = shown.some((match) => monthsLate(match) > 0);
  const closed = shown.some(({ gates }) => !hasWay(gates));
  const held = shown.some((match) => reasonHeld(match) !== null);
  return flow(
    closed || !(late || held) ? NO_WAY_BEHIND : null,
    late ? LATE_BEHIND : null,
    held ? HELD_BEHIND : null,
  );
}

function aroundBars(input: ReportInput, report: ReportPlace): PlotBlock {
  const shownPlaces = around(input, report.iso3, report.score).map((match) => ({
    label: countryName(input, match.iso3, bareName),
    score: match.score,
    low: match.interval[0],
    high: match.interval[1],
  }));
  const own = { label: report.country, score: report.score, low: report.score, high: report.score };
  const bars = report.interval ? shownPlaces : [...shownPlaces, own];
  const alt = bars.map(({ label, score }) => say`${label} ${scoreOf(score)}`);
  return {
    kind: 'plot',
    title: 'Scores with their uncertainty',
    alt: alt.map(({ text }) => text).join('; '),
    plot: { type: 'score-bars', bars },
    ...basisOf(...alt),
  };
}

function gatesOf(input: ReportInput, iso3: string): readonly GateResult[] {
  const { matches, excluded } = input.ranking;
  const outside = excluded.find((one) => one.iso3 === iso3);
  const gates =
    matches.find((match) => match.iso3 === iso3)?.gates ?? outside?.studied?.gates ?? outside?.failed ?? [];
  return gates
    .filter(({ group, status }) => status !== 'met' || !TAKEN_FOR_GRANTED.has(group))
    .toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
}

/** Must-haves that nearly every place meets, listed only where they are not met. */
const TAKEN_FOR_GRANTED: ReadonlySet<GateGroup> = new Set(['scope', 'evidence']);

/** Every condition that follows from the answers, and whether the country meets it. */
function conditionsTable(input: ReportInput, iso3: string): Block | null {
  const gates = gatesOf(input, iso3);
  if (gates.length === 0) return null;
  const cells = gates.map((gate): readonly Said[] => [
    words(capitalised(gate.label)),
    words(STATUS_WORDS[gate.status]),
    opening(findingSaid(gate)),
  ]);
  return {
    kind: 'table',
    caption: 'Your conditions, one by one',
    columns: ['Condition', 'Here', 'Why'],
    align: ['left', 'left', 'left'],
    rows: cells.map((row) => row.map(({ text }) => text)),
    ...basisOf(sayAs('', cells.flat())),
  };
}

/** "At a glance" of a single-country analysis: the country within the whole ranking. */
export function standingOf(input: ReportInput, report: ReportPlace): ReportSection {
  const match = input.ranking.matches.find((one) => one.iso3 === report.iso3) ?? null;
  const behind = match && behindSaid(input, match);
  const most = weighed(input);
  const conditions = conditionsTable(input, report.iso3);
  const order = orderSaid(input, report);
  const blocks: readonly Block[] = [
    paragraph(match ? rankedSaid(input, match) : outsideSaid(input, report.iso3, report.score)),
    ...(behind ? [paragraph(behind)] : []),
    ...(most ? [paragraph(most)] : []),
    aroundTable(input, report),
    ...(order ? [paragraph(order)] : []),
    aroundBars(input, report),
    ...(conditions ? [conditions] : []),
    worldMap(input, [report]),
  ];
  return { id: 'at-a-glance', heading: 'At a glance', blocks };
}
