import type { ReportInput } from '../../input.ts';
import type { ReportPlace } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';
import { movesAsFamily, namedIn } from './choose.ts';
import { type Doubt, DOUBT_SAID, doubtsOf, MORE_DOUBTED, monthsLate } from './doubts.ts';
import { type ReasonHeld, reasonHeld } from './heldBack.ts';

/** A place that comes after others although it scores higher. */
interface Behind {
  readonly name: string;
  /** The places that it comes after, by name. */
  readonly before: string;
  readonly why: string;
  /** Whether the ranks overlap, so that the order may be the other way round. */
  readonly even: boolean;
  readonly questionIds: readonly string[];
}

const EVEN =
  '; their ranks may just as well be the other way round, and the rank beside each goes by its score alone.';

/** "Norway and Austria score higher than Malta and stand behind, since …", the places of one reason together. */
function together(group: readonly Behind[]): Said | null {
  const [first] = group;
  if (!first) return null;
  const [head, ...rest] = [...Map.groupBy(group, ({ before }) => before)].map(([before, those], at) => {
    const verb = at > 0 ? '' : those.length === 1 ? ' scores' : ' score';
    return `${capitalised(list(those.map(({ name }) => name)))}${verb} higher than ${before}`;
  });
  const stand =
    rest.length > 0
      ? `, and ${rest.join(', and ')}; they stand behind`
      : ` and ${group.length === 1 ? 'stands' : 'stand'} behind`;
  return because(
    words(`${head}${stand}, since ${first.why}${first.even ? EVEN : '.'}`),
    ...new Set(group.flatMap(({ questionIds }) => questionIds)),
  );
}

/**
 * Why places with a higher score come after others of about the same rank: the doubts that only they have; one sentence
 * for each reason.
 */
export function standsBehind(
  { ranking, answers }: Pick<ReportInput, 'ranking' | 'answers'>,
  places: readonly ReportPlace[],
): readonly Said[] {
  const ranked = places.filter((place) => place.origin === 'recommended' && place.rankBand);
  const family = movesAsFamily(answers);
  const named = namedIn(answers);
  const matchOf = ({ iso3 }: ReportPlace) => ranking.matches.find((one) => one.iso3 === iso3);
  const doubts = (place: ReportPlace): ReadonlySet<Doubt> => {
    const match = matchOf(place);
    return match ? doubtsOf(match, family) : new Set();
  };
  const isLate = (place: ReportPlace): boolean => {
    const match = matchOf(place);
    return match !== undefined && monthsLate(match) > 0;
  };
  const heldAt = (place: ReportPlace): ReasonHeld | null => {
    const match = matchOf(place);
    return match ? reasonHeld(match) : null;
  };
  const found = ranked.flatMap((place, at): readonly Behind[] => {
    const before = ranked.slice(0, at).filter(({ score }) => Math.round(score) < Math.round(place.score));
    const told = [...doubts(place)];
    const own = told.filter((doubt) => !before.every((one) => doubts(one).has(doubt)));
    const name = (one: ReportPlace): string => nameOf({ iso3: one.iso3, name: one.country });
    const others = list(before.map(name));
    const behind = (why: string, questionIds: readonly string[], even = false): readonly Behind[] => [
      { name: name(place), before: others, why, even, questionIds },
    ];
    if (before.length > 0 && told.length === 0 && before.every(({ iso3 }) => named.includes(iso3)))
      return behind(`you named ${others}`, ['specific-countries'], true);
    const held = heldAt(place);
    if (before.length === 0 || (told.length === 0 && !held)) return [];
    // Lateness is part of the ranking's order itself, not of the choice among equal ranks.
    if (isLate(place) && !before.some(isLate))
      return behind('the decision there may come later than you can wait', ['relocation-timeline']);
    if (held && !before.some(heldAt)) return behind(held.clause, held.questionIds);
    const said = own.length > 0 ? own.map((doubt) => DOUBT_SAID[doubt]) : [MORE_DOUBTED];
    return behind(
      `${list(said.map(([clause]) => clause))} there`,
      said.flatMap(([, question]) => question ?? []),
      true,
    );
  });
  return [...Map.groupBy(found, ({ why, even }) => `${why} ${even}`).values()].flatMap(
    (group) => together(group) ?? [],
  );
}
