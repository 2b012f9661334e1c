import type { Contribution } from '@global-fit/matching/model';
import type { Block, PlotBlock, ReportPlace, ReportSection } from '../../model.ts';
import type { ReportInput } from '../../input.ts';
import { isFrontQuiet, tellsPrivate } from '../../profile/discretion.ts';
import type { Profile } from '../../profile/profile.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, counted, list, numberWord } from '../../prose/english.ts';
import { because, type Said, say, words } from '../../prose/said.ts';
import { beyondBudget } from './beyondBudget.ts';
import { bestBesideClaims, namedIn } from './choose.ts';
import { howManyPass } from './howManyPass.ts';
import { standsBehind } from './standsBehind.ts';
import { missedLines } from '../findings/missedLines.ts';
import { nounOf } from '../clauses/nouns.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { paragraph } from '../../sections/compose.ts';

/** "78", with its interval. */
function scoreText(place: Pick<ReportPlace, 'score' | 'interval'>): string {
  const band = place.interval
    ? ` (${Math.round(place.interval[0])} to ${Math.round(place.interval[1])})`
    : '';
  return `${Math.round(place.score)}${band}`;
}

/** "1–3": the range of ranks of a place. */
function rankText(place: Pick<ReportPlace, 'rankBand' | 'illustrative'>): string {
  if (place.illustrative) return 'illustration';
  if (!place.rankBand) return 'not ranked';
  const [best, worst] = place.rankBand;
  return best === worst ? String(best) : `${best}–${worst}`;
}

function heaviest(input: ReportInput): readonly Contribution[] {
  return [...(input.ranking.matches[0]?.contributions ?? [])].sort((a, b) => b.weight - a.weight).slice(0, 3);
}

/** What weighed most in the ranking; null where nothing was ranked. */
export function weighed(input: ReportInput): Said | null {
  const top = heaviest(input);
  if (top.length === 0) return null;
  const share = 100 * top.reduce((sum, one) => sum + one.weight, 0);
  const part = shown(
    constant(share, 'summed weight of these themes in the ranking'),
    (value) => `${Math.round(value)}%`,
  );
  const answers = new Set(top.flatMap((one) => one.because.questionIds));
  return because(
    say`What weighed most in your ranking, with ${part} of the score between them: ${words(list(top.map(nounOf)))}.`,
    ...answers,
  );
}

/** A lead of at most so many points is called small, however firm it is. */
const LITTLE = 2;

/** How sure the order of the first two is: by their scores as they are printed, and by whether their ranks overlap. */
export function closeness(places: readonly ReportPlace[]): Said | null {
  const [first, second] = places.filter((place) => place.origin === 'recommended');
  if (!first || !second || first.illustrative) return null;
  const [leader, other] = [first, second].map(({ iso3, country }) => nameOf({ iso3, name: country })) as [
    string,
    string,
  ];
  if (first.score < second.score && first.rankBand && !second.rankBand)
    return because(
      words(
        `${capitalised(leader)} stands before ${other}, though it scores no higher: ${other} does not pass every condition.`,
      ),
      'deal-breakers',
    );
  if (!first.rankBand || !second.rankBand) return null;
  const gap = Math.round(first.score) - Math.round(second.score);
  // `standsBehind` tells that, with the reason.
  if (gap < 0) return null;
  if (first.score < second.score)
    return words(
      `${capitalised(leader)} and ${other} score the same to the point, and their ranks overlap: read the first places as a group.`,
    );
  const leads = `${capitalised(leader)} leads ${other} by ${gap === 0 ? 'less than one point' : counted(gap, 'point')}`;
  if (second.rankBand[0] <= first.rankBand[1])
    return words(`${leads}, and their ranks overlap: read the first places as a group.`);
  const held = 'the order held when we varied how much each theme counts';
  return words(gap <= LITTLE ? `${leads}, which is little, yet ${held}.` : `${leads}, and ${held}.`);
}

/** Why a place is included that others outrank: those rest on a claim by descent, and it does not. */
function besideClaim(input: ReportInput, places: readonly ReportPlace[]): Said | null {
  const other = bestBesideClaims(input);
  const place = places.find(({ iso3, origin }) => iso3 === other?.iso3 && origin === 'recommended');
  if (!other || !place) return null;
  return because(
    words(
      `The first ${numberWord(other.rank - 1)} of your ranking rest on a claim by descent that is not proven; ${nameOf({ iso3: place.iso3, name: place.country })} is the best of those whose way in rests on no such claim.`,
    ),
    'ancestry-claim',
    'ancestry-countries',
  );
}

/** Which of the countries the customer named are among the recommended places; null where none is. */
export function namedAmong(
  { answers }: Pick<ReportInput, 'answers'>,
  places: readonly ReportPlace[],
): Said | null {
  const named = new Set(namedIn(answers));
  const among = places.filter(({ iso3, origin }) => origin === 'recommended' && named.has(iso3));
  if (among.length === 0) return null;
  const names = list(among.map(({ iso3, country }) => nameOf({ iso3, name: country })));
  return because(
    words(
      named.size === 1
        ? `The country that you named, ${names}, is among the places.`
        : `Of the countries that you named, ${names} ${among.length === 1 ? 'is' : 'are'} among the places.`,
    ),
    'specific-countries',
  );
}

/** The world map by score, with the report's places marked. */
export function worldMap(input: ReportInput, places: readonly ReportPlace[]): PlotBlock {
  return {
    kind: 'plot',
    title: 'The world through your answers',
    alt: `World map of match scores; highlighted: ${list(places.map((place) => place.country))}.`,
    plot: {
      type: 'world-map',
      scores: input.ranking.matches.map(({ iso3, score }) => ({ iso3, score })),
      highlighted: places.map((place) => place.iso3),
    },
    answers: [...new Set(heaviest(input).flatMap((one) => one.because.questionIds))],
    facts: [],
  };
}

function scoreBars(places: readonly ReportPlace[]): PlotBlock {
  return {
    kind: 'plot',
    title: places.some((place) => place.interval) ? 'Scores with their uncertainty' : 'Scores',
    alt: places.map((place) => `${place.country} ${scoreText(place)}`).join('; '),
    plot: {
      type: 'score-bars',
      bars: places.map((place) => ({
        label: place.country,
        score: place.score,
        low: place.interval?.[0] ?? place.score,
        high: place.interval?.[1] ?? place.score,
      })),
    },
    answers: [],
    facts: [],
  };
}

/**
 * "At a glance": the places with scores and intervals, what weighed most, how certain the order is, and conditions
 * missed.
 */
export function atAGlance(
  input: ReportInput,
  profile: Profile,
  places: readonly ReportPlace[],
): ReportSection {
  const chosen = places.filter((place) => place.origin === 'chosen');
  // The customer may ask to keep private matters off the first page only.
  const quiet = isFrontQuiet(profile.read);
  const rows = places.map((place) => [
    place.country,
    scoreText(place),
    rankText(place),
    list(place.cities.map((city) => city.name)),
    quiet && tellsPrivate(place.summary) ? '' : place.summary,
  ]);
  const ranged = places.some((place) => place.interval);
  const close = closeness(places);
  const behind = standsBehind(input, places);
  const among = input.fixedPlaces ? null : namedAmong(input, places);
  const claim = besideClaim(input, places);
  const dear = beyondBudget(input, places);
  const weight = weighed(input);
  const most = quiet && weight && tellsPrivate(weight.text) ? null : weight;
  const few = howManyPass(input, places);
  const pass = quiet && few && tellsPrivate(few.text) ? null : few;
  const blocks: Block[] = [
    ...(pass ? [paragraph(pass)] : []),
    ...(most ? [paragraph(most)] : []),
    {
      kind: 'table',
      caption: `Places for ${profile.name || 'you'}`,
      columns: ['Place', `Match of 100${ranged ? ' (range)' : ''}`, 'Rank', 'Cities', 'In a line'],
      align: ['left', 'right', 'right', 'left', 'left'],
      rows,
      answers: [],
      facts: [],
    },
    scoreBars(places),
    ...(close ? [paragraph(close)] : []),
    ...behind.map(paragraph),
    ...(among ? [paragraph(among)] : []),
    ...(claim ? [paragraph(claim)] : []),
    ...(dear ? [paragraph(dear)] : []),
    ...missedLines(input, places).map(paragraph),
    ...(chosen.length > 0
      ? [
          paragraph(
            because(
              words(
                `${capitalised(list(chosen.map(({ iso3, country }) => nameOf({ iso3, name: country }))))} ${chosen.length === 1 ? 'is' : 'are'} in this report because you asked for ${chosen.length === 1 ? 'it' : 'them'}.`,
              ),
              'specific-countries',
            ),
          ),
        ]
      : []),
    ...(input.ranking.matches.length > 0 ? [worldMap(input, places)] : []),
  ];
  return { id: 'at-a-glance', heading: 'At a glance', blocks };
}
