import { degrees } from '../../../sections/lifestyle/climate.ts';
import { petEntry } from '../../../sections/family/petEntry.ts';
import { clockGap } from '../../../sections/family/ties.ts';
import type { PlaceView } from '../../../place/view.ts';
import { capitalised, list, monthName } from '../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../prose/said.ts';
import { distances, eachPlace } from '../beside.ts';
import { placeNamed } from '../names.ts';
import type { Answer, Asked, Topic } from '../topic.ts';

const indexOf = (values: readonly number[], pick: (...all: number[]) => number): number =>
  values.indexOf(pick(...values));

/** "11°C in January and 28°C in August" of the first city. */
function year(view: PlaceView): Said | null {
  const [city] = view.cities;
  const means = city?.temperatureC;
  if (!city || !means) return null;
  const [cold, warm] = [indexOf(means, Math.min), indexOf(means, Math.max)];
  return given(
    words(
      `${city.name} from ${degrees(means[cold] as number)} in ${monthName(cold + 1)} to ${degrees(means[warm] as number)} in ${monthName(warm + 1)}`,
    ),
    `city:${city.id}`,
    `cityclimate:${city.id}`,
  );
}

const ASKED_PAPERS = [
  ['microchip', 'microchip'],
  ['rabiesVaccine', 'rabies vaccination'],
  ['titreTest', 'blood test'],
  ['tapewormTreatment', 'tapeworm treatment of dogs'],
  ['permit', 'permit'],
  ['quarantine', 'quarantine'],
  ['healthCertificate', 'health certificate'],
] as const;

/** Animals as customers name them: the kind, or the breed. */
const ANIMALS = [
  'dogs?|cats?|pets?|animals?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|donkeys?|parrots?|budgies?|cockatiels?',
  'rabbits?|hamsters?|guinea pigs?|ferrets?|tortoises?|turtles?|snakes?|lizards?|reptiles?|hens?|chickens? (?:coop|as pets)',
  '(?:german |belgian |australian )?shepherds?|labradors?|(?:golden )?retrievers?|poodles?|terriers?|(?:french |english )?bulldogs?',
  'pit ?bulls?|rottweilers?|dachshunds?|husk(?:y|ies)|spaniels?|(?:border )?collies?|beagles?|great danes?|dobermann?s?',
  'chihuahuas?|mastiffs?|corgis?|greyhounds?|staffies?|maine coons?',
];

/** What importing a dog or cat asks, by the record of each place. */
function papers(view: PlaceView): Said | null {
  const entry = petEntry(view);
  if (entry?.kind === 'passport')
    return because(
      given(
        words(`the EU pet passport${entry.tapeworm ? ' and a tapeworm treatment of dogs' : ''}`),
        ...entry.records,
      ),
      'current-location',
    );
  const rule = view.atlas.pets(view.iso3)?.importRule;
  if (!rule?.from.shown) return null;
  const asked = ASKED_PAPERS.filter(([key]) => rule[key] === true).map(([, name]) => name);
  if (asked.length === 0) return null;
  // Nought days ahead would say nothing: the record knows no time to allow.
  const days = rule.leadDays ? ` ${rule.leadDays} days ahead` : '';
  return given(words(`${list(asked)}${days}`), `pets.importRule:${view.iso3}`);
}

/** Places without a land border, where a journey by road ends at a ship. */
function islands({ views }: Asked): Said | null {
  const known = views.filter(({ atlas, iso3 }) => atlas.fact(iso3, 'neighbour_count') !== null);
  const alone = known.filter(({ country }) => country.borders.length === 0);
  const joined = known.filter(({ country }) => country.borders.length > 0);
  if (known.length === 0) return null;
  const parts = [
    joined.length > 0 ? `${capitalised(list(joined.map(({ name }) => name)))} can be reached by road` : null,
    alone.length > 0
      ? `${list(alone.map(({ name }) => name))} ${alone.length > 1 ? 'have' : 'has'} no land border, so the last leg is a ferry or a flight`
      : null,
  ].filter((part) => part !== null);
  return given(
    words(`${capitalised(parts.join('; '))}.`),
    ...known.map(({ iso3 }) => `neighbour_count:${iso3}`),
  );
}

/** Where visits go: the place the question names, else where relatives live, else home. */
function target({ view, views, text, profile }: Asked) {
  const named = placeNamed(views, text);
  if (named) return { ...named, ids: [] as readonly string[] };
  const [kin] = profile.read
    .choices('extended-family-location')
    .flatMap((code) => view.atlas.country(code) ?? []);
  const there = kin ?? profile.home;
  return there?.capitalPoint && views.every(({ iso3 }) => iso3 !== there.iso3)
    ? {
        name: there.capital ?? there.name,
        point: there.capitalPoint,
        record: null,
        ids: [kin ? 'extended-family-location' : 'current-location'],
      }
    : null;
}

/** Animals that no record of ours is about. */
const OTHERS =
  /\b(?:horses?|pon(?:y|ies)|donkeys?|parrots?|budgies?|cockatiels?|rabbits?|hamsters?|guinea pigs?|tortoises?|turtles?|snakes?|lizards?|reptiles?|hens?|chickens?)\b/i;
const HOLD = /\b(?:hold|cargo|fly|flying|flight|plane|aircraft|air)\b/i;
const LANDLORD = /\b(?:landlords?|rent|renting|flats?|apartments?)\b/i;
const BREED = /\b(?:breeds?|banned|pit ?bulls?|rottweilers?|staffies?|mastiffs?|dobermann?s?)\b/i;

/** What is open beside the papers, and whom to ask about it, by what the question is after. */
function rest({ text }: Asked): Pick<Answer, 'lacks' | 'whom' | 'put'> {
  if (HOLD.test(text))
    return {
      lacks: 'which airline takes an animal of that size into the cabin, and which ferries have pet cabins',
      whom: 'the ferry and rail companies on the way, then a pet transport firm that drives, and the veterinary authority for the papers',
      put: 'May an animal of this size and age travel with me on board, in a cabin or a vehicle, and which paper do you want to see?',
    };
  if (LANDLORD.test(text))
    return {
      lacks: 'which landlords take animals',
      whom: 'two local agents, before you give notice at home',
      put: 'Which of your flats may be let with an animal of this size, and what does the lease say of it?',
    };
  return {
    lacks: BREED.test(text) ? 'which breeds are banned or restricted' : 'vets by town',
    whom: 'the veterinary authority of the country for the papers and their order, and a vet there',
    put: BREED.test(text)
      ? 'Is this breed let in, with which papers and dates, and do muzzle, insurance or a permit follow at home?'
      : 'Which papers, in which order and on which dates, for this animal from this country, and is there a quarantine?',
  };
}

export const LIVING: readonly Topic[] = [
  {
    id: 'pets',
    about: new RegExp(
      `\\b(?:${ANIMALS.join('|')}|breeds?|quarantine|rabies|titre test|microchip(?:s|ped)?|pet passports?)\\b`,
      'i',
    ),
    not: /\bhorse rac(?:e|ing)\b/i,
    over: ['flights', 'visa', 'cost', 'transport', 'housing', 'food', 'rights'],
    answer: (asked) => {
      const other = OTHERS.exec(asked.text)?.[0];
      if (other)
        return {
          ...rest(asked),
          said: words('Our records on animals tell of dogs and cats alone.'),
          lacks: `what is asked of ${other}`,
        };
      const rule = eachPlace(asked.views, papers);
      return {
        ...rest(asked),
        said: flow(
          rule && because(say`Papers on record for a dog or cat: ${rule}.`, 'current-location'),
          HOLD.test(asked.text) ? islands(asked) : null,
        ),
      };
    },
  },
  {
    id: 'flights',
    not: /\bhow far (?:is|from) (?:it to )?the (?:sea|beach|coast|mountains|nearest)\b/i,
    about:
      /\b(?:flights?|fly|flying|airports?|airlines?|how far (?:is|from|away)|flying distance|hours? away|get (?:back )?home|visit (?:my|our) (?:family|children|parents|son|daughter|grandchildren))\b/i,
    over: ['cost', 'transport', 'schools', 'parent'],
    answer: (asked) => {
      const to = target(asked);
      const away = to ? distances(asked.views, to.point) : null;
      const clock = asked.profile.home
        ? eachPlace(asked.views, (view) => {
            const gap = clockGap(view);
            return gap === null
              ? null
              : given(
                  words(gap === 0 ? 'the same clock as at home' : `${Math.abs(gap)} hours of difference`),
                  `utc_offset_capital:${view.iso3}`,
                );
          })
        : null;
      const distance =
        to && away ? because(say`To ${to.name} it is ${away}, as the crow flies.`, ...to.ids) : null;
      return {
        said: flow(
          distance && to?.record ? given(distance, to.record) : distance,
          /\bclock|time zone|time difference|hours?\b/i.test(asked.text) && clock
            ? say`On the clock: ${clock}.`
            : null,
        ),
        lacks: 'flight schedules and fares',
        whom: 'the airport nearest to each city (its site lists the direct routes of a season) and the airlines that serve it',
        put: 'Which direct routes run in winter as well, on how many days a week, with which airline?',
      };
    },
  },
  {
    id: 'transport',
    about:
      /\b(?:public transport|trains?|bus(?:es)?|trams?|metro|walk(?:able|ability|ing)?|cycl(?:e|ing)|bike|without a car|need a car|own a car|drive|driving|driver’?'?s? licen[cs]e|roads?|car insurance|own a car|parking)\b/i,
    not: /\bwalk(?:ing)? (?:(?:the|my|our) dog|home|alone)\b|\bwalking (?:aid|frame)\b/i,
    over: ['visa', 'cost', 'degree'],
    answer: ({ views, view, text }) => {
      const licence = /licen[cs]e/i.test(text);
      if (/\bcar insurance\b/i.test(text))
        return {
          said: null,
          lacks: 'what a car must be insured for, and at what price',
          whom: 'two insurers of the country, with a letter on your claims at home',
          put: 'Which cover is compulsory from which day, and do my years without a claim at home count?',
        };
      const home = view.home;
      const permit =
        licence && home
          ? eachPlace(views, ({ atlas, iso3 }) => {
              const [here, there] = [atlas.treaties(iso3), atlas.treaties(home.iso3)];
              const road = (['road1968', 'road1949'] as const).find(
                (one) => here?.[one]?.from.shown && there?.[one]?.from.shown,
              );
              return here && there
                ? given(
                    words(road ? 'yes' : 'not on record'),
                    ...(road ? [iso3, home.iso3].map((one) => `treaties.${road}:${one}`) : []),
                  )
                : null;
            })
          : null;
      return {
        said: flow(
          permit &&
            because(
              say`An international driving permit from home is known there by a shared convention: ${permit}.`,
              'current-location',
            ),
        ),
        lacks: licence
          ? 'whether your licence is exchanged or examined again'
          : 'timetables, and which quarter can be lived in on foot',
        ...(licence ? {} : { figures: ['rail_density', 'road_deaths'] }),
        whom: licence
          ? 'the road traffic office of the country'
          : 'the transport company of each city, with one address you would live at',
        put: licence
          ? 'Within how many months of residence is my licence exchanged, with which test, and may I drive until then?'
          : 'Which lines stop within five minutes of this address, until what hour, and what does a yearly ticket cost?',
      };
    },
  },
  {
    id: 'weather',
    about:
      /\b(?:weather|climate|winters?|summers?|rain\w*|sun(?:shine|ny)?|humid\w*|heat(?:waves?)?|snow|temperatures?|degrees (?:in|above|below)|hot|cold|daylight|hours of sun|mou?ld)\b/i,
    not: /\bclimate for business\b/i,
    answer: ({ views }) => {
      const known = views.flatMap((view) => year(view) ?? []);
      return {
        said:
          known.length > 0
            ? say`Monthly means: ${known.slice(1).reduce((all, one) => say`${all}; ${one}`, known[0] as Said)}.`
            : null,
        lacks: 'single heatwaves and the warmth inside a flat',
        figures: ['summer_daily_high', 'winter_daily_low', 'rainfall_annual', 'wet_days'],
        whom: 'the weather service of the country for daily records, and a neighbour for the worst month',
        put: 'How often were the limits I care about passed in the last five summers and winters?',
      };
    },
  },
  {
    id: 'environment',
    about:
      /\b(?:air quality|clean air|air (?:is )?clean|polluted|pollution|smog|fine dust|tap water|drinking water|safe to drink|pollen|noise|noisy)\b/i,
    over: ['weather', 'safety'],
    answer: ({ text }) =>
      /\bwater\b|\bdrink\b/i.test(text)
        ? {
            said: null,
            figures: ['safely_managed_water'],
            lacks: 'what comes out of a single tap',
            whom: 'the water company of the city',
            put: 'Is the water of this address fit to drink at the tap, by your last analysis?',
          }
        : {
            said: null,
            ...(/\bnois/i.test(text) ? {} : { figures: ['pm25_air_pollution'] }),
            lacks: 'the air and the noise of a single street',
            whom: 'the environment office of the city, for the measuring station nearest to the address',
            put: 'On how many days was the limit passed at this station last year, and in which months?',
          },
  },
  {
    id: 'outdoors',
    about:
      /\b(?:surf\w*|beach(?:es)?|swim(?:ming)? in the sea|hik(?:e|es|ing)|ski(?:ing)?|mountain biking|climbing|trails?|national parks?|fishing|sailing|how far is the (?:sea|coast))\b/i,
    not: /\b(?:clubs?|boat)\b/i,
    over: ['flights', 'weather', 'transport'],
    answer: () => ({
      said: null,
      lacks: 'beaches, trails and slopes near a single address',
      whom: 'the tourist office of each city, and a local group that goes out every week',
      put: 'Where do you go from here on a Sunday without a car, how long does it take, and in which months?',
    }),
  },
];
