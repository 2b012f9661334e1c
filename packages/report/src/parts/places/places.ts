import type { Contribution } from '@global-fit/matching/model';
import type { PlotBlock, ReportPlace } from '../../model.ts';
import { hasChapter } from '../../place/edition.ts';
import { isHomeAlone } from '../../place/atHome.ts';
import { whyCity } from '../../place/surroundings/cities.ts';
import { settleInTurn } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { bareName } from '../../prose/countryNames.ts';
import { capitalised, list } from '../../prose/english.ts';
import { type Said, say } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { writeSections } from '../../sections/nine.ts';
import { hardParagraphs, strongestAgainst, weighAgainst } from './against.ts';
import type { ChosenPlace } from '../ranking/choose.ts';
import { entryParagraph, wayAgainst } from './entryParagraph.ts';
import { fitParagraphs } from './fit.ts';
import { type Clause, clauses, lossOf } from '../clauses/themeClauses.ts';
import { nounOf } from '../clauses/nouns.ts';
import { partnersWayIn, rightAsFamily } from '../../place/entry/routes.ts';
import { partnersWay } from '../readings/partnersWay.ts';

/** Two strengths, preferring ones not named for an earlier place, since the same two everywhere say nothing. */
function fresh(view: PlaceView, good: readonly Clause[]): readonly Clause[] {
  const worth = ({ contribution }: Clause): number =>
    contribution.points * 0.4 ** view.ledger.timesUsed(`strength-${contribution.factor}`);
  const two = [...good].sort((a, b) => worth(b) - worth(a)).slice(0, 2);
  for (const { contribution } of two) view.ledger.use(`strength-${contribution.factor}`);
  return good.filter((one) => two.includes(one));
}

/**
 * A weakness costing at least this share of the first one's points may replace it where an earlier place has the
 * same.
 */
const NEARLY = 0.6;

/** The weakness to name. One already named for an earlier place gives way to another that costs nearly as much. */
function freshWeakness(view: PlaceView, weak: readonly Clause[]): Contribution | null {
  const named = (one: Contribution): boolean => view.ledger.timesUsed(`weakness-${one.factor}`) > 0;
  const [first, ...others] = weak.map(({ contribution }) => contribution);
  if (!first) return null;
  const other = others.find((one) => !named(one) && lossOf(one) >= NEARLY * lossOf(first));
  // A weakness that leads in spite of costing less was put first because it is among the world's worst.
  const outstanding = others.some((one) => lossOf(one) > lossOf(first));
  const told = named(first) && !outstanding ? (other ?? first) : first;
  view.ledger.use(`weakness-${told.factor}`);
  return told;
}

function summary(
  view: PlaceView,
  chosen: ChosenPlace,
  good: readonly Clause[],
  weak: readonly Clause[],
): string {
  const strengths = fresh(view, good).map((one) => nounOf(one.contribution));
  const up = list(strengths);
  const weakness = freshWeakness(view, weak);
  const down = weakness && nounOf(weakness);
  const fails = chosen.match
    ? ''
    : chosen.origin === 'chosen'
      ? 'Your own choice, although it does not pass every condition. '
      : 'It does not pass every condition. ';
  const unknownWay = view.studied?.gates.some(
    ({ status, reason }) =>
      status === 'at_risk' &&
      reason.kind === 'way in' &&
      reason.way.kind === 'no record' &&
      !reason.way.protection,
  );
  const noRoute = unknownWay ? ' No route to live there on record.' : '';
  const strong = up ? `strong on ${up}` : 'an even fit';
  return `${fails}${capitalised(strong)}${down ? `, weaker on ${down}` : ''}.${noRoute}`;
}

function contributionPlot(view: PlaceView): PlotBlock | null {
  const contributions =
    view.studied?.contributions.filter(({ utility }) => utility !== null).slice(0, 10) ?? [];
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

/**
 * Whether a rank would be the only one in the report, and so is left out. A single-country analysis shows it all the
 * same.
 */
const isUnranked = (view: PlaceView): boolean => view.tier !== 'single-country' && isHomeAlone(view);

/** The recommended towns. Their scores compare towns of one country, so a single town shows none. */
function citiesOf(view: PlaceView, { illustrative, score }: ChosenPlace): ReportPlace['cities'] {
  const scores = new Map(view.studied?.cities.map((city) => [city.cityId, city.score]));
  const own = (id: number): number | null => (view.cities.length < 2 ? null : (scores.get(id) ?? null));
  return view.cities.map((city) => ({
    id: city.id,
    name: city.name,
    score: illustrative ? (score ?? 0) : own(city.id),
    why: whyCity(view, city),
  }));
}

/** The rank among all countries; the sample report shows none. */
function rankOf(
  view: PlaceView,
  { illustrative, match }: ChosenPlace,
): Pick<ReportPlace, 'interval' | 'rankBand' | 'illustrative'> {
  if (illustrative) return { interval: null, rankBand: null, illustrative: true };
  return {
    interval: match?.interval ?? null,
    rankBand: isUnranked(view) ? null : (match?.rankBand ?? null),
  };
}

/** What a partner's right opens, as a sentence. Where it is uncertain it is mentioned among what is hard instead. */
function partnersRight(view: PlaceView): Said | null {
  const unsure = partnersWayIn(view) !== null && !rightAsFamily(view);
  const opened = unsure ? null : partnersWay(view);
  return opened && say`${opened}.`;
}

/** Writes one place of the report. `failed` are the must-haves that a country chosen by the customer fails. */
export function writePlace(view: PlaceView, chosen: ChosenPlace, failed: readonly Said[]): ReportPlace {
  const good = clauses(view, 'good', 4);
  const against = weighAgainst(view, failed);
  // Without the section on law the way in is mentioned here; with it, only what a partner's right opens.
  const hasLaw = hasChapter(view, 'Legal');
  const way = hasLaw ? null : entryParagraph(view);
  const partners = hasLaw ? partnersRight(view) : null;
  const plot = contributionPlot(view);
  return {
    iso3: view.iso3,
    country: bareName(view.country),
    cities: citiesOf(view, chosen),
    score: chosen.score ?? 0,
    ...rankOf(view, chosen),
    origin: chosen.origin,
    summary: summary(view, chosen, good, against.weak),
    whyItFits: [
      ...fitParagraphs(view, chosen, hasLaw ? undefined : ENTRY),
      ...(partners ? [paragraph(settleInTurn(view, partners))] : []),
      ...(way && !wayAgainst(view) ? [way] : []),
    ],
    whatWillBeHard: [...hardParagraphs(view, against), ...(way && wayAgainst(view) ? [way] : [])],
    strongestPointAgainst: strongestAgainst(view, chosen.origin, failed, against),
    plots: plot ? [plot] : [],
    sections: writeSections(view),
  };
}
