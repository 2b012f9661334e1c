import type { Excluded, GateResult } from '@global-fit/matching/model';
import { constant, shown } from '../figures/quantity.ts';
import type { ReportInput } from '../input.ts';
import type { Block, ReportSection } from '../model.ts';
import { bareName } from '../prose/countryNames.ts';
import { capitalised, list, opening } from '../prose/english.ts';
import { basisOf, because, type Said, say, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { conditionName, gateSaid } from './gates.ts';

const NEAR = 5;
const PER_REASON = 8;

interface Tally {
  readonly gate: GateResult;
  readonly names: string[];
}

/** Countries by the first condition each of them fails, the costliest condition first. */
function talliesOf(input: ReportInput, excluded: readonly Excluded[]): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const one of excluded) {
    const gate = one.failed[0];
    const country = input.atlas.country(one.iso3);
    if (!gate || !country) continue;
    const tally = tallies.get(gate.id) ?? { gate, names: [] };
    tally.names.push(bareName(country));
    tallies.set(gate.id, tally);
  }
  return [...tallies.values()].sort((a, b) => b.names.length - a.names.length);
}

function count(value: number, why: string): Said {
  return shown(constant(value, why), (amount) => String(amount));
}

function countries(tally: Tally): string {
  const { names } = tally;
  return names.length > PER_REASON ? `${names.slice(0, PER_REASON).join(', ')} …` : list(names);
}

/** "Ruled out, and why": what each condition cost, and the countries that would otherwise stand near the top. */
export function ruledOut(input: ReportInput): ReportSection | null {
  const { atlas, ranking } = input;
  const excluded = ranking.excluded.filter((one) => !one.failed.some((gate) => gate.id === 'scope'));
  const tallies = talliesOf(input, excluded);
  const [first] = tallies;
  if (!first) return null;
  const ids = [...new Set(tallies.flatMap((one) => one.gate.because.questionIds))];
  const total = excluded.length + ranking.matches.length;
  const cells = tallies.map((one): readonly Said[] => [
    words(capitalised(one.gate.label)),
    count(one.names.length, 'countries that fail this condition'),
    words(countries(one)),
  ]);
  const summary = say`Of ${count(total, 'countries considered')} countries, ${count(excluded.length, 'countries that fail a condition')} fail a condition that follows from your answers, most of them this one: ${conditionName(first.gate)}.`;
  const blocks: Block[] = [
    paragraph(because(summary, ...ids)),
    {
      kind: 'table',
      caption: 'What each condition cost',
      columns: ['Condition', 'Countries', 'Among them'],
      align: ['left', 'right', 'left'],
      rows: cells.map((row) => row.map((cell) => cell.text)),
      ...basisOf(because(words(''), ...ids), ...cells.flat()),
    },
  ];
  const least = ranking.matches[9]?.score ?? 0;
  const near = excluded
    .filter((one) => one.score >= least - 6 && one.failed[0]?.id !== 'evidence')
    .slice(0, NEAR);
  const misses = near.flatMap((one) => {
    const country = atlas.country(one.iso3);
    const gate = one.failed[0];
    if (!country || !gate) return [];
    const score = shown(constant(one.score, 'the score it would have'), (value) => String(Math.round(value)));
    return [{ name: bareName(country), score, gate }];
  });
  return { id: 'ruled-out', heading: 'Ruled out, and why', blocks: [...blocks, ...nearMisses(misses)] };
}

interface Miss {
  readonly name: string;
  readonly score: Said;
  readonly gate: GateResult;
}

/** Countries that would stand near the top but for a condition: a table, or a sentence where they are one or two. */
function nearMisses(misses: readonly Miss[]): readonly Block[] {
  if (misses.length < 3)
    return misses.map(({ name, score, gate }) =>
      paragraph(say`${name} would have scored ${score}, but for one condition: ${gateSaid(gate)}.`),
    );
  const cells = misses.map(({ name, score, gate }): readonly Said[] => [
    words(name),
    score,
    opening(gate.group === 'deal-breaker' ? say`your condition ${gateSaid(gate)}` : gateSaid(gate)),
  ]);
  return [
    {
      kind: 'table',
      caption: 'Near the top but for a condition',
      columns: ['Country', 'Would have scored', 'What rules it out'],
      align: ['left', 'right', 'left'],
      rows: cells.map((row) => row.map((cell) => cell.text)),
      ...basisOf(...cells.flat()),
    },
  ];
}
