import type { Contribution, GateResult } from '@global-fit/matching/model';
import type { Paragraph, PlotBlock, ReportPlace, TierId } from '../model.ts';
import { whyCity } from '../place/cities.ts';
import { settleInTurn } from '../place/passage.ts';
import type { PlaceView } from '../place/view.ts';
import { bareName } from '../prose/countryNames.ts';
import { capitalised, list } from '../prose/english.ts';
import { because, type Said, say, sayAs, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { writeSections } from '../sections/nine.ts';
import { losesByIt } from './againstHome.ts';
import type { ChosenPlace } from './choose.ts';
import { atRiskSaid } from './gates.ts';
import { howDear } from './moneyClauses.ts';
import { nounOf } from './nouns.ts';
import { newcomerClauses } from './newcomer.ts';
import { clauseFor } from './reasons.ts';

const GOOD = 0.6;
const POOR = 0.5;

function sentence(said: Said): Said {
  const text = capitalised(said.text);
  return { ...said, text: /[.!?]$/.test(text) ? text : `${text}.` };
}

interface Clause {
  readonly contribution: Contribution;
  readonly said: Said;
}

function clauses(view: PlaceView, side: 'good' | 'bad', take: number): readonly Clause[] {
  const all = (view.studied?.contributions ?? []).filter(
    (one) => side === 'good' || one.factor !== 'affordability' || gateAtRisk(view)?.group !== 'budget',
  );
  const losses =
    side === 'bad'
      ? saidOf(
          view,
          all.filter((one) => losesByIt(view, one)),
          side,
          take,
        )
      : [];
  return losses.length > 0 ? losses : saidOf(view, all, side, take);
}

function saidOf(
  view: PlaceView,
  all: readonly Contribution[],
  side: 'good' | 'bad',
  take: number,
): readonly Clause[] {
  const utility = (one: Contribution): number => one.utility ?? 0;
  const rated = all
    .filter((one) => one.utility !== null && (side === 'good' ? utility(one) >= GOOD : utility(one) < POOR))
    .sort((a, b) =>
      side === 'good' ? b.points - a.points : b.weight * (1 - utility(b)) - a.weight * (1 - utility(a)),
    );
  const found: Clause[] = [];
  for (const contribution of rated) {
    const said = clauseFor(view, contribution, side);
    if (said && !found.some((one) => one.said.text === said.text)) found.push({ contribution, said });
    if (found.length === take) break;
  }
  return found;
}

/** The theme that counts most is named; the others follow as they are, since a tie between them would say nothing. */
function leading(label: string, said: Said): Said {
  return say`${capitalised(label)} [counts most in your answers|carries the most weight for you|comes first in what you told us|is what your answers press hardest]: ${said}.`;
}

/** Where no theme stands out, the conditions speak for the place. */
function onConditions(view: PlaceView): Said {
  const met = view.studied?.gates.filter((gate) => gate.status === 'met') ?? [];
  const ids = new Set(met.flatMap((gate) => gate.because.questionIds));
  return because(
    words(
      `No single theme makes the case for ${view.name}; it is here because it breaks none of the conditions that follow from your answers.`,
    ),
    'citizenship',
    ...ids,
  );
}

function fitParagraphs(view: PlaceView, chosen: ChosenPlace): readonly Paragraph[] {
  const good = clauses(view, 'good', 4);
  if (good.length === 0) return chosen.match ? [paragraph(onConditions(view))] : [];
  return good.map(({ contribution, said }, i) =>
    paragraph(
      settleInTurn(
        view,
        sentence(i === 0 && contribution.weight >= 0.1 ? leading(nounOf(contribution), said) : said),
      ),
    ),
  );
}

function gateAtRisk(view: PlaceView): GateResult | undefined {
  return view.studied?.gates.find((gate) => gate.status === 'at_risk');
}

/** The theme of the score that a must-have measures as well, by what was found on it. */
const THEMES: Readonly<Partial<Record<GateResult['reason']['kind'], readonly string[]>>> = {
  'degrees off': ['warmth'],
  'rain off': ['rain'],
  'hours apart': ['time_zone'],
  speakers: ['language_fit', 'english'],
  flight: ['home_distance'],
  'way in': ['visa_access'],
};

/** Whether a must-have and a theme of the score say the same about a place. */
function sameTheme({ reason, facts }: GateResult, { contribution }: Clause): boolean {
  if (reason.kind === 'measure') return reason.factor === contribution.factor;
  if (THEMES[reason.kind]?.includes(contribution.factor)) return true;
  const told = new Set(facts.map(({ indicator }) => indicator.id));
  return reason.kind === 'indicator' && contribution.facts.some(({ indicator }) => told.has(indicator.id));
}

/** What is weak beside the must-have that is at risk: what it says already is not said again. */
function besideGate(view: PlaceView, weak: readonly Clause[]): readonly Clause[] {
  const gate = gateAtRisk(view);
  return gate ? weak.filter((one) => !sameTheme(gate, one)) : weak;
}

/** Below the strongest point, which stands by itself; where no theme is weak, what any newcomer meets. */
function hardParagraphs(view: PlaceView, weak: readonly Clause[]): readonly Paragraph[] {
  const further = weak.slice(1, 4).map(({ said }) => said);
  const said = further.length > 0 ? further : newcomerClauses(view, weak[0]?.said);
  return said.map((one) => paragraph(settleInTurn(view, sentence(one))));
}

/** Conditions one after the other. */
function joined(parts: readonly Said[]): Said {
  return sayAs(parts.map((part) => part.text).join('; '), parts);
}

/** A tight budget and the prices that make it tight are one point, not two. */
function withBudget(view: PlaceView, gate: GateResult, first: Clause): Said | null {
  const { factor, because: asked } = first.contribution;
  const dear = gate.group === 'budget' && factor === 'cost_of_living' ? howDear(view) : null;
  return (
    dear &&
    because(
      say`[What speaks most against|The strongest point against|The weightiest doubt about] ${view.name} is that your budget is tight for its prices, which are ${dear}.`,
      ...asked.questionIds,
      ...gate.because.questionIds,
    )
  );
}

function strongest(
  view: PlaceView,
  origin: ReportPlace['origin'],
  weak: readonly Clause[],
  failed: readonly Said[],
): Paragraph | null {
  if (failed.length > 0) {
    const why =
      origin === 'chosen'
        ? because(
            words('We describe it because you asked for it, not because we recommend it.'),
            'specific-countries',
          )
        : because(
            words(
              'It stands here because too few countries pass all your conditions: relax one, and the list will change.',
            ),
            'new-location-priorities',
          );
    return paragraph(say`${view.Name} fails a condition of yours: ${joined(failed)}. ${why}`);
  }
  // A must-have that is at risk comes before anything that is merely weak.
  const gate = gateAtRisk(view);
  const warning = gate && atRiskSaid(gate, view.name);
  const first = weak[0];
  if (!first) return warning ? paragraph(settleInTurn(view, warning)) : null;
  const both = gate && withBudget(view, gate, first);
  if (both) return paragraph(settleInTurn(view, both));
  const clause = say`[The strongest point against|The best argument against|What speaks most against|The weightiest doubt about] ${view.name} is that ${first.said}.`;
  return paragraph(settleInTurn(view, warning ? say`${warning} ${clause}` : clause));
}

/** Two strengths, those not yet named for an earlier place before others: the same two for each place tell nothing. */
function fresh(view: PlaceView, good: readonly Clause[]): readonly Clause[] {
  const worth = ({ contribution }: Clause): number =>
    contribution.points * 0.4 ** view.ledger.timesUsed(`strength-${contribution.factor}`);
  const two = [...good].sort((a, b) => worth(b) - worth(a)).slice(0, 2);
  for (const { contribution } of two) view.ledger.use(`strength-${contribution.factor}`);
  return good.filter((one) => two.includes(one));
}

function summary(
  view: PlaceView,
  chosen: ChosenPlace,
  good: readonly Clause[],
  weak: readonly Clause[],
): string {
  const strengths = fresh(view, good).map((one) => nounOf(one.contribution));
  const up = list(strengths);
  const down = weak[0] ? nounOf(weak[0].contribution) : null;
  const fails = chosen.match
    ? ''
    : chosen.origin === 'chosen'
      ? 'Your own choice, although it does not pass every condition you set. '
      : 'It does not pass every condition you set. ';
  const strong = up ? `strong on ${up}` : 'an even fit';
  return `${fails}${capitalised(strong)}${down ? `, weaker on ${down}` : ''}.`;
}

function contributionPlot(view: PlaceView): PlotBlock | null {
  const contributions = view.studied?.contributions.filter((one) => one.weight > 0).slice(0, 10) ?? [];
  if (contributions.length === 0) return null;
  const best = contributions[0];
  return {
    kind: 'plot',
    title: `Where the score of ${bareName(view.country)} comes from`,
    alt: `Points by theme for ${view.name}; the largest part is ${best?.label.toLowerCase() ?? 'none'}.`,
    plot: {
      type: 'contributions',
      place: bareName(view.country),
      parts: contributions.map((one) => ({
        label: one.label,
        points: one.points,
        possible: 100 * one.weight,
      })),
    },
    answers: [...new Set(contributions.flatMap((one) => one.because.questionIds))],
    facts: [
      ...new Set(
        contributions.flatMap((one) => one.facts.map((fact) => `${fact.indicator.id}:${fact.iso3}`)),
      ),
    ],
  };
}

/** Writes one place of the report. `failed` names must-haves that a chosen country does not meet. */
export function writePlace(
  view: PlaceView,
  chosen: ChosenPlace,
  tier: TierId,
  failed: readonly Said[],
): ReportPlace {
  const good = clauses(view, 'good', 4);
  const weak = clauses(view, 'bad', 4);
  const cityScores = new Map(view.studied?.cities.map((city) => [city.cityId, city.score]));
  const score = chosen.score ?? 0;
  const plots = [contributionPlot(view)].filter((one): one is PlotBlock => one !== null);
  return {
    iso3: view.iso3,
    country: bareName(view.country),
    cities: view.cities.map((city) => ({
      id: city.id,
      name: city.name,
      score: chosen.illustrative ? score : (cityScores.get(city.id) ?? score),
      why: whyCity(view, city),
    })),
    score,
    interval: chosen.illustrative ? null : (chosen.match?.interval ?? null),
    rankBand: chosen.illustrative ? null : (chosen.match?.rankBand ?? null),
    ...(chosen.illustrative ? { illustrative: true } : {}),
    origin: chosen.origin,
    summary: summary(view, chosen, good, weak),
    whyItFits: fitParagraphs(view, chosen),
    whatWillBeHard: hardParagraphs(view, besideGate(view, weak)),
    strongestPointAgainst: strongest(view, chosen.origin, besideGate(view, weak), failed),
    plots,
    sections: writeSections(view, tier),
  };
}
