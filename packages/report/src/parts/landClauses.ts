import { say } from '../prose/said.ts';
import { outdoors, warmthClause } from '../sections/lifestyle/climate.ts';
import { one, oneBelow, type Pair } from './clause.ts';

/** For and against a place by its land: sea and heights, weather, air, hazards, and the hour of its clocks. */
export const LAND: Readonly<Record<string, Pair>> = {
  coast: {
    good: one(
      'coastline_km',
      (value) =>
        say`[there is sea, along ${value} of coast|the coast runs for ${value}|sea is never far, with ${value} of coast|it has ${value} of shore]`,
    ),
    bad: one(
      'coastline_km',
      (value) => say`it offers ${value} of coast, little for someone who wants the sea`,
    ),
  },
  mountains: {
    good: one(
      'mean_elevation',
      (value) => say`there are heights to climb, the mean elevation being ${value}`,
    ),
    bad: oneBelow(
      'mean_elevation',
      30,
      (value) =>
        say`[for mountains the land lies low, at ${value} on average|its mean height is ${value}, little for mountains]`,
    ),
  },
  sunshine: {
    good: one('sunshine', (value) => say`the sun shines for ${value} of the hours it could`),
    bad: one(
      'sunshine',
      (value) =>
        say`[the sun shows for ${value} of the hours it could|sunshine fills only ${value} of the daylight|of the hours of daylight ${value} have sun|it has sun in ${value} of the daylight hours]`,
    ),
  },
  warmth: {
    good: (view) => warmthClause(view, 'good'),
    bad: (view) => warmthClause(view, 'bad'),
  },
  rain: {
    good: one('rainfall_annual', (value) => say`rainfall suits your wish, about ${value} a year`),
    bad: one('rainfall_annual', (value) => say`rainfall is about ${value} a year, not what you asked for`),
  },
  mild_weather: {
    good: (view) => outdoors(view, 'good'),
    bad: (view) => outdoors(view, 'bad'),
  },
  environment: {
    good: one(
      'pm25_air_pollution',
      (value) =>
        say`[the air is clean, with ${value} of fine dust on average|one breathes well, with fine dust at ${value}|fine dust is low at ${value}]`,
    ),
    bad: one('pm25_air_pollution', (value) => say`the air carries ${value} of fine dust on average`),
  },
  nature: {
    good: one('forest_area', (value) => say`there is nature to walk in, with forest on ${value} of the land`),
    bad: one(
      'forest_area',
      (value) =>
        say`[forest covers only ${value} of the land|woods cover ${value} of the land, and no more|of the land ${value} is forest]`,
    ),
  },
  hazards: {
    good: one('hazard_count', (value) => say`of six natural hazards the record names ${value}`),
    bad: one('hazard_count', (value) => say`of six natural hazards the record names ${value}`),
  },
  time_zone: {
    good: one(
      'utc_offset_capital',
      (value) => say`its clock (${value} from universal time) suits your calls`,
    ),
    bad: one(
      'utc_offset_capital',
      (value) => say`its clock (${value} from universal time) works against your calls`,
    ),
  },
};
