import { type Passage, passage, wayOf } from '../place/passage.ts';
import { figure, type PlaceView, valueOf } from '../place/view.ts';
import { numberAt, percentileAt } from '../figures/world.ts';
import { nameOf } from '../prose/countryNames.ts';
import { claiming, type Said, say } from '../prose/said.ts';

/** A figure that tells two places apart: what is counted, in words that follow the number, and which way is better. */
export type Measure = readonly [indicator: string, counted: string, better: 'high' | 'low'];

interface Difference {
  readonly said: Said;
  readonly gap: number;
  readonly speaksFor: 'here' | 'there';
}

/** World percentiles that two places have to lie apart before the difference is worth a sentence. */
const WORTH_TELLING = 6;

function difference(view: PlaceView, [indicator, counted, better]: Measure): Difference | null {
  const first = view.earlier[0];
  const [here, there] = [
    valueOf(view, indicator),
    first ? numberAt(view.atlas, indicator, first.iso3) : null,
  ];
  const own = figure(view, indicator);
  const other = first ? figure(view, indicator, first.iso3) : null;
  if (!first || here === null || there === null || !own || !other || own.text === other.text) return null;
  const at = percentileAt(view.atlas, indicator, view.iso3) ?? 50;
  const gap = Math.abs(at - (percentileAt(view.atlas, indicator, first.iso3) ?? 50));
  const more = here > there;
  const said = claiming(say`${own} ${counted} (${other} in ${nameOf(first)})`, {
    says: more ? 'more' : 'less',
    fact: `${indicator}:${view.iso3}`,
    than: `${indicator}:${first.iso3}`,
  });
  return { said, gap, speaksFor: more === (better === 'high') ? 'here' : 'there' };
}

function verdict(view: PlaceView, first: string, found: readonly Difference[]): string {
  const [one, two] = found;
  if (!two) return one?.speaksFor === 'here' ? `a point for ${view.name}` : `a point for ${first}`;
  if (one?.speaksFor === two.speaksFor)
    return `both speak for ${one.speaksFor === 'here' ? view.name : first}`;
  return one?.speaksFor === 'here'
    ? `the first speaks for ${view.name}, the second for ${first}`
    : `the first speaks for ${first}, the second for ${view.name}`;
}

/**
 * Where a later place parts most from the first of the report, by the measures that count for this household and were
 * not named yet; null for the first place and where the two do not differ.
 */
export function contrast(
  view: PlaceView,
  measures: readonly Measure[],
  known: ReadonlySet<string>,
): Passage | null {
  const first = view.earlier[0];
  if (!first) return null;
  const found = measures
    .filter(([indicator]) => !known.has(`${indicator}:${view.iso3}`))
    .flatMap((measure) => difference(view, measure) ?? [])
    .filter(({ gap }) => gap >= WORTH_TELLING)
    .sort((a, b) => b.gap - a.gap)
    .slice(0, 2);
  const [one, two] = found;
  if (!one) return null;
  const other = nameOf(first);
  const both = two ? say`${one.said} and ${two.said}` : one.said;
  const end = verdict(view, other, found);
  const said = wayOf(view, 'contrast', [
    () => say`Set beside ${other}, ${view.name} has ${both}: ${end}.`,
    () => say`What tells ${view.name} from ${other}: ${both}; ${end}.`,
    () => say`${view.Name} and ${other} differ most in this: ${both}; ${end}.`,
    () => say`Compared with your first place you would find ${both} in ${view.name}; ${end}.`,
    () => say`The difference to ${other} shows in ${both}: ${end}.`,
    () => say`Choosing ${view.name} over ${other} means ${both}; ${end}.`,
    () => say`Held against ${other}, ${view.name} comes to ${both}: ${end}.`,
    () => say`You would trade ${other} for ${both}; ${end}.`,
  ]);
  return said && passage(`contrast-${view.iso3}`, 1, said);
}
