import { anyOf } from '@global-fit/matching/anyOf';
import type { Atlas } from '@global-fit/atlas/atlas';
import type { City } from '@global-fit/atlas/model';
import { shortestDay, townClimate } from '@global-fit/matching/conditions/towns/townClimate';
import { degrees, grouped } from '../../../../figures/format.ts';
import { constant, shown } from '../../../../figures/quantity.ts';
import { lengthSaid } from '../../../../sections/family/ties.ts';
import { listSaid, monthName } from '../../../../prose/english.ts';
import { flow, given, type Said, say, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

const indexOf = (values: readonly number[], pick: (...all: number[]) => number): number =>
  values.indexOf(pick(...values));

/** "Olhão from 11°C in January to 26°C in August". */
function year(city: City): Said | null {
  const means = city.temperatureC;
  if (!means) return null;
  const [cold, warm] = [indexOf(means, Math.min), indexOf(means, Math.max)];
  return given(
    words(
      `${city.name} from ${degrees(means[cold] as number)} in ${monthName(cold + 1)} to ${degrees(means[warm] as number)} in ${monthName(warm + 1)}`,
    ),
    `city:${city.id}`,
    `cityclimate:${city.id}`,
  );
}

/** "about 33°C in Da Nang", for the afternoons of the warmest month; null where no record of the country tells. */
function afternoons(atlas: Atlas, city: City): Said | null {
  const high = townClimate(atlas, 'summer afternoons', city);
  if (Number.isNaN(high)) return null;
  const told = constant(
    Math.round(high),
    'warmest month of the town, and what afternoons lie above whole days over the country',
  );
  return given(
    say`about ${shown(told, degrees)} in ${city.name}`,
    `cityclimate:${city.id}`,
    `summer_daily_high:${city.iso3}`,
  );
}

const ASKS_HEAT = /\b(?:hot|heat\w*|afternoons?|cool(?:er)?|summers?)\b/i;
const ASKS_WAY = /\b(?:near(?:by)?|far|close|distance|away)\b/i;

/** How warm the towns are that a question names, by day where heat is asked for, and how far apart two of them lie. */
function ofTowns({ view: { atlas }, text, towns }: Asked): Said | null {
  const known = towns.flatMap((city) => year(city) ?? []);
  if (known.length === 0) return null;
  const hot = ASKS_HEAT.test(text) ? towns.flatMap((city) => afternoons(atlas, city) ?? []) : [];
  const [one, other] = towns;
  const km =
    one && other && towns.length === 2 && ASKS_WAY.test(text)
      ? lengthSaid(one.point, other.point, other.name)
      : null;
  return flow(
    hot.length > 0
      ? say`Afternoons of the warmest month come to ${listSaid(hot)}, reckoned from how far afternoons lie above whole days across the country; single days run hotter.`
      : null,
    say`Monthly means over day and night: ${known.slice(1).reduce((all, next) => say`${all}; ${next}`, known[0] as Said)}.`,
    km && one && other
      ? given(
          say`As the crow flies ${one.name} and ${other.name} lie about ${km} apart.`,
          `city:${one.id}`,
          `city:${other.id}`,
        )
      : null,
  );
}

/** The same of the first town of each place. */
function ofPlaces({ views }: Asked): Said | null {
  const known = views.flatMap(({ cities: [city] }) => (city ? (year(city) ?? []) : []));
  return known.length > 0
    ? say`Monthly means: ${known.slice(1).reduce((all, one) => say`${all}; ${one}`, known[0] as Said)}.`
    : null;
}

const ASKS_LIGHT =
  /\b(?:dark\w*|day ?light|sun ?light|hours of (?:sun|light)|polar night|midnight sun|SAD|seasonal depression)\b/i;

/** From sunrise to sunset on the shortest day, in the towns named or else the first of each place. */
function lightOf({ towns, views }: Asked): Said | null {
  const cities = towns.length > 0 ? towns : views.flatMap(({ cities: [city] }) => city ?? []);
  const each = cities.map((city) => {
    const hours = constant(
      Math.round(shortestDay(city.point[1]) * 10) / 10,
      'from sunrise to sunset on the shortest day at the latitude of the town',
    );
    return given(
      say`${shown(hours, (value) => `${grouped(value, 1)} hours`)} in ${city.name}`,
      `city:${city.id}`,
    );
  });
  return each.length > 0
    ? say`On the shortest day the sun is up for about ${listSaid(each)}, by their latitude.`
    : null;
}

const DAMP = /\b(?:humid\w*|mugg(?:y|iness)|damp\w*|sticky|mou?ld\w*)\b/i;

const WEATHER =
  /\b(?:weather|climate|dark(?:ness)?(?= (?:in|of|all|for|winters?|months?|days|season))|darkness|sunlight|polar night|midnight sun|winters?|summers?|rain\w*|sun(?:shine|ny)?|humid\w*|heat(?:waves?)?|snow|temperatures?|(?:warm|hott|cold|mild|sunni|dri|wett|raini|cool)(?:er|est)\b(?! welcome)|how (?:warm|mild|dry|wet)|degrees (?:in|above|below)|hot|cold|daylight|hours of sun|mou?ld)\b/i;
/** What has its name from a season and is no weather: a house, a term, a sport. */
const OF_A_SEASON =
  /\b(?:summer|winter) (?:holidays?|breaks?|half[- ]terms?|terms?|semesters?|intakes?|schools?|camps?|games|olympics|sports?|fuel|tyres|(?:\w+ )?(?:houses?|homes?|cottages?|cabins?|places?|flats?|residences?|villas?)|time\b|jobs?|clothes|coats?)\b/gi;

/** A season that only dates a journey: "can he come back with us in summer". */
const DATED =
  /\b(?:in|for|during|over|each|every|all|this|next|last|until|before|after) (?:the |each |every )?(?:summer|winter)s?\b/gi;
const JOURNEY =
  /\b(?:come|comes|coming|go|goes|going|bring|take|taking|fly|flying|travel\w*|return\w*|visit\w*|move|moving) (?:\w+ ){0,2}(?:back|home|along|over|there|here|with|to|in)\b/i;
/** A season as the time of a payment or a decision: "who pays the hospital in winter". */
const ARRANGED =
  /\b(?:pays?|paid|insur\w+|covers?|covered|hospitals?|doctors?|treat\w+|registered|resident|visas?|permits?|tax\w*|pensions?)\b/i;
/** Winter as the time of a stay: "we want the winter months only". */
const STAY_OF_WINTER =
  /\bwinters? (?:months )?only\b|\b(?:only|just) (?:(?:the|in|for|during|over) )*winters?(?: months)?\b/gi;
const WARMTH = '(?:warm|cold|cool|hott?)(?:er|est)?';
const NO_WEATHER =
  '(?:people|locals|neighbou?rs|colleagues|strangers|men|women|manners|welcome|tea|coffee|beer|soup|food|meals?|drinks?)';
/** The warmth of people and of what is drunk, "are people colder there", and not what "is too hot for people". */
const OF_PEOPLE = new RegExp(
  [
    String.raw`\b(?:is|are|was|were) (?:(?:the|their|your|most|local) )*${NO_WEATHER} (?:(?:there|here|in \w+|really|much|more|any|so|not) )*${WARMTH}\b`,
    String.raw`\b${NO_WEATHER} (?:(?:there|here|in \w+) )?(?:is|are|was|were|be|being|seems?|becomes?|acts?) (?:\w+ ){0,2}?${WARMTH}\b`,
    String.raw`\b${WARMTH} (?:(?!(?:for|enough|with|on|to|where|when|in|at|months?|weather|seasons?|days?|nights?|climates?|winters?|summers?)\b)\w+ )?${NO_WEATHER}\b`,
  ].join('|'),
  'gi',
);
/** A question without what only dates it, or has its name from a season. */
const ofWeather = (text: string): string =>
  (JOURNEY.test(text) || ARRANGED.test(text) ? text.replace(DATED, ' ') : text)
    .replace(OF_A_SEASON, ' ')
    .replace(OF_PEOPLE, ' ')
    .replace(STAY_OF_WINTER, ' ');

/** Warmth, rain and snow: of the towns that a question names, else of the first town of each place. */
export const WEATHER_ASKED: Topic = {
  id: 'weather',
  about: WEATHER,
  not: anyOf([
    /\bclimate for business\b/i,
    /\bheat(?:ing)? (?:with|by|our|the|my|a|and cool\w*)\b/i,
    /\b(?:to|we|I) heat\b/i,
    /\b(?:for (?:the|a)|the (?:whole|entire)) (?:whole |entire |long )?(?:summer|winter)\b/i,
    /\b(?:in|by|until|before|after|since) (?:the )?(?:summer|winter)(?: of)? 20\d\d\b/i,
    /\bhot (?:springs?|water|tubs?|meals?)\b/i,
    /\bcold (?:water|calls?|storage|wallets?)\b/i,
  ]),
  // A summer house is a house, and may stand in a question on the summer.
  when: ({ text }) => WEATHER.test(ofWeather(text)),
  answer: (asked) => {
    const { text } = asked;
    const snow = /\bsnow\w*/i.test(text);
    return {
      said: flow(ASKS_LIGHT.test(text) ? lightOf(asked) : null, ofTowns(asked) ?? ofPlaces(asked)),
      lacks: snow
        ? 'how much snow falls and how long it lies'
        : 'single heatwaves and the warmth inside a flat',
      figures: snow
        ? ['winter_daily_low', 'rainfall_annual', 'wet_days']
        : ASKS_LIGHT.test(text)
          ? ['sunshine', 'winter_daily_low', 'wet_days']
          : DAMP.test(text)
            ? ['relative_humidity', 'summer_daily_high', 'rainfall_annual', 'wet_days']
            : ['summer_daily_high', 'winter_daily_low', 'rainfall_annual', 'wet_days'],
      whom: 'the weather service of the country for daily records, and a neighbour for the worst month',
      put: snow
        ? 'On how many days of a winter does snow lie here, how deep, from which month to which, and how are the roads kept open?'
        : 'How often were the limits I care about passed in the last five summers and winters?',
    };
  },
};
