import { asksForRarePay, type RouteWay, standsApart } from '@global-fit/matching/entry/way';
import { isUnanswered } from '@global-fit/matching/gates/unanswered';
import type { GateResult, Match } from '@global-fit/matching/ranking';
import { CLIMATE_QUESTION, RAIN_QUESTION, secondAdultId } from '@global-fit/questionnaire/couple';
import type { ReportInput } from '../../input.ts';
import type { Block } from '../../model.ts';
import { settle } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { withoutBlankColumns } from '../../prose/blankColumns.ts';
import { bareName } from '../../prose/countryNames.ts';
import { capitalised, list, numberWord, opening, possessive } from '../../prose/english.ts';
import { basisOf, because, type Said, say, sayAs, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { withoutClaim } from '../../sections/legal/citizenship/withoutClaim.ts';
import { bestOf, type ChosenPlace } from './choose.ts';
import { weakWay } from './doubts.ts';
import { reasonHeld } from './heldBack.ts';
import { chosenByRank } from './ownMissed.ts';
import { lessSure, lessSureFor } from './rankedBehind.ts';
import { roofOfFamily } from './roofOfFamily.ts';
import { losesByIt } from '../clauses/againstHome.ts';
import { mayBeSaid, weightiest } from '../clauses/themeClauses.ts';
import { findingSaid } from '../findings/findingSaid.ts';
import { gateSaid, hasWay, isOpen, keptName, ownFirst } from '../findings/gates.ts';
import { isMissed } from '../findings/missedLines.ts';
import { claimBeside, tickedSaid } from '../findings/wayIn.ts';
import { partnersWayIn } from '../../place/entry/routes.ts';
import { partnersWay } from '../readings/partnersWay.ts';
import { whole } from '../../figures/wholeNumbers.ts';

const CLAUSES = 2;

/** Answers of the second adult that can rule a country out for both. */
const COUPLE_ANSWERS = ['deal-breakers', CLIMATE_QUESTION, RAIN_QUESTION];

/** A country the customer named that the report does not cover. */
export interface NamedCountry {
  readonly chosen: ChosenPlace;
  readonly view: PlaceView;
}

/** What weighs most for or against it, in figures. */
function clauses(view: PlaceView, side: 'good' | 'bad'): readonly Said[] {
  // The way in has its own column, or is the reason it was not chosen.
  const all = (view.studied?.contributions ?? []).filter(
    (one) =>
      mayBeSaid(view, one, side) &&
      (side === 'good' || (one.factor !== 'visa_access' && losesByIt(view, one))),
  );
  return weightiest(view, all, side, CLAUSES).map(({ said }) => settle(view, said));
}

function failedGates(input: ReportInput, { country }: ChosenPlace): readonly GateResult[] {
  return input.ranking.excluded.find((one) => one.iso3 === country.iso3)?.failed ?? [];
}

const ownRisks = ({ gates }: Pick<Match, 'gates'>): readonly GateResult[] =>
  gates.filter((gate) => gate.group === 'deal-breaker' && gate.status === 'at_risk' && !isOpen(gate));

/**
 * The customer's conditions at risk there, with what was found. A condition that some place of the report meets no
 * better is no reason.
 */
function ownAtRisk(input: ReportInput, { match }: ChosenPlace): readonly Said[] {
  const risks = bestOf(input).flatMap(ownRisks);
  const isShared = (gate: GateResult): boolean =>
    risks.some((other) => other.id === gate.id && (isMissed(other) || !isMissed(gate)));
  return (match ? ownRisks(match) : []).filter((gate) => !isShared(gate)).map(gateSaid);
}

/** How a permit is weak, so that places of equal rank precede the one it leads to. */
type Weakness = 'unsure' | 'rare pay' | 'late' | 'ends' | 'drawn' | 'apart' | 'short';

/** A way's first weakness; every way that `weakWay` returns has one. */
function weaknessOf(way: RouteWay): Weakness {
  if (way.unsure) return 'unsure';
  if (asksForRarePay(way)) return 'rare pay';
  if (way.late === 'decision') return 'late';
  if (way.ends !== undefined) return 'ends';
  if (way.late === 'draw') return 'drawn';
  return standsApart(way) ? 'apart' : 'short';
}

const WEAKNESS_SAID: Readonly<Record<Weakness, Said>> = {
  unsure: because(
    words('Whether its permit is open to you is not on record'),
    'citizenship',
    'work-arrangement',
  ),
  'rare pay': words('Its permit asks for far more pay than is usual for such work there'),
  late: because(words('Its permit may come later than you can wait'), 'relocation-timeline'),
  ends: because(
    words('Its permit ends before the time that you mean to stay, and nothing on record follows on it'),
    'relocation-duration',
  ),
  drawn: words('Nobody can tell by when its permit is granted'),
  apart: because(
    words('Its permit asks for a job there, and your own work does not count for it'),
    'work-arrangement',
  ),
  short: because(words('Its permit asks for more than you told us of'), 'expected-annual-income'),
};

/** The weakness of this place's permit, unless a place of the report shares it; null where there is none. */
function ownWeakness(input: ReportInput, match: Match): Weakness | null {
  const way = weakWay(match);
  if (way === null) return null;
  const weakness = weaknessOf(way);
  const isShared = bestOf(input).some((best) => {
    const other = weakWay(best);
    return other !== null && weaknessOf(other) === weakness;
  });
  return isShared ? null : weakness;
}

/**
 * That only a condition of the second adult keeps it out, because free places went to what suits both. Null where
 * both could go, and without a second adult.
 */
function keptByPartner({ couple }: ReportInput, { country, match }: ChosenPlace): Said | null {
  if (!couple || !match || couple.ranking.matches.some(({ iso3 }) => iso3 === country.iso3)) return null;
  const ids = COUPLE_ANSWERS.filter((id) => couple.answers[id] !== undefined).map(secondAdultId);
  return because(
    words(
      `It keeps your conditions and fails one of ${possessive(couple.partnerName ?? 'your partner')}: the remaining places went to countries that suit you both`,
    ),
    ...ids,
  );
}

/**
 * Why a country stands behind places that score no better; null where every place scores better, which is reason
 * enough.
 */
function behindEquals(input: ReportInput, match: Match): Said | null {
  const least = Math.min(...chosenByRank(input).map(({ score }) => score));
  if (match.score < least) return null;
  const held = reasonHeld(match);
  if (held) return because(words(capitalised(held.clause)), ...held.questionIds);
  const silent = match.gates.filter(isUnanswered);
  if (silent.length > 0)
    return because(
      words(
        `Our records do not say whether it keeps ${list([...new Set(silent.map(keptName))])}, which you made a must`,
      ),
      ...new Set(silent.flatMap(({ because: { questionIds } }) => questionIds)),
    );
  if (!lessSure(input).includes(match)) return null;
  const { clause, questionIds } = lessSureFor(input, match);
  return because(
    words(
      `${capitalised(clause)} there: a surer place, whose rank may just as well be the same, comes first`,
    ),
    ...questionIds,
  );
}

/**
 * Why it was not chosen: failed conditions, the customer's own first; else conditions at risk; else the places ahead
 * of it.
 */
function whyNot(input: ReportInput, { chosen, view }: NamedCountry): Said {
  const all = failedGates(input, chosen);
  const own = all.filter(({ group }) => group === 'deal-breaker');
  const failed = ownFirst(all).map(gateSaid);
  if (failed.length > 0) {
    const many = failed.length === 1 ? 'a condition' : `${numberWord(failed.length)} conditions`;
    const mine = own.length === failed.length ? ' of yours' : '';
    const why = say`It fails ${many}${mine}: ${sayAs(failed.map(({ text }) => text).join('; '), failed)}`;
    const roof = roofOfFamily(view, all);
    return roof ? say`${why}. ${roof}` : why;
  }
  if (!chosen.match) return words('Our tables hold too little about it');
  const risks = ownAtRisk(input, chosen);
  const weakness = ownWeakness(input, chosen.match);
  const apart = keptByPartner(input, chosen);
  if (apart) return apart;
  const behind = hasWay(chosen.match.gates)
    ? weakness
      ? WEAKNESS_SAID[weakness]
      : (behindEquals(input, chosen.match) ?? words('Others suit your answers better'))
    : because(words('Our records hold no way within reach for you to live there'), 'visa-preference');
  return risks.length === 0
    ? behind
    : say`${risks.length === 1 ? 'A condition' : capitalised(numberWord(risks.length)) + ' conditions'} of yours ${risks.length === 1 ? 'is' : 'are'} at risk: ${sayAs(risks.map(({ text }) => text).join('; '), risks)}. ${behind}`;
}

/** The way in, and what remains without a claim by descent; null without a record. */
function wayThere(view: PlaceView): Said | null {
  // A partner's passport is a way in too.
  const opened = partnersWayIn(view) ? null : partnersWay(view);
  const gate = view.studied?.gates.find(({ group }) => group === 'entry');
  if (!gate || gate.reason.kind === 'no record') return opened && settle(view, opened);
  const claim = claimBeside(view);
  const without = opened ? settle(view, opened) : withoutClaim(view);
  const rest = without ?? claim;
  const told = rest ? say`${findingSaid(gate)}. ${rest}` : findingSaid(gate);
  const ticked = tickedSaid(view);
  return ticked ? say`${told}. ${ticked}` : told;
}

/** Clauses as sentences in a cell. */
function cell(clauses: readonly Said[]): Said {
  const sentences = clauses.map((one) => say`${opening(one)}.`);
  return sayAs(sentences.length > 0 ? sentences.map(({ text }) => text).join(' ') : '–', sentences);
}

/** What speaks for and against a named country, and the way in. */
function besides({ chosen, view }: NamedCountry): readonly Said[] {
  const way = wayThere(view);
  // The column of the way in says that already.
  const route = way?.facts.find((fact) => fact.startsWith('route:'));
  const apart = ({ facts }: Said): boolean => route === undefined || !facts.includes(route);
  return [
    words(bareName(chosen.country)),
    cell(clauses(view, 'good').filter(apart)),
    cell(clauses(view, 'bad').filter(apart)),
    cell(way ? [way] : []),
  ];
}

/** "The countries you named": score, rank, and why they were not chosen; empty where all of them are. */
export function namedCountries(input: ReportInput, named: readonly NamedCountry[]): readonly Block[] {
  if (named.length === 0) return [];
  const cells = named.map((one): readonly Said[] => [
    words(bareName(one.chosen.country)),
    one.chosen.score === null ? words('–') : whole(one.chosen.score, 'score'),
    one.chosen.match ? whole(one.chosen.match.rank, 'place in the ranking') : words('not ranked'),
    whyNot(input, one),
  ]);
  const names = list(named.map(({ view }) => view.name));
  const asked = words(
    `You named ${names} as well: ${named.length === 1 ? 'it is' : 'they are'} beside the places in the comparison, and here is why ${named.length === 1 ? 'it is' : 'they are'} not among them.`,
  );
  const told = named.map(besides);
  const asAsked = because(words(''), 'specific-countries');
  return [
    paragraph(because(asked, 'specific-countries')),
    {
      kind: 'table',
      caption: 'The countries you named',
      columns: ['Country', 'Match of 100', 'Rank', 'Why it is not among the places'],
      align: ['left', 'right', 'right', 'left'],
      rows: cells.map((row) => row.map(({ text }) => text)),
      ...basisOf(asAsked, ...cells.flat()),
    },
    withoutBlankColumns({
      kind: 'table',
      caption: 'What speaks for and against them',
      columns: ['Country', 'For it', 'Against it', 'The way in'],
      align: ['left', 'left', 'left', 'left'],
      rows: told.map((row) => row.map(({ text }) => text)),
      ...basisOf(asAsked, ...told.flat()),
    }),
  ];
}
