import { isClimate } from '@global-fit/matching/cities/townMeasures';
import type { ClimateMeasure, TownMeasure } from '@global-fit/matching/conditions/readFrom';
import type { GateResult } from '@global-fit/matching/ranking';
import type { PlaceView } from '../place/view.ts';
import { because, type Said, words } from '../prose/said.ts';
import { hasOnlyOpenCosts } from './costSaid.ts';
import { type Clause, gateAtRisk } from './fit.ts';
import { atRiskSaid } from './atRiskSaid.ts';
import { conditionName, isOpen } from './gates.ts';

/** The theme of the score that a must-have measures as well, by what was found on it. */
const THEMES: Readonly<Partial<Record<GateResult['reason']['kind'], readonly string[]>>> = {
  'degrees off': ['warmth'],
  'rain off': ['rain'],
  'hours apart': ['time_zone'],
  speakers: ['language_fit', 'english'],
  spoken: ['language_fit', 'english'],
  flight: ['home_distance'],
  'way in': ['visa_access'],
};

/** The themes that speak of what was measured town by town. */
const OF_TOWNS: Readonly<Record<ClimateMeasure | 'sea' | 'people', readonly string[]>> = {
  'winter nights': ['mild_weather'],
  'winter days': ['mild_weather'],
  'summer afternoons': ['mild_weather'],
  warmth: ['warmth'],
  sea: ['coast'],
  people: ['metropolis'],
};

const themesOf = (measure: TownMeasure): readonly string[] =>
  measure === 'sea' || measure === 'people' || isClimate(measure) ? OF_TOWNS[measure] : [];

/** Whether a must-have and a theme of the score say the same about a place. */
export function sameTheme({ reason, facts }: GateResult, { contribution }: Clause): boolean {
  if (reason.kind === 'towns') return themesOf(reason.measure).includes(contribution.factor);
  if (reason.kind === 'measure') return reason.factor === contribution.factor;
  if (THEMES[reason.kind]?.includes(contribution.factor)) return true;
  const told = new Set(facts.map(({ indicator }) => indicator.id));
  return reason.kind === 'indicator' && contribution.facts.some(({ indicator }) => told.has(indicator.id));
}

/** Must-haves at risk that are always told. */
const ALWAYS_TOLD: ReadonlySet<GateResult['group']> = new Set(['budget', 'deal-breaker']);

/** The budget and own conditions, where they are at risk there as far as our tables tell. */
function toldAtRisk({ studied }: PlaceView): readonly GateResult[] {
  const gates = studied?.gates ?? [];
  return gates.filter((gate) => ALWAYS_TOLD.has(gate.group) && gate.status === 'at_risk' && !isOpen(gate));
}

/** What is weak beside the must-haves that are told as at risk: what they say already is not said again. */
export function besideGate(view: PlaceView, weak: readonly Clause[]): readonly Clause[] {
  const first = gateAtRisk(view);
  const told = [...(first ? [first] : []), ...toldAtRisk(view)];
  return weak.filter((one) => !told.some((gate) => sameTheme(gate, one)));
}

/**
 * Those beside the strongest point: no budget that falls short and nothing that a customer wrote down passes
 * in silence, nor the one that weighs most where a figure takes its place.
 */
export function atRiskBeside(view: PlaceView, worst: Clause | null): readonly Said[] {
  // Where a condition fails, that is the strongest point.
  const fails = view.studied?.gates.some(({ status }) => status === 'failed') ?? false;
  const first = gateAtRisk(view);
  const strongest = fails || worst ? undefined : first;
  return [...new Set([...(first && worst && !fails ? [first] : []), ...toldAtRisk(view)])]
    .filter((gate) => gate !== strongest)
    .map((gate) =>
      strongest?.group === 'budget' && gate.reason.kind === 'cost' && !hasOnlyOpenCosts(gate)
        ? because(
            words(`Your condition ${conditionName(gate)} is missed by that sum as well.`),
            ...gate.because.questionIds,
          )
        : atRiskSaid(gate, view.name),
    );
}
