import type { GateResult } from '@global-fit/matching/ranking';
import { tokensIn } from '../../figures/numbers.ts';
import { whole } from '../../figures/wholeNumbers.ts';
import type { ReportInput } from '../../input.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list, listSaid } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { originOf } from '../findings/origin.ts';

/** Countries that fail only these conditions, by name, best score first. */
export interface Loosened {
  readonly gates: readonly GateResult[];
  readonly names: readonly string[];
}

/** Identifies a condition by its label, so that duplicates are dropped together. */
export const conditionKey = ({ label }: GateResult): string => label.toLowerCase();

/** A condition by its label, with the customer's own number. */
export function labelSaid({ label }: GateResult, named = label): Said {
  const figures = tokensIn(label).map(({ text, value }) => ({
    shown: text,
    from: { constant: value, why: 'the limit that was named' },
  }));
  return { ...words(named), figures };
}

/**
 * What comes back if this many of the customer's conditions are dropped, and no fewer would do; most countries first.
 * Conditions that apply to everybody cannot be dropped.
 */
export function loosened({ atlas, ranking }: ReportInput, conditions: 1 | 2): readonly Loosened[] {
  const found = new Map<string, { gates: readonly GateResult[]; names: string[] }>();
  for (const { iso3, failed } of ranking.excluded.toSorted((a, b) => b.score - a.score)) {
    const country = atlas.country(iso3);
    const byKey = new Map(failed.map((gate) => [conditionKey(gate), gate]));
    const theirs = failed.every((gate) => originOf(gate) !== 'ours' && gate.id !== 'scope');
    if (!country || !theirs || byKey.size !== conditions) continue;
    const key = [...byKey.keys()].sort().join('\n');
    const one = found.get(key) ?? { gates: [...byKey.values()], names: [] };
    one.names.push(nameOf(country));
    found.set(key, one);
  }
  return [...found.values()].sort((a, b) => b.names.length - a.names.length);
}

/** How many conditions are listed, and how many countries for each. */
const TOLD = 3;
const NAMED = 3;

/** "“no summers above 27 °C” 12 (Spain, Portugal and Italy first)". */
function oneSaid({ gates, names }: Loosened): Said {
  const labels = gates.map((gate) => labelSaid(gate, `“${gate.label}”`));
  const first = names.length > NAMED ? ' first' : '';
  return say`${listSaid(labels)} ${whole(names.length, 'countries that fail nothing else')} (${list(names.slice(0, NAMED))}${first})`;
}

/** Which conditions would bring back most countries if dropped; null where none of the customer's would. */
export function loosenedSaid(input: ReportInput): Said | null {
  const single = loosened(input, 1);
  const pairs = single.length > 0 ? [] : loosened(input, 2);
  const told = (single.length > 0 ? single : pairs).slice(0, TOLD);
  const ids = told.flatMap(({ gates }) => gates.flatMap(({ because: { questionIds } }) => questionIds));
  if (told.length === 0) {
    const theirs = input.ranking.excluded.flatMap(({ failed }) =>
      failed.filter((gate) => originOf(gate) !== 'ours' && gate.id !== 'scope'),
    );
    return theirs.length === 0
      ? null
      : because(
          words(
            'No country fails only one or two of your conditions: three or more would have to be let go to bring one back.',
          ),
          ...new Set(theirs.flatMap(({ because: { questionIds } }) => questionIds)),
        );
  }
  const lead =
    single.length > 0
      ? 'Each of these conditions, let go alone, would bring countries back:'
      : 'No single condition brings a country back; two let go together would:';
  return because(say`${lead} ${listSaid(told.map(oneSaid))}.`, ...new Set(ids));
}
