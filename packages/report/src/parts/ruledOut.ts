import type { GateResult } from '@global-fit/matching/model';
import type { ReportInput } from '../input.ts';
import type { Block, ReportSection } from '../model.ts';
import { bareName } from '../prose/countryNames.ts';
import { counted, list } from '../prose/english.ts';
import { because, given, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';

const SHOWN = 6;
const PER_REASON = 8;

function factsOf(gate: GateResult): readonly string[] {
  return gate.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`);
}

/** "Ruled out, and why": countries that score well and fail a must-have, and how many each condition cost. */
export function ruledOut(input: ReportInput): ReportSection | null {
  const { atlas, ranking } = input;
  const worst = ranking.matches[9]?.score ?? 0;
  const home = new Set(
    ranking.excluded.filter((one) => one.failed.some((gate) => gate.id === 'scope')).map((one) => one.iso3),
  );
  const near = ranking.excluded
    .filter((one) => !home.has(one.iso3) && one.score >= worst - 6 && one.failed[0]?.id !== 'evidence')
    .slice(0, SHOWN);
  const counts = new Map<string, { gate: GateResult; names: string[] }>();
  for (const one of ranking.excluded) {
    const gate = one.failed[0];
    const country = atlas.country(one.iso3);
    if (!gate || !country || home.has(one.iso3)) continue;
    const entry = counts.get(gate.id) ?? { gate, names: [] };
    entry.names.push(bareName(country));
    counts.set(gate.id, entry);
  }
  if (counts.size === 0) return null;
  const tallies = [...counts.values()].sort((a, b) => b.names.length - a.names.length);
  const blocks: Block[] = [
    paragraph(
      because(
        words(
          `A condition you set is not averaged away: a country that fails one is left out, however well it scores. In all ${ranking.excluded.length - home.size} of the ${ranking.excluded.length + ranking.matches.length - home.size} countries fell out.`,
        ),
        ...new Set(tallies.flatMap((one) => one.gate.because.questionIds)),
      ),
    ),
    {
      kind: 'table',
      caption: 'What each condition cost',
      columns: ['Condition', 'Countries', 'Among them'],
      align: ['left', 'right', 'left'],
      rows: tallies.map(({ gate, names }) => [
        gate.label,
        String(names.length),
        `${list(names.slice(0, PER_REASON))}${names.length > PER_REASON ? ' …' : ''}`,
      ]),
      answers: [...new Set(tallies.flatMap((one) => one.gate.because.questionIds))],
      facts: [],
    },
  ];
  if (near.length > 0) {
    blocks.push(
      paragraph(
        words(
          `${near.length === 1 ? 'One country' : counted(near.length, 'country', 'countries').replace(/^./, (c) => c.toUpperCase())} would have stood near the top of your list:`,
        ),
      ),
    );
    for (const one of near) {
      const country = atlas.country(one.iso3);
      const gate = one.failed[0];
      if (!country || !gate) continue;
      blocks.push(
        paragraph(
          because(
            given(
              words(`${bareName(country)} (${Math.round(one.score)}): ${gate.reason.replace(/\.$/, '')}.`),
              ...factsOf(gate),
            ),
            ...gate.because.questionIds,
          ),
        ),
      );
    }
  }
  return { id: 'ruled-out', heading: 'Ruled out, and why', blocks };
}
