import { companionsNamed } from '@global-fit/matching/profile/people/companionsNamed';
import { isAtHome } from '../../place/atHome.ts';
import type { GateResult } from '@global-fit/matching/ranking';
import type { Paragraph, ReportPlace } from '../../model.ts';
import { usd } from '../../figures/format.ts';
import { shown } from '../../figures/quantity.ts';
import { LEAST_PAY } from '@global-fit/matching/gates/money/leastPay';
import { flatBeside } from '../../place/money/month.ts';
import { budgetNoun } from '../../place/money/costSaid.ts';
import { sizeMissed } from '../../place/surroundings/cities.ts';
import { workAgainstPermit } from '../../place/entry/ownWork.ts';
import { cityOf, settleInTurn } from '../../place/passage.ts';
import { figure, type PlaceView } from '../../place/view.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, sentence } from '../../prose/english.ts';
import { because, flow, given, type Said, say, sayAs, words } from '../../prose/said.ts';
import { birdsKeptOut } from '../../place/rights/birdLaw.ts';
import { coverAgainst } from '../../sections/legal/asked/askedOfAll.ts';
import { paragraph } from '../../sections/compose.ts';
import { atRiskSaid } from '../findings/atRiskSaid.ts';
import { apartAtFirst } from './apartAtFirst.ts';
import { atRiskBeside, besideGate } from './besideStrongest.ts';
import { findingSaid } from '../findings/findingSaid.ts';
import { gateAtRisk } from '../findings/gateAtRisk.ts';
import { cheaperThanHome, type Clause, clauses } from '../clauses/themeClauses.ts';
import { crowded } from '../../place/surroundings/crowded.ts';
import { conditionName, isOpen } from '../findings/gates.ts';
import { howDear } from '../clauses/moneyClauses.ts';
import { foreignTongue, newcomerClauses } from '../clauses/newcomer.ts';
import { originOf } from '../findings/origin.ts';
import { incomeBehindBudget } from './incomeBehind.ts';
import { payBehindBudget } from '../clauses/payBehind.ts';
import { howToCheck } from '../readings/readings.ts';
import { worstOnPriority } from '../clauses/worst.ts';

/** Everything that speaks against a place, weighed before any of it is written. */
export interface Against {
  /** Weak themes; one with a figure among the world's worst comes first. */
  readonly weak: readonly Clause[];
  /** Weak themes that no must-have at risk covers already. */
  readonly besideGates: readonly Clause[];
  /** The weak theme shown in the box of the strongest point; null where the box shows something else. */
  readonly boxed: Clause | null;
  /** The theme with a figure among the world's worst, where that is the strongest point. */
  readonly worst: Clause | null;
  /** Where no theme is weak: what every newcomer meets. */
  readonly lone: Said | null;
}

/**
 * Weighs what speaks against a place. `failed` are the must-haves that a country chosen by the customer fails; they
 * come first.
 */
export function weighAgainst(view: PlaceView, failed: readonly Said[]): Against {
  const found = worstOnPriority(view);
  const others = clauses(view, 'bad', 4).filter(
    ({ contribution }) => contribution.factor !== found?.contribution.factor,
  );
  const weak = found ? [found, ...others] : others;
  const besideGates = besideGate(view, weak);
  const worst = found && besideGates.includes(found) ? found : null;
  const gate = worst ? undefined : gateAtRisk(view);
  const first = besideGates[0] ?? null;
  const boxed = failed.length > 0 || (gate && !(first && withBudget(view, gate, first))) ? null : first;
  const lone = first || gate || failed.length > 0 ? null : (newcomerClauses(view)[0] ?? null);
  return { weak, besideGates, boxed, worst, lone };
}

/** Themes about languages. */
const OF_LANGUAGE = ['language_fit', 'english'];

/**
 * Where part of a country lies outside its government's control: law and care as described apply only to the rest.
 */
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

/**
 * The state of the customer's passport does not recognise this one, so neither has an embassy in the other and no
 * route home is direct.
 */
function unrecognised({ atlas, iso3, name, profile }: PlaceView): Said | null {
  for (const own of profile.citizenships) {
    const rule = atlas.rule(`no-relations-${iso3}-${own.iso3}`);
    if (rule?.from.shown)
      return because(
        given(
          words(
            `${capitalised(nameOf(own))} does not recognise the government of ${name} and keeps its ports and airports closed to ships and aircraft from there (as of 2024); ask first of all which consulate takes your application, whom you turn to for a new passport, and by which country you would travel home.`,
          ),
          `rule:${rule.id}`,
        ),
        'citizenship',
      );
  }
  return null;
}

/**
 * The closest figure to a condition that no figure covers, where it speaks for the place; null where there is none.
 */
function closest({ name, earlier }: PlaceView, gate: GateResult): Said | null {
  const { reason } = gate;
  if (reason.kind !== 'no record' || !reason.standIn) return null;
  const found = findingSaid({ ...gate, status: 'met', reason: reason.standIn });
  // The first place has said that no figure covers it, and how to check.
  if (earlier.length > 0)
    return say`[We have no figure for ${name} on your condition ${conditionName(gate)} either|For ${name}, too, no figure covers your condition ${conditionName(gate)}]; the closest one speaks for the place: ${found}.`;
  return say`None of our figures covers your condition ${conditionName(gate)}; the closest one speaks for ${name}: ${found}.`;
}

/** Where a condition on rent is open for the recommended towns: the surveyed rent in the country's surveyed city. */
function rentBeside(view: PlaceView, gate: GateResult): Said | null {
  const flat = gate.id.startsWith('deal-breaker:rent') && !view.profile.rentsRoom ? flatBeside(view) : null;
  return flat
    ? say`Your condition ${conditionName(gate)} is open: no survey reaches ${cityOf(view)}. A good ${flat.flat} in ${flat.city.name} takes about ${shown(flat.dollars, usd)}.`
    : null;
}

/** Where a condition on pay is open although pay is on record: it is that of many occupations at once. */
function payBeside(view: PlaceView, gate: GateResult): Said | null {
  const average = LEAST_PAY.some((id) => gate.id.startsWith(`deal-breaker:${id}`))
    ? figure(view, 'earnings_monthly_usd')
    : null;
  return average
    ? say`Your condition ${conditionName(gate)} is open: the pay that we hold for ${view.name}, ${average} a month before tax on average, is that of many occupations at once and says too little about yours. Ask two employers there what such a post pays, and a tax adviser what is left of it.`
    : null;
}

/** The customer's conditions that our tables cannot answer for this place. They count neither for nor against it. */
function openConditions(view: PlaceView): Said | null {
  const { studied, name, profile } = view;
  const all = studied?.gates.filter(isOpen) ?? [];
  const ids = all.flatMap((gate) => gate.because.questionIds);
  const near = all.flatMap((gate) => {
    const said = closest(view, gate);
    const how = howToCheck(gate.label, companionsNamed(profile.read.all));
    if (!said) return [];
    return [view.earlier.length > 0 ? said : say`${said} The rest you can find out by ${how}.`];
  });
  const open = all.filter((gate) => closest(view, gate) === null);
  const [first] = open;
  if (!first) return near.length > 0 ? because(flow(...near), ...ids) : null;
  const rent = open.length === 1 ? rentBeside(view, first) : null;
  const pay = open.length === 1 ? payBeside(view, first) : null;
  const conditions = list(open.map(conditionName));
  const how = howToCheck(first.label, companionsNamed(profile.read.all));
  const said =
    open.length === 1
      ? `Your condition ${conditions} is open: our tables hold nothing on it for ${name}. Find out by ${how}.`
      : `Your conditions ${conditions} are open: our tables hold nothing on them for ${name}. Find out about the first by ${how}.`;
  const told =
    pay ?? (rent ? (view.earlier.length > 0 ? rent : say`${rent} Find out by ${how}.`) : words(said));
  return because(flow(...near, told), ...ids);
}

/**
 * The paragraphs below the strongest point, or what every newcomer meets where no theme is weak. A language to learn
 * is always named, and so is a part of the country where its law does not apply.
 */
export function hardParagraphs(
  view: PlaceView,
  { besideGates, boxed, worst, lone }: Against,
): readonly Paragraph[] {
  const further = besideGates.filter((one) => one !== boxed && !cheaperThanHome(view, one)).slice(0, 3);
  const said =
    further.length > 0
      ? further.map((one) => one.said)
      : newcomerClauses(view, boxed?.said ?? lone ?? undefined);
  const printed = [...(boxed ? [boxed] : []), ...further];
  const told = new Set(
    [...printed.map((one) => one.said), ...said, ...(lone ? [lone] : [])].flatMap(({ facts }) => facts),
  );
  const spoken = printed.some(({ contribution }) => OF_LANGUAGE.includes(contribution.factor));
  const tongue = spoken ? null : foreignTongue(view);
  return [
    ...atRiskBeside(view, worst),
    ...apartAtFirst(view),
    workAgainstPermit(view),
    view.profile.pets.includes('bird') ? birdsKeptOut(view) : null,
    coverAgainst(view),
    payBehindBudget(view) ?? incomeBehindBudget(view),
    ...said,
    crowded(view),
    sizeMissed(view),
    tongue?.facts.some((fact) => told.has(fact)) ? null : tongue,
    openConditions(view),
    divide(view),
    unrecognised(view),
  ]
    .filter((one) => one !== null)
    .map((one) => paragraph(settleInTurn(view, sentence(one))));
}

/** Joins conditions with semicolons. */
function joined(parts: readonly Said[]): Said {
  return sayAs(parts.map((part) => part.text).join('; '), parts);
}

/** A tight budget and the high prices behind it, told as one point. */
function withBudget(view: PlaceView, gate: GateResult, first: Clause): Said | null {
  const { factor, because: asked } = first.contribution;
  const itemised = gate.reason.kind === 'cost' && gate.reason.rent !== null;
  const noun = gate.reason.kind === 'cost' ? budgetNoun(gate.reason) : words('your budget');
  const dear = gate.group === 'budget' && factor === 'cost_of_living' && !itemised ? howDear(view) : null;
  return (
    dear &&
    because(
      say`[What speaks most against|The strongest point against|The weightiest doubt about] ${view.name} is that ${noun} is tight for its prices, which are ${dear}.`,
      ...asked.questionIds,
      ...gate.because.questionIds,
    )
  );
}

/** Why the country lived in is described although it fails, by what it fails. */
function becauseWithin(failing: readonly GateResult[]): string {
  const ids = failing.map(({ id }) => id);
  if (ids.every((id) => id === 'evidence'))
    return 'It is here because you are looking within it: take what we say of it as incomplete, and ask on the spot.';
  if (ids.every((id) => id === 'danger'))
    return 'It is here because you are looking within it: read what both say of each region before you choose a town.';
  return 'It is here because you are looking within it: check the condition for each of its towns.';
}

/** The must-haves that a place fails, and why it is described nevertheless. */
function failedConditions(
  view: PlaceView,
  origin: ReportPlace['origin'],
  failed: readonly Said[],
): Paragraph {
  const failing = view.studied?.gates.filter(({ status }) => status === 'failed') ?? [];
  const why =
    origin === 'chosen'
      ? because(
          words('We describe it because you asked for it, not because we recommend it.'),
          'specific-countries',
        )
      : because(
          words(
            isAtHome(view)
              ? becauseWithin(failing)
              : 'It is here because too few countries pass all your conditions: relax one, and the list will change.',
          ),
          'new-location-priorities',
        );
  const ours = failing.length > 0 && failing.every((gate) => originOf(gate) === 'ours');
  const whose = ours ? 'that we set for everybody' : 'of yours';
  return paragraph(say`${view.Name} fails a condition ${whose}: ${joined(failed)}. ${why}`);
}

/** The strongest point against a place: a failed must-have, else one at risk, else the weakest theme. */
export function strongestAgainst(
  view: PlaceView,
  origin: ReportPlace['origin'],
  failed: readonly Said[],
  { besideGates, worst, lone }: Against,
): Paragraph | null {
  if (failed.length > 0) return failedConditions(view, origin, failed);
  // A must-have at risk outranks a weak theme, unless that is among the world's worst.
  const gate = worst ? undefined : gateAtRisk(view);
  const warning = gate && atRiskSaid(gate, view.name);
  const first = besideGates[0];
  const point = first?.said ?? lone;
  if (!point) return warning ? paragraph(settleInTurn(view, warning)) : null;
  const both = gate && first && withBudget(view, gate, first);
  if (both) return paragraph(settleInTurn(view, both));
  // Only the strongest point is worded so; a must-have at risk takes its place.
  const clause = say`[The strongest point against|The best argument against|What speaks most against|The weightiest doubt about] ${view.name} is that ${point}.`;
  return paragraph(settleInTurn(view, warning ?? clause));
}
