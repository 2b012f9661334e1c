import type { Contribution } from '@global-fit/matching/model';
import type { Match } from '@global-fit/matching/ranking';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { nounOf } from '@global-fit/report/parts/clauses/nouns';
import { openBuildAtlas } from '#content/atlas.ts';
import { pin } from '#maps/projection.ts';
import { type Pin, spread } from '#maps/spread.ts';
import { personaAnswers, personaLine } from './previewPersona.ts';

/** A match on the hero's card. */
export interface PreviewMatch {
  readonly rank: number;
  readonly iso3: string;
  readonly name: string;
  /** 0-100, whole. */
  readonly score: number;
  /** The factors in which it leads and trails the others on the card. */
  readonly reason: string;
  /** Position on the map. */
  readonly pin: Pin;
}

export interface Preview {
  readonly persona: string;
  readonly matches: readonly PreviewMatch[];
}

const shown = 4;

/** Width of a pin on the map, with some space. */
const pinSize = 46;

/** "The temperature you asked for" becomes "the temperature", since this is about somebody else. */
const inProse = (part: Contribution): string =>
  nounOf(part)
    .replace(/ you asked for$/, '')
    .replace(' your ', ' the ');

const pointsOf = (match: Match, { factor }: Contribution): number =>
  match.contributions.find((other) => other.factor === factor)?.points ?? 0;

/** Points of each factor above or below the mean of the matches shown, the largest lead first. */
function leads(match: Match, among: readonly Match[]): { label: string; points: number }[] {
  return match.contributions
    .filter(({ utility }) => utility !== null)
    .map((part) => {
      const mean = among.reduce((sum, one) => sum + pointsOf(one, part), 0) / among.length;
      return { label: inProse(part), points: part.points - mean };
    })
    .sort((a, b) => b.points - a.points);
}

function reasonFor(match: Match, among: readonly Match[]): string {
  const order = leads(match, among);
  const [first, second] = order;
  const last = order.at(-1);
  if (!first || !second || !last) throw new Error(`The engine gave no reasons for ${match.iso3}.`);
  return `Ahead on ${first.label} and ${second.label}, behind on ${last.label}`;
}

/** Runs at build: the engine's matches for the invented person on the hero's card. */
export function loadPreview(): Preview {
  const { atlas } = openBuildAtlas();
  const preferences = profilePreferences(atlas, personaAnswers);
  const top = rankCountries(atlas, preferences).matches.slice(0, shown);
  const countries = top.map(({ iso3 }) => {
    const country = atlas.country(iso3);
    if (!country) throw new Error(`The engine recommends ${iso3}, which the atlas does not know.`);
    return country;
  });
  const pins = spread(
    countries.map(({ point }) => pin(point)),
    pinSize,
  );
  return {
    persona: personaLine,
    matches: top.map((match, at) => ({
      rank: match.rank,
      iso3: match.iso3,
      name: countries[at]!.name,
      score: Math.round(match.score),
      reason: reasonFor(match, top),
      pin: pins[at]!,
    })),
  };
}
