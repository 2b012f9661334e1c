import type { Block } from '../../model.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { capitalised, list } from '../../prose/english.ts';
import { basisOf, because, type Said, say, sayAs, words } from '../../prose/said.ts';
import { place, whole } from '../../figures/wholeNumbers.ts';
import { hasWay } from '../findings/gates.ts';
import { monthsLate } from '../ranking/doubts.ts';
import { reasonHeld } from '../ranking/heldBack.ts';
import { type Couple, country } from './study.ts';

const ROWS = 8;
const OWN_ROWS = 5;

/** The best places for both, each with the joint score and each adult's own rank. */
export function jointTable(couple: Couple): Block {
  const cells = couple.ranking.matches.slice(0, ROWS).map((match): readonly Said[] => {
    const own = (score: number, rank: number | null): Said =>
      rank === null
        ? whole(score, 'score for one of you')
        : say`${whole(score, 'score for one of you')} (${place(rank, 'place on the own list')})`;
    return [
      words(country(couple, match.iso3, bareName)),
      whole(match.score, 'score for both'),
      own(match.first, match.firstRank),
      own(match.second, match.secondRank),
    ];
  });
  return {
    kind: 'table',
    caption: 'Together, and each of you alone: points of 100 and place on the own list',
    columns: ['Place', 'Together', 'You', capitalised(couple.partner)],
    align: ['left', 'right', 'right', 'right'],
    rows: cells.map((row) => row.map(({ text }) => text)),
    ...basisOf(because(sayAs('', cells.flat()), ...couple.ids)),
  };
}

/** Why a place stands behind others with fewer points, as a clause: what the household shares, else what both set. */
function whyBehind(couple: Couple, iso3: string): string {
  const match = couple.input.ranking.matches.find((one) => one.iso3 === iso3);
  if (match && !hasWay(match.gates)) return 'our records hold no way within reach for you to live there';
  if (match && monthsLate(match) > 0) return 'the decision there may come later than you can wait';
  return (
    (match && reasonHeld(match)?.clause) ??
    'a condition of one of you is only just met there, or not enough is on record to tell'
  );
}

/** Why places of the joint table stand below others with fewer points; null where none does. */
export function behindSaid(couple: Couple): Said | null {
  const rows = couple.ranking.matches.slice(0, ROWS);
  const behind = rows.filter(({ score }, at) =>
    rows.slice(0, at).some((before) => Math.round(before.score) < Math.round(score)),
  );
  if (behind.length === 0) return null;
  const [have, stand] = behind.length === 1 ? ['has', 'stands'] : ['have', 'stand'];
  const namesOf = (matches: typeof behind): string =>
    list(matches.map(({ iso3 }) => country(couple, iso3, nameOf)));
  const reasons = [...Map.groupBy(behind, ({ iso3 }) => whyBehind(couple, iso3))];
  const told = reasons.map(([clause, matches]) =>
    reasons.length === 1
      ? `the reason is that ${clause}`
      : `for ${namesOf(matches)} the reason is that ${clause}`,
  );
  return because(
    words(
      `${capitalised(namesOf(behind))} ${have} more points than a place higher up and ${stand} below it. ${capitalised(list(told))}.`,
    ),
    ...couple.ids,
  );
}

/** Whether either adult's own list holds a country, so that a table of them would not be blank. */
export const ranksAny = ({ ranking: { firstOwn, secondOwn } }: Couple): boolean =>
  firstOwn.length + secondOwn.length > 0;

/** The first five of each adult's own list. */
export function ownTable(couple: Couple): Block {
  const { firstOwn, secondOwn } = couple.ranking;
  const cell = (own: (typeof firstOwn)[number] | undefined): Said =>
    own
      ? say`${country(couple, own.iso3, bareName)}, ${whole(own.score, 'score on the own list')}`
      : words('–');
  const cells = Array.from({ length: OWN_ROWS }, (_, at): readonly Said[] => [
    whole(at + 1, 'place'),
    cell(firstOwn[at]),
    cell(secondOwn[at]),
  ]);
  return {
    kind: 'table',
    caption: 'What each of you would choose alone',
    columns: ['Place', 'You', capitalised(couple.partner)],
    align: ['right', 'left', 'left'],
    rows: cells.map((row) => row.map(({ text }) => text)),
    ...basisOf(because(sayAs('', cells.flat()), ...couple.ids)),
  };
}
