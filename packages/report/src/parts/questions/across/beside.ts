import { FLIGHT_KMH } from '@global-fit/matching/conditions/geography/journeys';
import type { Country } from '@global-fit/atlas/model';
import { distanceKm } from '@global-fit/atlas/places/distance';
import { grouped } from '../../../figures/format.ts';
import { constant, shown } from '../../../figures/quantity.ts';
import { compatriots } from '../../../place/surroundings/compatriots.ts';
import { knownEnglish, speakersSaid } from '../../../place/language/language.ts';
import { cityOf } from '../../../place/passage.ts';
import { figure, homeFigure, homeValue, type PlaceView, valueOf } from '../../../place/view.ts';
import { list, listSaid } from '../../../prose/english.ts';
import { because, given, type Said, say, sayAs, words } from '../../../prose/said.ts';

/** What is known of each place, as "81 in Cyprus and 88 in Portugal and Malta"; null where nothing is known. */
export function eachPlace(views: readonly PlaceView[], tell: (view: PlaceView) => Said | null): Said | null {
  const told = views.map((view) => ({ name: view.name, said: tell(view) }));
  const groups = new Map<string, { readonly said: Said; readonly names: readonly string[] }>();
  for (const { name, said } of told) {
    if (!said) continue;
    const before = groups.get(said.text);
    groups.set(said.text, {
      said: before ? sayAs(said.text, [before.said, said]) : said,
      names: [...(before?.names ?? []), name],
    });
  }
  if (groups.size === 0) return null;
  const known = [...groups.values()].map(({ said, names }) => say`${said} in ${list(names)}`);
  const unknown = told.filter(({ said }) => said === null).map(({ name }) => name);
  // Values or lists of places that contain a comma are separated by semicolons.
  const joined =
    known.length > 1 && known.some(({ text }) => /,| and /.test(text))
      ? sayAs(known.map(({ text }) => text).join('; '), known)
      : listSaid(known);
  return unknown.length === 0 ? joined : say`${joined} (nothing on record for ${list(unknown, 'or')})`;
}

/** A figure of every place and of home: "81 in Cyprus and 88 in Portugal, against 88 at home". */
export function figures(views: readonly PlaceView[], indicator: string): Said | null {
  const places = eachPlace(views, (view) => figure(view, indicator));
  const [first] = views;
  if (!places || !first) return null;
  const away = first.home !== null && views.every(({ iso3 }) => iso3 !== first.home?.iso3);
  const home = away ? homeFigure(first, indicator) : null;
  return home ? because(say`${places}, against ${home} at home`, 'current-location') : places;
}

/** How many speak English in each place, for those who speak it or ask for it; null for all others. */
export function englishSpeakers(
  views: readonly PlaceView[],
  spoken: readonly string[],
  text = '',
): Said | null {
  const own = spoken.includes('en');
  const shares =
    own || /\benglish\b/i.test(text)
      ? eachPlace(views, (view) => {
          const english = knownEnglish(view);
          return english?.share != null && english.from.shown
            ? given(words(speakersSaid(view, english)), `english:${view.iso3}`)
            : null;
        })
      : null;
  const counts = new Set(views.map((view) => knownEnglish(view)?.from.source));
  const unlike = counts.size > 1 ? ', by counts of different kinds' : '';
  return (
    shares &&
    because(say`English speakers${unlike}: about ${shares}.`, own ? 'languages-spoken' : 'specific-questions')
  );
}

type Faith = readonly [words: RegExp, indicator: string, name: string];

const HINDUS: Faith = [/hindu|mandir/i, 'religion_hindu', 'Hindus'];
const BUDDHISTS: Faith = [/buddhis|\bpagoda/i, 'religion_buddhist', 'Buddhists'];
const FAITHS: readonly Faith[] = [
  HINDUS,
  BUDDHISTS,
  [/muslim|mosque|mosqu[ée]e|halal/i, 'religion_muslim', 'Muslims'],
  [/christian|catholic|church/i, 'religion_christian', 'Christians'],
];
const TEMPLE = /temple/i;
const OTHER_TEMPLE = /\b(?:jain|sikh|mormon|jewish|synagogue|taoist|shinto|baha)/i;

/** The faith whose temples are meant where none is named: the larger one at home. */
function faithOfTemples(view: PlaceView): Faith {
  const share = ([, indicator]: Faith) => homeValue(view, indicator) ?? 0;
  return share(BUDDHISTS) > share(HINDUS) ? BUDDHISTS : HINDUS;
}

function faithNamed(view: PlaceView | undefined, text: string): Faith | undefined {
  const named = FAITHS.find(([pattern]) => pattern.test(text));
  if (named || !view || !TEMPLE.test(text) || OTHER_TEMPLE.test(text)) return named;
  return faithOfTemples(view);
}

/** The share in each place of the faith that a text names; null where it names none, or none is on record. */
export function peopleOfFaith(
  views: readonly PlaceView[],
  text: string,
): { readonly name: string; readonly share: Said } | null {
  const faith = faithNamed(views[0], text);
  // The source rounds, so zero means too few to count.
  const share =
    faith && eachPlace(views, (view) => ((valueOf(view, faith[1]) ?? 0) > 0 ? figure(view, faith[1]) : null));
  return faith && share ? { name: faith[2], share } : null;
}

/** How many people from a country live in each other place. */
export function peopleFrom(views: readonly PlaceView[], origin: Country): Said | null {
  return eachPlace(views, ({ atlas, iso3 }) => {
    const counted = compatriots(atlas, origin.iso3, iso3);
    // A bare number would read as current.
    return counted && !counted.outdated
      ? given(words(grouped(counted.found.people)), `community:${origin.iso3}-${iso3}`)
      : null;
  });
}

/**
 * Flight distance from each place's first town to a point: "2,100 km from Faro", with the hours at airliner speed
 * where these were asked for.
 */
export function distances(
  views: readonly PlaceView[],
  to: readonly [number, number],
  hours: 'with hours' | 'alone' = 'alone',
): Said | null {
  const known = views.flatMap((view) => {
    const from = view.cities[0]?.point ?? view.country.capitalPoint;
    if (!from) return [];
    const km = Math.max(1, Math.round(distanceKm(from, to) / 50)) * 50;
    const length = constant(km, 'great-circle distance, rounded to fifty kilometres');
    const inTheAir = constant(
      Math.round((km / FLIGHT_KMH) * 10) / 10,
      'kilometres at the pace of an airliner',
    );
    const time =
      hours === 'alone'
        ? ''
        : km < FLIGHT_KMH
          ? ' (under an hour in the air)'
          : say` (some ${shown(inTheAir, (value) => grouped(value, 1))} hours in the air)`;
    return [say`about ${shown(length, (value) => `${grouped(value)} km`)} from ${cityOf(view)}${time}`];
  });
  return known.length > 0 ? listSaid(known) : null;
}
