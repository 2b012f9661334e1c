import { secondAdultId } from '@global-fit/questionnaire/couple';
import type { ReportInput } from '../../input.ts';
import type { Block, ReportPlace, ReportSection } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, listSaid } from '../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';
import { callout, paragraph } from '../../sections/compose.ts';
import { TIERS } from '../../tiers.ts';
import { compromiseSaid, methodSaid } from './compromise.ts';
import { conditionsOf } from './conditions.ts';
import { differencesSaid } from './differences.ts';
import { lostSaid } from './lost.ts';
import { place } from '../../figures/wholeNumbers.ts';
import { type Couple, country, openCouple } from './study.ts';
import { behindSaid, jointTable, ownTable, ranksAny } from './tables.ts';

/** The place whose worse rank among the two is best. */
function highestSaid(couple: Couple): Said {
  const ranked = couple.ranking.matches
    .flatMap((match) =>
      match.firstRank === null || match.secondRank === null
        ? []
        : [{ iso3: match.iso3, first: match.firstRank, second: match.secondRank }],
    )
    .toSorted((a, b) => Math.max(a.first, a.second) - Math.max(b.first, b.second));
  const [best] = ranked;
  if (!best) return words('');
  const mine = place(best.first, 'place on your own list');
  const theirs = place(best.second, 'place on the other list');
  return say` The place that stands highest on both lists is ${country(couple, best.iso3, nameOf)}, ${mine} on yours and ${theirs} on ${couple.partners}; which condition or priority would each of you give up for another one?`;
}

function sharedInsight(couple: Couple): Said {
  const joint = couple.ranking.matches.map(({ iso3 }) => iso3);
  const shared = couple.ranking.shared
    .toSorted((a, b) => joint.indexOf(a) - joint.indexOf(b))
    .slice(0, 5)
    .map((iso3) => country(couple, iso3, nameOf));
  return because(
    shared.length === 0
      ? say`None of your first ten is among ${couple.partners} first ten.${highestSaid(couple)}`
      : words(
          `${capitalised(list(shared))} ${shared.length === 1 ? 'is' : 'are'} among the first ten of both of you: plan the first visit ${shared.length === 1 ? 'there' : 'among them'}.`,
        ),
    ...couple.ids,
  );
}

function nextSaid(couple: Couple, places: readonly ReportPlace[]): Said | null {
  const best = couple.ranking.compromise?.match.iso3;
  if (best === undefined) return null;
  const name = country(couple, best, nameOf);
  const chapter = places.some(({ iso3 }) => iso3 === best)
    ? say`Read the chapter on ${name} apart from each other, each with a pencil, and mark the one sentence that worries you most. Then compare: two marks on the same sentence are your first question to ask on a visit.`
    : say`No chapter of this report is about ${name}. Before you decide, read the chapters on your three apart from each other, mark what worries you most, and see whether ${name} answers it.`;
  return because(chapter, ...couple.ids);
}

function nothingFits(couple: Couple): Said {
  return because(
    words(
      `No country passes the conditions of both of you. Begin with the deal-breakers: one of them, given up by you or by ${couple.partner}, opens the list again.`,
    ),
    'deal-breakers',
    secondAdultId('deal-breakers'),
  );
}

/**
 * How the report's places suit both: with their rank on the joint list, or as places that the other's conditions
 * leave to the customer alone. The chapters are written for the customer.
 */
function placesSaid(couple: Couple, places: readonly ReportPlace[]): Said | null {
  const { ranking, input } = couple;
  if (ranking.matches.length === 0) return null;
  const own = new Set(input.ranking.matches.map(({ iso3 }) => iso3));
  const joint = ranking.matches.map(({ iso3 }) => iso3);
  const suits = places.filter(({ iso3 }) => joint.includes(iso3));
  const alone = places.filter(({ iso3 }) => own.has(iso3) && !joint.includes(iso3));
  if (alone.length === 0) return null;
  const named = suits.map(
    ({ iso3 }) =>
      say`${country(couple, iso3, nameOf)} (${place(joint.indexOf(iso3) + 1, 'place on the joint list')} together)`,
  );
  const [pass, they] = alone.length === 1 ? ['passes', 'it'] : ['pass', 'them'];
  const out = capitalised(list(alone.map(({ iso3 }) => country(couple, iso3, nameOf))));
  return because(
    flow(
      named.length > 0
        ? say`Of the places of this report ${listSaid(named)} ${words(named.length === 1 ? 'suits' : 'suit')} you both.`
        : words('None of the places of this report suits you both.'),
      words(
        `${out} ${pass} your conditions and not ${couple.partners}: plan no visit there before the two of you have settled what rules ${they} out.`,
      ),
    ),
    ...couple.ids,
  );
}

/** Which list the plan of the report follows, where another place leads for both; null where the first place does. */
function planSaid(couple: Couple, places: readonly ReportPlace[]): Said | null {
  const best = couple.ranking.compromise?.match.iso3;
  const [first] = places;
  if (best === undefined || !first || first.iso3 === best) return null;
  const [own, joint] = [country(couple, first.iso3, nameOf), country(couple, best, nameOf)];
  return because(
    words(
      places.some(({ iso3 }) => iso3 === best)
        ? `The roadmap and the next steps are written for ${own}, which leads your own list. Should the two of you settle on ${joint}, keep their order, and put the permit, its papers and its months from the chapter on ${joint} in place of those for ${own}.`
        : `The roadmap and the next steps are written for ${own}, which leads your own list: apply for nothing there before the two of you have settled whether it is to be ${own} or ${joint}.`,
    ),
    ...couple.ids,
  );
}

export const COUPLE_HEADING = 'The two of you';

/**
 * The couple's ranking: both lists, the joint one, and what the compromise costs each. Null without the second
 * adult's form.
 */
export function coupleSection(input: ReportInput, places: readonly ReportPlace[]): ReportSection | null {
  if (!input.couple || !TIERS[input.tier].couple) return null;
  const couple = openCouple(input, input.couple);
  const { ranking } = couple;
  const compromise = compromiseSaid(couple);
  const behind = behindSaid(couple);
  const lost = flow(
    lostSaid(couple, ranking.lostByFirst, 'you'),
    lostSaid(couple, ranking.lostBySecond, 'partner'),
  );
  const next = nextSaid(couple, places);
  const standing = placesSaid(couple, places);
  const plan = planSaid(couple, places);
  const blocks: readonly Block[] = [
    paragraph(compromise ?? nothingFits(couple)),
    ...(compromise ? [jointTable(couple), callout('note', methodSaid(couple))] : []),
    ...(behind ? [paragraph(behind)] : []),
    ...(ranksAny(couple) ? [ownTable(couple)] : []),
    paragraph(differencesSaid(couple)),
    ...conditionsOf(couple),
    ...(lost.text === '' ? [] : [paragraph(lost)]),
    ...(standing ? [paragraph(standing)] : []),
    ...(plan ? [paragraph(plan)] : []),
    callout('insight', sharedInsight(couple)),
    ...(next ? [callout('action', next)] : []),
  ];
  return { id: 'couple', heading: COUPLE_HEADING, blocks };
}
