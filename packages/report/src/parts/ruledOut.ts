import { isUnanswered } from '@global-fit/matching/gates/unanswered';
import type { Excluded, GateResult, Match } from '@global-fit/matching/ranking';
import { tokensIn } from '../figures/numbers.ts';
import { COUNTRIES_PER_TIER, type ReportInput } from '../input.ts';
import type { Block, ReportSection } from '../model.ts';
import { bareName, nameOf } from '../prose/countryNames.ts';
import { capitalised, list, listSaid, numberWord, opening } from '../prose/english.ts';
import { basisOf, because, type Said, say, sayAs, words } from '../prose/said.ts';
import { paragraph } from '../sections/compose.ts';
import { bestOf, choosePlaces, restsOnClaim, weakWay } from './choose.ts';
import { conditionName, gateSaid, hasWay, ownFirst } from './gates.ts';
import { isMissed } from './missedLines.ts';
import { type Origin, originOf } from './origin.ts';
import { whole } from './wholeNumbers.ts';

const NEAR = 5;
const PER_REASON = 8;

const ORIGIN_WORDS: Readonly<Record<Origin, string>> = {
  own: 'You, in your own words',
  answers: 'Your answers',
  ours: 'We, for everybody',
};

interface Tally {
  readonly gate: GateResult;
  readonly names: string[];
}

/** Countries by the first condition each of them fails, the costliest condition first; one line for each name. */
function talliesOf(input: ReportInput, excluded: readonly Excluded[]): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const one of excluded) {
    const gate = one.failed[0];
    const country = input.atlas.country(one.iso3);
    if (!gate || !country) continue;
    const key = gate.label.toLowerCase();
    const tally = tallies.get(key) ?? { gate, names: [] };
    tally.names.push(bareName(country));
    tallies.set(key, tally);
  }
  return [...tallies.values()].sort((a, b) => b.names.length - a.names.length);
}

function countries(tally: Tally): string {
  const { names } = tally;
  return names.length > PER_REASON ? `${names.slice(0, PER_REASON).join(', ')} …` : list(names);
}

/** The name of a condition in a cell; its number is the customer's own. */
function labelSaid({ label }: GateResult): Said {
  const figures = tokensIn(label).map(({ text, value }) => ({
    shown: text,
    from: { constant: value, why: 'the limit that was named' },
  }));
  return { ...words(capitalised(label)), figures };
}

const sum = (tallies: readonly Tally[]): number =>
  tallies.reduce((total, { names }) => total + names.length, 0);

/** How many countries fell to the customer's own conditions, and how many to those that hold for everybody. */
function summarySaid(tallies: readonly Tally[], total: number): Said {
  const ours = tallies.filter(({ gate }) => originOf(gate) === 'ours');
  const theirs = tallies.filter(({ gate }) => originOf(gate) !== 'ours');
  const all = say`Of ${whole(total, 'countries considered')} countries, ${whole(sum(tallies), 'countries that fail a condition')} fail a condition`;
  const [hardest] = theirs;
  const [common] = ours;
  if (!hardest)
    return say`${all}, and all of them one that we set for everybody${common ? say`, mostly this one: ${conditionName(common.gate)}` : ''}. What you told us ruled out no country.`;
  const own = say`${whole(sum(theirs), 'countries that fail a condition of theirs')} of them one that follows from what you told us, mostly this one: ${conditionName(hardest.gate)}`;
  return common
    ? say`${all}: ${own}; the other ${whole(sum(ours), 'countries that fail a condition of ours')} one that we set for everybody, such as ${conditionName(common.gate)}.`
    : say`${all}: ${own}.`;
}

/** "Ruled out, and why": what each condition cost, and the countries that would otherwise stand near the top. */
export function ruledOut(input: ReportInput): ReportSection | null {
  const { atlas, ranking } = input;
  const excluded = ranking.excluded.filter((one) => !one.failed.some((gate) => gate.id === 'scope'));
  const tallies = talliesOf(input, excluded);
  if (tallies.length === 0) return null;
  const ids = [...new Set(tallies.flatMap((one) => one.gate.because.questionIds))];
  const cells = tallies.map((one): readonly Said[] => [
    labelSaid(one.gate),
    words(ORIGIN_WORDS[originOf(one.gate)]),
    whole(one.names.length, 'countries that fail this condition'),
    words(countries(one)),
  ]);
  const blocks: Block[] = [
    paragraph(because(summarySaid(tallies, excluded.length + ranking.matches.length), ...ids)),
    {
      kind: 'table',
      caption: 'What each condition cost',
      columns: ['Condition', 'Set by', 'Countries', 'Among them'],
      align: ['left', 'left', 'right', 'left'],
      rows: cells.map((row) => row.map((cell) => cell.text)),
      ...basisOf(because(words(''), ...ids), ...cells.flat()),
    },
  ];
  const least = ranking.matches.map(({ score }) => score).toSorted((a, b) => b - a)[9] ?? 0;
  const near = excluded
    .filter((one) => one.score >= least - 6 && one.failed[0]?.id !== 'evidence')
    .slice(0, NEAR);
  const misses = near.flatMap((one) => {
    const country = atlas.country(one.iso3);
    if (!country || one.failed.length === 0) return [];
    const score = whole(one.score, 'the score it would have');
    return [{ name: bareName(country), score, gates: ownFirst(one.failed) }];
  });
  return {
    id: 'ruled-out',
    heading: 'Ruled out, and why',
    blocks: [
      ...blocks,
      ...nearMisses(misses),
      ...behindOthers(input),
      ...behindNearerWays(input),
      ...behindSurer(input),
      ...unanswered(input),
      ...withoutWay(input),
    ],
  };
}

/** Countries that score like the first of the others but stand behind them, with their scores; null for none. */
function scoredBehind(
  { atlas }: ReportInput,
  others: readonly Match[],
  behind: readonly Match[],
): { readonly names: Said; readonly one: boolean } | null {
  const least = others.slice(0, NEAR).at(-1)?.score ?? Number.POSITIVE_INFINITY;
  const told = behind
    .filter(({ score }) => score >= least)
    .slice(0, NEAR)
    .flatMap(({ iso3, score }) => {
      const country = atlas.country(iso3);
      return country ? [say`${bareName(country)} (${whole(score, 'its score')})`] : [];
    });
  return told.length === 0 ? null : { names: listSaid(told), one: told.length === 1 };
}

/** Those behind the others since our records hold no way in: one sentence. */
function withoutWay(input: ReportInput): readonly Block[] {
  const [others, behind] = parted(input, ({ gates }) => hasWay(gates));
  const told = scoredBehind(input, others, behind);
  return told
    ? [
        paragraph(
          because(
            say`${told.names} ${told.one ? 'passes' : 'pass'} your conditions and would stand near the top, but our records hold no way within reach for you to live there, so places with one come first. That does not mean there is none: if you are drawn there, ask the embassy before you give it up.`,
            'visa-preference',
            'citizenship',
          ),
        ),
      ]
    : [];
}

/** Those behind the others since no record tells how they stand to a must on law or language: one sentence. */
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
  const which = list([...new Set(open.map(conditionName))]);
  return [
    paragraph(
      because(
        say`${told.names} ${told.one ? 'fails' : 'fail'} nothing that our records tell of and would stand near the top, but they do not say how ${told.one ? 'it stands' : 'they stand'} to ${which}, which you made a must: places of which they do come first.`,
        ...new Set(open.flatMap(({ because: { questionIds } }) => questionIds)),
      ),
    ),
  ];
}

/** The matches for which something holds, and the others. */
function parted(
  { ranking: { matches } }: ReportInput,
  holds: (match: Match) => boolean,
): readonly [readonly Match[], readonly Match[]] {
  return [matches.filter(holds), matches.filter((match) => !holds(match))];
}

/** Countries of the first ranks which stand behind others of about the same rank for the permit that leads there. */
function behindNearerWays(input: ReportInput): readonly Block[] {
  const { atlas, ranking } = input;
  const told = new Set(choosePlaces(input).map(({ country }) => country.iso3));
  const behind = ranking.matches
    .slice(0, COUNTRIES_PER_TIER)
    .filter((match) => weakWay(match) !== null && !told.has(match.iso3))
    .flatMap((match) => atlas.country(match.iso3) ?? []);
  if (behind.length === 0) return [];
  return [
    paragraph(
      because(
        words(
          `${capitalised(list(behind.map(nameOf)))} ${behind.length === 1 ? 'scores' : 'score'} like the first, but the permit on record there may come later than you can wait, asks for a job there or for more than you told us or than such work brings, or may not be open to you: places with a nearer way in whose ranks may as well be the same come first.`,
        ),
        'relocation-timeline',
        'work-arrangement',
        'citizenship',
      ),
    ),
  ];
}

/** Countries of the first ranks which stand behind others of about the same rank since more is uncertain there. */
function behindSurer(input: ReportInput): readonly Block[] {
  const { atlas, ranking } = input;
  const told = bestOf(input);
  const shared = ownMissed(told);
  const behind = ranking.matches
    .slice(0, told.length)
    .filter(
      (match) => !told.includes(match) && !restsOnClaim(match) && hasWay(match.gates) && !weakWay(match),
    )
    .filter(({ gates }) => gates.every((gate) => !isMissed(gate) || shared.has(gate.id)))
    .flatMap((match) => atlas.country(match.iso3) ?? []);
  if (behind.length === 0) return [];
  const [score, there] = behind.length === 1 ? ['scores', 'there'] : ['score', 'in them'];
  return [
    paragraph(
      because(
        words(
          `${capitalised(list(behind.map(nameOf)))} ${score} like the first, but more is uncertain ${there}, of the way in, your budget or what you asked for: a surer place whose rank may as well be the same comes first.`,
        ),
        'visa-preference',
        'monthly-budget',
        'deal-breakers',
      ),
    ),
  ];
}

/** Own conditions that these places miss. */
const ownMissed = (matches: readonly Match[]): ReadonlySet<string> =>
  new Set(matches.flatMap(({ gates }) => gates.filter(isMissed).map(({ id }) => id)));

/**
 * Countries of the first ranks that miss own conditions, and so stand behind others of about the same rank. What a
 * place that is recommended misses as well is no reason to give.
 */
function behindOthers(input: ReportInput): readonly Block[] {
  const { atlas, ranking } = input;
  const { matches } = ranking;
  const told = bestOf(input);
  const shared = ownMissed(told);
  return matches.slice(0, told.length).flatMap((match): readonly Block[] => {
    const country = atlas.country(match.iso3);
    const lines = match.gates.filter((gate) => isMissed(gate) && !shared.has(gate.id));
    if (!country || told.includes(match) || lines.length === 0) return [];
    const conditions = list(lines.map(conditionName));
    return [
      paragraph(
        because(
          words(
            `${capitalised(nameOf(country))} scores like the first, but does not keep ${lines.length === 1 ? 'your condition' : 'your conditions'} ${conditions}: a place that does, and whose rank may as well be the same, comes first.`,
          ),
          ...new Set(lines.flatMap((gate) => gate.because.questionIds)),
        ),
      ),
    ];
  });
}

interface Miss {
  readonly name: string;
  readonly score: Said;
  /** Everything that it fails, the customer's own conditions first. */
  readonly gates: readonly GateResult[];
}

/** All of them in one line: whoever gives up the first has to know of the second. */
function inOneLine(said: readonly Said[]): Said {
  return sayAs(said.map(({ text }) => text).join('; '), said);
}

/** Countries that would stand near the top but for what they fail: a table, or a sentence where they are one or two. */
function nearMisses(misses: readonly Miss[]): readonly Block[] {
  if (misses.length < 3)
    return misses.map(({ name, score, gates }) => {
      const many = gates.length === 1 ? 'one condition' : `${numberWord(gates.length)} conditions`;
      return paragraph(
        say`${name} would have scored ${score}, but for ${many}: ${inOneLine(gates.map(gateSaid))}.`,
      );
    });
  const cells = misses.map(({ name, score, gates }): readonly Said[] => [
    words(name),
    score,
    opening(
      inOneLine(
        gates.map((gate) =>
          gate.group === 'deal-breaker' ? say`your condition ${gateSaid(gate)}` : gateSaid(gate),
        ),
      ),
    ),
  ]);
  const several = misses.some(({ gates }) => gates.length > 1);
  return [
    {
      kind: 'table',
      caption: `Near the top but for ${several ? 'what they fail' : 'a condition'}`,
      columns: ['Country', 'Would have scored', 'What rules it out'],
      align: ['left', 'right', 'left'],
      rows: cells.map((row) => row.map((cell) => cell.text)),
      ...basisOf(...cells.flat()),
    },
  ];
}
