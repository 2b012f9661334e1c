import type { Excluded, GateResult } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import type { Block, ReportSection } from '../../model.ts';
import { bareName } from '../../prose/countryNames.ts';
import { withoutBlankColumns } from '../../prose/blankColumns.ts';
import { capitalised, list, numberWord, opening } from '../../prose/english.ts';
import { basisOf, because, type Said, say, sayAs, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { conditionName, gateSaid, ownFirst } from '../findings/gates.ts';
import { type Origin, originOf } from '../findings/origin.ts';
import { conditionKey, labelSaid, loosened } from './loosened.ts';
import { rankedBehind } from './rankedBehind.ts';
import { whole } from '../../figures/wholeNumbers.ts';

/** The most countries listed that would otherwise be near the top. */
const NEAR = 5;
/** Points below the tenth place that still count as near the top. */
const NEAR_POINTS = 6;
/** The number of countries named per condition. */
const PER_REASON = 8;

const ORIGIN_WORDS: Readonly<Record<Origin, string>> = {
  own: 'You, in your own words',
  answers: 'Your answers',
  ours: 'We, for everybody',
};

interface Tally {
  readonly gate: GateResult;
  readonly names: string[];
}

/** Countries by the first condition each fails, the costliest condition first; one row per label. */
function talliesOf(input: ReportInput, excluded: readonly Excluded[]): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const one of excluded) {
    const gate = one.failed[0];
    const country = input.atlas.country(one.iso3);
    if (!gate || !country) continue;
    const key = conditionKey(gate);
    const tally = tallies.get(key) ?? { gate, names: [] };
    tally.names.push(bareName(country));
    tallies.set(key, tally);
  }
  return [...tallies.values()].sort((a, b) => b.names.length - a.names.length);
}

function countries(tally: Tally): string {
  const { names } = tally;
  return names.length > PER_REASON ? `${names.slice(0, PER_REASON).join(', ')} …` : list(names);
}

const sum = (tallies: readonly Tally[]): number =>
  tallies.reduce((total, { names }) => total + names.length, 0);

/** That the one country considered, as for a move within it, fails a condition. */
function onlyOneSaid(one: Tally): Said {
  return say`Only ${one.names[0] ?? ''} was considered, and it fails a condition: ${conditionName(one.gate)}.`;
}

/** How many countries fell to the customer's conditions, and how many to those for everybody. */
function summarySaid(tallies: readonly Tally[], total: number): Said {
  const ours = tallies.filter(({ gate }) => originOf(gate) === 'ours');
  const theirs = tallies.filter(({ gate }) => originOf(gate) !== 'ours');
  const [first] = tallies;
  if (total === 1 && first) return onlyOneSaid(first);
  const failing = sum(tallies);
  const all = say`Of ${whole(total, 'countries considered')} countries, ${whole(failing, 'countries that fail a condition')} ${failing === 1 ? 'fails' : 'fail'} a condition`;
  const [hardest] = theirs;
  const [common] = ours;
  if (!hardest)
    return say`${all}, and all of them one that we set for everybody${common ? say`, mostly this one: ${conditionName(common.gate)}` : ''}. What you told us ruled out no country.`;
  const own = say`${whole(sum(theirs), 'countries that fail a condition of theirs')} of them one that follows from what you told us, mostly this one: ${conditionName(hardest.gate)}`;
  return common
    ? say`${all}: ${own}; the other ${whole(sum(ours), 'countries that fail a condition of ours')} ${sum(ours) === 1 ? 'fails' : 'fail'} one that we set for everybody, such as ${conditionName(common.gate)}.`
    : say`${all}: ${own}.`;
}

/** What each condition cost, the costliest first. */
function costTable(input: ReportInput, tallies: readonly Tally[], questionIds: readonly string[]): Block {
  const alone = new Map(
    loosened(input, 1).flatMap(({ gates: [gate], names }) =>
      gate ? [[conditionKey(gate), names.length] as const] : [],
    ),
  );
  const cells = tallies.map((one): readonly Said[] => [
    labelSaid(one.gate, capitalised(one.gate.label)),
    words(ORIGIN_WORDS[originOf(one.gate)]),
    whole(one.names.length, 'countries that fail this condition'),
    originOf(one.gate) === 'ours'
      ? words('–')
      : whole(alone.get(conditionKey(one.gate)) ?? 0, 'countries that fail nothing else'),
    words(countries(one)),
  ]);
  return withoutBlankColumns({
    kind: 'table',
    caption: 'What each condition cost',
    columns: ['Condition', 'Set by', 'Countries', 'Back without it', 'Among them'],
    align: ['left', 'left', 'right', 'right', 'left'],
    rows: cells.map((row) => row.map((cell) => cell.text)),
    ...basisOf(because(words(''), ...questionIds), ...cells.flat()),
  });
}

/** "Ruled out, and why": what each condition cost, and which countries would otherwise be near the top. */
export function ruledOut(input: ReportInput): ReportSection | null {
  const { ranking } = input;
  const excluded = ranking.excluded.filter((one) => !one.failed.some((gate) => gate.id === 'scope'));
  const tallies = talliesOf(input, excluded);
  if (tallies.length === 0) return null;
  const ids = [...new Set(tallies.flatMap((one) => one.gate.because.questionIds))];
  return {
    id: 'ruled-out',
    heading: 'Ruled out, and why',
    blocks: [
      paragraph(because(summarySaid(tallies, excluded.length + ranking.matches.length), ...ids)),
      costTable(input, tallies, ids),
      ...nearMisses(missesOf(input, excluded)),
      ...rankedBehind(input),
    ],
  };
}

interface Miss {
  readonly name: string;
  readonly score: Said;
  /** Every must-have it fails, the customer's own first. */
  readonly gates: readonly GateResult[];
}

/** Excluded countries that score at most `NEAR_POINTS` below the tenth passing one; at most `NEAR` of them. */
function missesOf({ atlas, ranking }: ReportInput, excluded: readonly Excluded[]): readonly Miss[] {
  const tenth = ranking.matches.map(({ score }) => score).toSorted((a, b) => b - a)[9] ?? 0;
  const near = excluded
    .filter((one) => one.score >= tenth - NEAR_POINTS && one.failed[0]?.id !== 'evidence')
    .slice(0, NEAR);
  return near.flatMap((one) => {
    const country = atlas.country(one.iso3);
    if (!country || one.failed.length === 0) return [];
    const score = whole(one.score, 'the score it would have');
    return [{ name: bareName(country), score, gates: ownFirst(one.failed) }];
  });
}

/** All failures in one line, because dropping the first condition is no use while a second one fails. */
function inOneLine(said: readonly Said[]): Said {
  return sayAs(said.map(({ text }) => text).join('; '), said);
}

/** Countries kept from the top by what they fail: a table, or a sentence for one or two. */
function nearMisses(misses: readonly Miss[]): readonly Block[] {
  if (misses.length < 3)
    return misses.map(({ name, score, gates }) => {
      const many = gates.length === 1 ? 'one condition' : `${numberWord(gates.length)} conditions`;
      return paragraph(
        say`${name} would have scored ${score}, but for ${many}: ${inOneLine(gates.map(gateSaid))}.`,
      );
    });
  const cells = misses.map(({ name, score, gates }): readonly Said[] => [
    words(name),
    score,
    opening(
      inOneLine(
        gates.map((gate) =>
          gate.group === 'deal-breaker' ? say`your condition ${gateSaid(gate)}` : gateSaid(gate),
        ),
      ),
    ),
  ]);
  const several = misses.some(({ gates }) => gates.length > 1);
  return [
    {
      kind: 'table',
      caption: `Near the top but for ${several ? 'what they fail' : 'a condition'}`,
      columns: ['Country', 'Would have scored', 'What rules it out'],
      align: ['left', 'right', 'left'],
      rows: cells.map((row) => row.map((cell) => cell.text)),
      ...basisOf(...cells.flat()),
    },
  ];
}
