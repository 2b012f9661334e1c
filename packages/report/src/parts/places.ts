import type { GateResult } from '@global-fit/matching/model';
import type { Paragraph, PlotBlock, ReportPlace, TierId } from '../model.ts';
import { whyCity } from '../place/cities.ts';
import { settleInTurn } from '../place/passage.ts';
import type { PlaceView } from '../place/view.ts';
import { bareName } from '../prose/countryNames.ts';
import { capitalised, list } from '../prose/english.ts';
import { because, given, type Said, say, sayAs, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { headingsOf, writeSections } from '../sections/nine.ts';
import { atRiskBeside, besideGate, sameTheme } from './besideStrongest.ts';
import type { ChosenPlace } from './choose.ts';
import { entryParagraph } from './entryParagraph.ts';
import { cheaperThanHome, type Clause, clauses, fitParagraphs, gateAtRisk, sentence } from './fit.ts';
import { atRiskSaid } from './atRiskSaid.ts';
import { conditionName, isOpen } from './gates.ts';
import { howDear } from './moneyClauses.ts';
import { nounOf } from './nouns.ts';
import { originOf } from './origin.ts';
import { howToCheck } from './readings.ts';
import { foreignTongue, newcomerClauses } from './newcomer.ts';
import { worstOnPriority } from './worst.ts';

/** Themes that speak of languages. */
const OF_LANGUAGE = ['language_fit', 'english'];

/** Where part of a country lies outside its government's control: law and care as described hold in the rest. */
function divide({ atlas, iso3, country }: PlaceView): Said | null {
  const outside = atlas.cities.all.filter((city) => city.iso3 === iso3 && city.outsideControl !== null);
  const areas = [...new Set(outside.map(({ outsideControl }) => outsideControl?.area ?? ''))];
  if (areas.length === 0) return null;
  return because(
    given(
      words(
        `The government of ${bareName(country)} has no control over ${list(areas)}: what is said here of law, permits and health care does not hold there, and no town there is recommended.`,
      ),
      ...outside.map(({ id }) => `outside:${id}`),
    ),
    'citizenship',
  );
}

/** Own conditions that our tables cannot answer for this place, which count neither for nor against it. */
function openConditions({ studied, name }: PlaceView): Said | null {
  const open = studied?.gates.filter(isOpen) ?? [];
  const [first] = open;
  if (!first) return null;
  const conditions = list(open.map(conditionName));
  const said =
    open.length === 1
      ? `Your condition ${conditions} is open: our tables hold nothing on it for ${name}. Find out by ${howToCheck(first.label)}.`
      : `Your conditions ${conditions} are open: our tables hold nothing on them for ${name}. Find out about the first by ${howToCheck(first.label)}.`;
  return because(words(said), ...open.flatMap((gate) => gate.because.questionIds));
}

/**
 * Below the strongest point, which stands by itself; where no theme is weak, what any newcomer meets. A language that
 * has to be learned is always named, and so is a part of the country where its law does not hold.
 */
function hardParagraphs(
  view: PlaceView,
  weak: readonly Clause[],
  strongest: Clause | null,
  worst: Clause | null,
  lone: Said | null,
): readonly Paragraph[] {
  const further = weak.filter((one) => one !== strongest && !cheaperThanHome(view, one)).slice(0, 3);
  const said =
    further.length > 0
      ? further.map((one) => one.said)
      : newcomerClauses(view, strongest?.said ?? lone ?? undefined);
  const printed = [...(strongest ? [strongest] : []), ...further];
  const told = new Set(
    [...printed.map((one) => one.said), ...said, ...(lone ? [lone] : [])].flatMap(({ facts }) => facts),
  );
  const spoken = printed.some(({ contribution }) => OF_LANGUAGE.includes(contribution.factor));
  const tongue = spoken ? null : foreignTongue(view);
  const language = tongue && !tongue.facts.some((fact) => told.has(fact)) ? [tongue] : [];
  const apart = divide(view);
  const unchecked = openConditions(view);
  return [
    ...atRiskBeside(view, worst),
    ...said,
    ...language,
    ...(unchecked ? [unchecked] : []),
    ...(apart ? [apart] : []),
  ].map((one) => paragraph(settleInTurn(view, sentence(one))));
}

/** Conditions one after the other. */
function joined(parts: readonly Said[]): Said {
  return sayAs(parts.map((part) => part.text).join('; '), parts);
}

/** A tight budget and the prices that make it tight are one point, not two. */
function withBudget(view: PlaceView, gate: GateResult, first: Clause): Said | null {
  const { factor, because: asked } = first.contribution;
  const itemised = gate.reason.kind === 'cost' && gate.reason.rent !== null;
  const dear = gate.group === 'budget' && factor === 'cost_of_living' && !itemised ? howDear(view) : null;
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
  worst: Clause | null,
  lone: Said | null,
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
    const failing = view.studied?.gates.filter(({ status }) => status === 'failed') ?? [];
    const ours = failing.length > 0 && failing.every((gate) => originOf(gate) === 'ours');
    const whose = ours ? 'that we set for everybody' : 'of yours';
    return paragraph(say`${view.Name} fails a condition ${whose}: ${joined(failed)}. ${why}`);
  }
  // A must-have that is at risk comes before anything that is merely weak, but for the world's worst.
  const gate = worst ? undefined : gateAtRisk(view);
  const warning = gate && atRiskSaid(gate, view.name);
  const first = weak[0];
  const point = first?.said ?? lone;
  if (!point) return warning ? paragraph(settleInTurn(view, warning)) : null;
  const both = gate && first && withBudget(view, gate, first);
  if (both) return paragraph(settleInTurn(view, both));
  // One point is the strongest: a must-have at risk, where there is one.
  const clause = say`[The strongest point against|The best argument against|What speaks most against|The weightiest doubt about] ${view.name} is that ${point}.`;
  return paragraph(settleInTurn(view, warning ?? clause));
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
  const gate = gateAtRisk(view);
  const strengths = fresh(view, gate ? good.filter((one) => !sameTheme(gate, one)) : good).map((one) =>
    nounOf(one.contribution),
  );
  const up = list(strengths);
  const down = weak[0] ? nounOf(weak[0].contribution) : null;
  const fails = chosen.match
    ? ''
    : chosen.origin === 'chosen'
      ? 'Your own choice, although it does not pass every condition. '
      : 'It does not pass every condition. ';
  const unknownWay = view.studied?.gates.some(
    ({ status, reason }) =>
      status === 'at_risk' && reason.kind === 'way in' && reason.way.kind === 'no record',
  );
  const noRoute = unknownWay ? ' No route to live there on record.' : '';
  const strong = up ? `strong on ${up}` : 'an even fit';
  return `${fails}${capitalised(strong)}${down ? `, weaker on ${down}` : ''}.${noRoute}`;
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

const ENTRY: ReadonlySet<string> = new Set(['visa_access']);

/** Writes one place of the report. `failed` names must-haves that a chosen country does not meet. */
export function writePlace(
  view: PlaceView,
  chosen: ChosenPlace,
  tier: TierId,
  failed: readonly Said[],
): ReportPlace {
  const good = clauses(view, 'good', 4);
  const found = worstOnPriority(view);
  const others = clauses(view, 'bad', 4).filter(
    ({ contribution }) => contribution.factor !== found?.contribution.factor,
  );
  const weak = found ? [found, ...others] : others;
  const against = besideGate(view, weak);
  // A must-have may say it already.
  const worst = found && against.includes(found) ? found : null;
  const gate = worst ? undefined : gateAtRisk(view);
  const first = against[0] ?? null;
  // The weak point that the box tells, where it tells one.
  const boxed = failed.length > 0 || (gate && !(first && withBudget(view, gate, first))) ? null : first;
  // Where nothing is weak, the most that speaks against a place is what any newcomer meets.
  const lone = first || gate || failed.length > 0 ? null : (newcomerClauses(view)[0] ?? null);
  const cityScores = new Map(view.studied?.cities.map((city) => [city.cityId, city.score]));
  const score = chosen.score ?? 0;
  // Without a section on law the way in is told here, for every place.
  const apart = headingsOf(tier).includes('Legal') ? undefined : ENTRY;
  const way = apart ? entryParagraph(view) : null;
  const plots = [contributionPlot(view)].filter((one): one is PlotBlock => one !== null);
  return {
    iso3: view.iso3,
    country: bareName(view.country),
    cities: view.cities.map((city) => ({
      id: city.id,
      name: city.name,
      // Scores of cities compare those of one country: a lone one has nothing to be compared with.
      score: chosen.illustrative || view.cities.length < 2 ? score : (cityScores.get(city.id) ?? score),
      why: whyCity(view, city),
    })),
    score,
    interval: chosen.illustrative ? null : (chosen.match?.interval ?? null),
    rankBand: chosen.illustrative ? null : (chosen.match?.rankBand ?? null),
    ...(chosen.illustrative ? { illustrative: true } : {}),
    origin: chosen.origin,
    summary: summary(view, chosen, good, weak),
    whyItFits: [...fitParagraphs(view, chosen, apart), ...(way ? [way] : [])],
    whatWillBeHard: hardParagraphs(view, against, boxed, worst, lone),
    strongestPointAgainst: strongest(view, chosen.origin, against, failed, worst, lone),
    plots,
    sections: writeSections(view, tier),
  };
}
