import type { FactorId } from '@global-fit/matching/model';
import type { Paragraph } from '../../model.ts';
import { settleInTurn } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { list, sentence } from '../../prose/english.ts';
import { because, type Said, say, sayAs, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import type { ChosenPlace } from '../ranking/choose.ts';
import { findingSaid } from '../findings/findingSaid.ts';
import { isBehindHome } from '../clauses/againstHome.ts';
import { nounOf } from '../clauses/nouns.ts';
import { type Clause, clauses } from '../clauses/themeClauses.ts';
import { asksForWorship } from '../findings/worship.ts';

/** The heaviest theme of the answers. It is the same for every place, so only the first place names it as such. */
function leading(view: PlaceView, { contribution, said }: Clause): Said {
  const most = Math.max(...(view.studied?.contributions ?? []).map(({ weight }) => weight));
  if (contribution.weight < most || most < 0.1 || view.ledger.timesUsed('leading') > 0) return said;
  view.ledger.use('leading');
  return say`[What counts most in your answers is|What carries the most weight for you is] ${nounOf(contribution)}: ${said}.`;
}

/** Where no theme stands out, the conditions met speak for the place. */
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

/** Percent of believers from which a faith is present in most towns. */
const MANY_PERCENT = 5;

/** The share of believers, where the customer asked to live among them and the place meets that. */
function prayer(view: PlaceView): Said | null {
  const gate = view.studied?.gates.find(
    ({ id, group, status, reason }) =>
      group === 'deal-breaker' &&
      status === 'met' &&
      reason.kind === 'indicator' &&
      asksForWorship(id, reason.indicator) &&
      reason.value >= MANY_PERCENT,
  );
  return gate
    ? say`[You asked for somewhere to pray|A house of worship was a condition of yours]: our figures tell of ${findingSaid(gate)}.`
    : null;
}

/** The number of reasons given for a place. */
const REASONS = 4;
/** The weight of a reason already given for an earlier place, and of one in which home does better. */
const TOLD_BEFORE = 0.3;
const BEHIND_HOME = 0.4;

/**
 * Why a place fits. A reason given for an earlier place does not distinguish this one, so it is only named, and the
 * differences are mentioned. Themes in `apart` are mentioned elsewhere.
 */
export function fitParagraphs(
  view: PlaceView,
  chosen: ChosenPlace,
  apart: ReadonlySet<FactorId> = new Set(),
): readonly Paragraph[] {
  const asked = prayer(view);
  const few = asked ? REASONS - 1 : REASONS;
  const good = clauses(view, 'good', 10).filter(({ contribution }) => !apart.has(contribution.factor));
  if (good.length === 0) return chosen.match ? [paragraph(onConditions(view))] : [];
  const told = ({ contribution }: Clause): number => view.ledger.timesUsed(`fit-${contribution.factor}`);
  const worth = (one: Clause): number =>
    one.contribution.points *
    TOLD_BEFORE ** told(one) *
    (isBehindHome(view, one.contribution.factor) ? BEHIND_HOME : 1);
  const chosenOnes = new Set([...good].sort((a, b) => worth(b) - worth(a)).slice(0, few));
  const strongest = new Set(good.slice(0, few));
  const shared = good.filter((one) => strongest.has(one) && !chosenOnes.has(one) && told(one) > 0);
  const reasons = [
    ...good.filter((one) => chosenOnes.has(one)).map((one) => sentence(leading(view, one))),
    ...(asked ? [asked] : []),
  ].map((said) => paragraph(settleInTurn(view, said)));
  for (const { contribution } of chosenOnes) view.ledger.use(`fit-${contribution.factor}`);
  if (shared.length === 0) return reasons;
  const names = list(shared.map(({ contribution }) => nounOf(contribution)));
  const said = say`[${view.Name} does well on ${names} too|On ${names}, ${view.name} does well again|${view.Name} is strong on ${names} as well].${sayAs(
    '',
    shared.map((one) => one.said),
  )}`;
  return [...reasons, paragraph(settleInTurn(view, said))];
}
