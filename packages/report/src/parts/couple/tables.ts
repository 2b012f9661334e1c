import type { Block } from '../../model.ts';
import { bareName, nameOf } from '../../prose/countryNames.ts';
import { capitalised, list } from '../../prose/english.ts';
import { basisOf, because, type Said, say, sayAs, words } from '../../prose/said.ts';
import { place, whole } from '../../figures/wholeNumbers.ts';
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

/** Why places of the joint table stand below others with fewer points; null where none does. */
export function behindSaid(couple: Couple): Said | null {
  const rows = couple.ranking.matches.slice(0, ROWS);
  const behind = rows.filter(({ score }, at) =>
    rows.slice(0, at).some((before) => Math.round(before.score) < Math.round(score)),
  );
  if (behind.length === 0) return null;
  const [have, stand] = behind.length === 1 ? ['has', 'stands'] : ['have', 'stand'];
  const names = capitalised(list(behind.map(({ iso3 }) => country(couple, iso3, nameOf))));
  return because(
    words(
      `${names} ${have} more points than a place higher up and ${stand} below it: as on the list of each, a country comes later where no way in is within reach or a decision may come too late, where a condition is only just met, or where a law that you asked about is not on record.`,
    ),
    ...couple.ids,
  );
}

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
