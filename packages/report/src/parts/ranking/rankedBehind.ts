import { isUnanswered } from '@global-fit/matching/gates/unanswered';
import type { Match } from '@global-fit/matching/ranking';
import type { ReportInput } from '../../input.ts';
import type { Block } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, listSaid, opening } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { paragraph } from '../../sections/compose.ts';
import { bestBesideClaims, choosePlaces, movesAsFamily } from './choose.ts';
import { heldBack, namedAsHeldBack, type ReasonHeld } from './heldBack.ts';
import { chosenByRank, ownMissed, topMissing } from './ownMissed.ts';
import { DOUBT_SAID, doubtsOf, monthsLate, MORE_DOUBTED, restsOnClaim, weakWay } from './doubts.ts';
import { conditionName, hasWay, keptName } from '../findings/gates.ts';
import { isMissed } from '../findings/missedLines.ts';
import { whole } from '../../figures/wholeNumbers.ts';

/** The number of countries named in a sentence. */
const NAMED = 5;

/**
 * Countries that pass and score like the recommended ones but rank behind them, one paragraph per reason, the
 * customer's own conditions first.
 */
export function rankedBehind(input: ReportInput): readonly Block[] {
  return [
    ...behindOthers(input),
    ...behindInTime(input),
    ...heldBack(input),
    ...behindNearerWays(input),
    ...behindSurer(input),
    ...unanswered(input),
    ...withoutWay(input),
  ];
}

/** Those of the countries that score like the leading ones, with their scores; null where there are none. */
function scoredBehind(
  { atlas }: ReportInput,
  others: readonly Match[],
  behind: readonly Match[],
): { readonly names: Said; readonly one: boolean } | null {
  const least = others.slice(0, NAMED).at(-1)?.score ?? Number.POSITIVE_INFINITY;
  const told = behind
    .filter(({ score }) => score >= least)
    .slice(0, NAMED)
    .flatMap(({ iso3, score }) => {
      const country = atlas.country(iso3);
      return country ? [say`${nameOf(country)} (${whole(score, 'its score')})`] : [];
    });
  return told.length === 0 ? null : { names: opening(listSaid(told)), one: told.length === 1 };
}

/** Countries ranked behind because our records hold no way in. */
function withoutWay(input: ReportInput): readonly Block[] {
  const [others, behind] = parted(input, ({ gates }) => hasWay(gates));
  const told = scoredBehind(input, others, behind);
  return told
    ? [
        paragraph(
          because(
            say`${told.names} ${told.one ? 'passes your conditions and comes' : 'pass your conditions and come'} after places with a way in: our records hold none there, which does not mean there is none, so ask the embassy.`,
            'visa-preference',
            'citizenship',
          ),
        ),
      ]
    : [];
}

/** Countries ranked behind because no record answers a must-have on law, language or the cost of a month. */
function unanswered(input: ReportInput): readonly Block[] {
  const silent = ({ gates }: Match): boolean => hasWay(gates) && gates.some(isUnanswered);
  const [behind, others] = parted(input, silent);
  const told = scoredBehind(
    input,
    others.filter(({ gates }) => hasWay(gates)),
    behind,
  );
  if (!told) return [];
  const open = behind.flatMap(({ gates }) => gates.filter(isUnanswered));
  const which = list([...new Set(open.map(keptName))]);
  return [
    paragraph(
      because(
        say`${told.names} ${told.one ? 'fails' : 'fail'} nothing that our records tell of and would stand near the top, but these records do not say how ${told.one ? 'it does' : 'they do'} on ${which}, which you made a must: places for which they do come first.`,
        ...new Set(open.flatMap(({ because: { questionIds } }) => questionIds)),
      ),
    ),
  ];
}

/** Splits the matches by a condition: those for which it holds, and the others. */
function parted(
  { ranking: { matches } }: ReportInput,
  holds: (match: Match) => boolean,
): readonly [readonly Match[], readonly Match[]] {
  return [matches.filter(holds), matches.filter((match) => !holds(match))];
}

/** Countries ranked behind because their permit may come too late, with what to do about it. */
function behindInTime(input: ReportInput): readonly Block[] {
  const chosen = new Set(choosePlaces(input).map(({ country }) => country.iso3));
  const [late, others] = parted(input, (match) => monthsLate(match) > 0);
  const behind = late.filter((match) => hasWay(match.gates) && !chosen.has(match.iso3));
  const told = scoredBehind(
    input,
    others.filter(({ gates }) => hasWay(gates)),
    behind,
  );
  if (!told) return [];
  const [passes, there] = told.one ? ['passes', 'the decision there'] : ['pass', 'the decision in each'];
  return [
    paragraph(
      because(
        say`${told.names} ${passes} your conditions and ${told.one ? 'scores' : 'score'} like the first, but by our records ${there} may come later than you can wait, so places that you can reach in time come first. If you can wait after all, apply early.`,
        'relocation-timeline',
      ),
    ),
  ];
}

/** Top-ranked countries placed behind equals because of their permit, for which nothing else is given as the reason. */
function behindNearerWays(input: ReportInput): readonly Block[] {
  const { atlas, ranking } = input;
  const told = new Set([
    ...choosePlaces(input).map(({ country }) => country.iso3),
    ...topMissing(input).map(({ match }) => match.iso3),
    ...namedAsHeldBack(input),
  ]);
  const behind = ranking.matches
    .slice(0, chosenByRank(input).length)
    .filter((match) => weakWay(match) !== null && monthsLate(match) === 0 && !told.has(match.iso3))
    .flatMap((match) => atlas.country(match.iso3) ?? []);
  if (behind.length === 0) return [];
  return [
    paragraph(
      because(
        words(
          `${capitalised(list(behind.map(nameOf)))} ${behind.length === 1 ? 'scores' : 'score'} like the first, but the permit on record there may come later than you can wait, asks for a job there or for more than you told us or than such work brings, or may not be open to you; places with a nearer way in, whose ranks may just as well be the same, come first.`,
        ),
        'relocation-timeline',
        'work-arrangement',
        'citizenship',
      ),
    ),
  ];
}

/** Top-ranked matches placed behind equals because more is uncertain there. */
export function lessSure(input: ReportInput): readonly Match[] {
  const told = chosenByRank(input);
  const taken = new Set(choosePlaces(input).map(({ country }) => country.iso3));
  const shared = ownMissed(told);
  // Where a claim alone made one give way, that is told at a glance.
  const byClaim = bestBesideClaims(input) !== null;
  return input.ranking.matches
    .slice(0, told.length)
    .filter((match) => !taken.has(match.iso3) && hasWay(match.gates) && !weakWay(match))
    .filter((match) => !(byClaim && restsOnClaim(match)))
    .filter(({ gates }) => gates.every((gate) => !isMissed(gate) || shared.has(gate.id)));
}

/** What is less sure of a place than of those chosen before it though they score no better, as a clause. */
export function lessSureFor(input: ReportInput, match: Match): ReasonHeld {
  const family = movesAsFamily(input.answers);
  const before = chosenByRank(input).filter(({ score }) => score <= match.score);
  const told = [...doubtsOf(match, family)];
  const own = told.filter((doubt) => !before.every((one) => doubtsOf(one, family).has(doubt)));
  const said = own.length > 0 ? own.map((doubt) => DOUBT_SAID[doubt]) : [MORE_DOUBTED];
  return {
    clause: list(said.map(([clause]) => clause)),
    questionIds: said.flatMap(([, question]) => question ?? []),
  };
}

/** Such matches, one paragraph each; what holds a country back in the ranking has told of it already. */
function behindSurer(input: ReportInput): readonly Block[] {
  const told = namedAsHeldBack(input);
  return lessSure(input).flatMap((match): readonly Block[] => {
    const country = input.atlas.country(match.iso3);
    if (!country || told.has(match.iso3)) return [];
    const { clause, questionIds } = lessSureFor(input, match);
    return [
      paragraph(
        because(
          words(
            `${capitalised(nameOf(country))} scores like the first, but ${clause} there: a surer place, whose rank may just as well be the same, comes first.`,
          ),
          ...questionIds,
        ),
      ),
    ];
  });
}

/**
 * Top-ranked countries placed behind equals because they miss the customer's conditions. A condition that a
 * recommended place misses too is not given as the reason.
 */
function behindOthers(input: ReportInput): readonly Block[] {
  return topMissing(input).flatMap(({ match, lines }): readonly Block[] => {
    const country = input.atlas.country(match.iso3);
    if (!country) return [];
    const conditions = list(lines.map(conditionName));
    return [
      paragraph(
        because(
          words(
            `${capitalised(nameOf(country))} scores like the first, but does not keep ${lines.length === 1 ? 'your condition' : 'your conditions'} ${conditions}: a place that does, and whose rank may just as well be the same, comes first.`,
          ),
          ...new Set(lines.flatMap((gate) => gate.because.questionIds)),
        ),
      ),
    ];
  });
}
