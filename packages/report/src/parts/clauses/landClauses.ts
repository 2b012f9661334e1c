import { seaOf } from '@global-fit/matching/cities/sea';
import { constant, shown } from '../../figures/quantity.ts';
import { hazardsOf } from '../../place/surroundings/hazards.ts';
import { type PlaceView, standing } from '../../place/view.ts';
import { limitedMobility } from '../../profile/health/mobility.ts';
import { list } from '../../prose/english.ts';
import { given, type Said, say, words } from '../../prose/said.ts';
import { outdoors, warmthClause } from '../../sections/lifestyle/climate.ts';
import { rainClause } from '../../sections/lifestyle/rain.ts';
import { sunClause } from '../../sections/lifestyle/sun.ts';
import { type ClauseWriter, one, oneBelow, type Pair } from './clause.ts';

/** The natural hazards by name. The record covers the whole country and says nothing of a single town. */
function hazardsNamed(view: PlaceView): Said | null {
  const { names, facts } = hazardsOf(view);
  if (names.length === 0) return null;
  return given(
    words(`somewhere in the country the record names ${list(names)}; it does not say where`),
    ...facts,
  );
}

/** Kilometres within which a town lies by the sea, and within which the sea is near. */
const BY_THE_SEA_KM = 2;
const NEAR_THE_SEA_KM = 10;

/** How far the described town is from the sea. The length of a coastline would say nothing about it. */
function byTheSea(view: PlaceView, side: 'good' | 'bad'): Said | null {
  const [city] = view.cities;
  const km = city && seaOf(city.id)?.km;
  if (!city || km === undefined || km === null || km <= NEAR_THE_SEA_KM !== (side === 'good')) return null;
  const said =
    km <= BY_THE_SEA_KM
      ? `[${city.name} lies by the sea|the sea is beside ${city.name}|the water is a short way from ${city.name}|${city.name} is close to the sea]`
      : km < 300
        ? say`${city.name} lies ${shown(
            constant(
              km <= NEAR_THE_SEA_KM ? Math.round(km) : Math.round(km / 10) * 10,
              'straight line to the coast of Natural Earth 1:10 million',
            ),
            (value) => `about ${value} km`,
          )} from the sea`
        : `${city.name} lies far from the sea`;
  return given(typeof said === 'string' ? words(said) : said, `city:${city.id}`);
}

/**
 * Options that name the sea, and those that name mountains. A love of nature weighs a little on both but names
 * neither.
 */
const NAMES_SEA: Named = {
  'new-location-priorities': ['sea'],
  'location-type': ['coast', 'island'],
  'outdoor-activities': ['beach-swimming', 'surfing', 'diving', 'sailing'],
};
const NAMES_MOUNTAINS: Named = {
  'new-location-priorities': ['mountains'],
  'location-type': ['mountain'],
  'outdoor-activities': ['hiking', 'skiing', 'climbing'],
};
const NAMES_WOODS: Named = {
  'relocation-drivers': ['nature'],
  'new-location-priorities': ['nature'],
  'location-type': ['rural', 'lake-river', 'mountain'],
  'housing-preference': ['rural-property'],
  'childcare-education-priorities': ['outdoor-play'],
  'outdoor-activities': ['hiking', 'climbing', 'horse-riding', 'wildlife'],
};
type Named = Readonly<Record<string, readonly string[]>>;

/** A clause only for customers who named its subject. */
const named =
  (by: Named, clause: ClauseWriter): ClauseWriter =>
  (view) =>
    Object.entries(by).some(([id, values]) => view.profile.read.has(id, ...values)) ? clause(view) : null;

/** World percentile of ruggedness above which land is rugged, however low its mean elevation. */
const RUGGED = 50;

/** Low land as a drawback, unless it is rugged all the same or the customer cannot manage slopes. */
const missedBy =
  (low: ClauseWriter): ClauseWriter =>
  (view) =>
    (standing(view, 'terrain_ruggedness')?.percentile ?? 0) >= RUGGED || limitedMobility(view.profile)
      ? null
      : low(view);

/** For and against a place by sea and mountains, weather, air, natural hazards, and its clock. */
export const LAND: Readonly<Record<string, Pair>> = {
  coast: {
    good: named(NAMES_SEA, (view) => byTheSea(view, 'good')),
    bad: named(NAMES_SEA, (view) => byTheSea(view, 'bad')),
  },
  mountains: {
    good: named(
      NAMES_MOUNTAINS,
      one('mean_elevation', (value) => say`there are heights to climb, with a mean elevation of ${value}`),
    ),
    bad: named(
      NAMES_MOUNTAINS,
      missedBy(
        oneBelow(
          'mean_elevation',
          30,
          (value) =>
            say`[the land is low for mountains, at ${value} on average|its mean height is ${value}, which is little for mountains]`,
        ),
      ),
    ),
  },
  sunshine: { good: (view) => sunClause(view, 'good'), bad: (view) => sunClause(view, 'bad') },
  warmth: {
    good: (view) => warmthClause(view, 'good'),
    bad: (view) => warmthClause(view, 'bad'),
  },
  rain: {
    good: (view) => rainClause(view, 'good'),
    bad: (view) => rainClause(view, 'bad'),
  },
  mild_weather: {
    good: (view) => outdoors(view, 'good'),
    bad: (view) => outdoors(view, 'bad'),
  },
  environment: {
    good: one(
      'pm25_air_pollution',
      (value) =>
        say`[the air is clean, with ${value} of fine dust on average|the air is good to breathe, with fine dust at ${value}|fine dust is low at ${value}]`,
    ),
    bad: one('pm25_air_pollution', (value) => say`the air carries ${value} of fine dust on average`),
  },
  nature: {
    good: one('forest_area', (value, view) =>
      limitedMobility(view.profile)
        ? say`the land is green, with forest on ${value} of it`
        : say`there is nature to walk in, with forest on ${value} of the land`,
    ),
    // Few woods are no drawback to who fishes in the sea or wants a small town.
    bad: named(
      NAMES_WOODS,
      one(
        'forest_area',
        (value) =>
          say`[forest covers only ${value} of the land|no more than ${value} of the land is wooded|the land has little forest, ${value} of it]`,
      ),
    ),
  },
  hazards: {
    good: () => null,
    bad: hazardsNamed,
  },
  time_zone: {
    good: one(
      'utc_offset_capital',
      (value) => say`its clock (${value} from universal time) suits the hours you share`,
    ),
    bad: one(
      'utc_offset_capital',
      (value) => say`its clock (${value} from universal time) works against the hours you share`,
    ),
  },
};
