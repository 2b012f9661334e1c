import { type Passage, passage } from '../place/passage.ts';
import { figure, mostAlone, type PlaceView, valueOf } from '../place/view.ts';
import { startOf } from '../profile/move/startOf.ts';
import { numberAt, percentileAt } from '../figures/world.ts';
import { nameOf } from '../prose/countryNames.ts';
import { claiming, type Said, say } from '../prose/said.ts';

/**
 * A figure that distinguishes places: the indicator, what it counts in words that follow the number, and which
 * direction is better.
 */
export type Measure = readonly [indicator: string, counted: string, better: 'high' | 'low'];

interface Difference {
  readonly said: Said;
  readonly gap: number;
  readonly speaksFor: 'here' | 'there';
}

/** World percentiles by which two places must differ for a sentence to be worth it. */
const WORTH_TELLING = 6;

/** Whether an indicator cannot say which of two places has more. */
function ranksNeither(view: PlaceView, indicator: string, there: string, mostPercent: number): boolean {
  const both = [view.iso3, there];
  // An upper bound ranks no places.
  if (both.some((iso3) => mostAlone(view, indicator, iso3))) return true;
  // A gross rate above 100% also counts early and late pupils.
  if (mostPercent > 100) return true;
  // Prices are measured against those of the United States, so a comparison with them would repeat the figure.
  return indicator.startsWith('price_level_') && both.includes('USA');
}

/**
 * How a place differs by one figure from the first place of the report; null where that is unknown or ranks neither.
 */
function difference(view: PlaceView, [indicator, counted, better]: Measure): Difference | null {
  const first = view.earlier[0];
  if (!first) return null;
  const here = valueOf(view, indicator);
  const there = numberAt(view.atlas, indicator, first.iso3);
  const own = figure(view, indicator);
  const other = figure(view, indicator, first.iso3);
  if (here === null || there === null || !own || !other || own.text === other.text) return null;
  const mostPercent = own.text.includes('%') ? Math.max(here, there) : 0;
  if (ranksNeither(view, indicator, first.iso3, mostPercent)) return null;
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

/** Whom the differences favour; empty where they point both ways. */
function verdict(view: PlaceView, first: string, found: readonly Difference[]): string {
  const [one, two] = found;
  if (!one || (two && one.speaksFor !== two.speaksFor)) return '';
  const better = one.speaksFor === 'here' ? view.name : first;
  const ways = two
    ? [
        `, both in favour of ${better}`,
        `; both figures favour ${better}`,
        `, by either of which ${better} is the better placed`,
        `. On both ${better} is ahead`,
      ]
    : [
        `, in favour of ${better}`,
        `; that favours ${better}`,
        `, by which ${better} is the better placed`,
        `. There ${better} is ahead`,
      ];
  return ways[view.ledger.nextForm('contrast-verdict', ways.length, 0)] ?? '';
}

/**
 * Where a later place differs most from the report's first, by measures that matter to this household and were not
 * used yet; null for the first place, and where they do not differ.
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
  const ways = [
    say`Set beside ${other}, ${view.name} has ${both}${end}.`,
    say`What tells ${view.name} from ${other}: ${both}${end}.`,
    say`${view.Name} and ${other} differ most in this: ${both}${end}.`,
    say`Choosing ${view.name} over ${other} means ${both}${end}.`,
  ];
  // By place, not by use: every chapter offers a contrast, and a place has one of them at most.
  const said = ways[(startOf(view.profile, 'contrast') + view.earlier.length) % ways.length];
  return said ? passage(`contrast-${view.iso3}`, 1, said) : null;
}
