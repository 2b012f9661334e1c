import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import { clockGap } from '../../../../sections/family/ties.ts';
import { licencesFromHome } from '../../../../place/rights/drivingLicence.ts';
import { cityOf } from '../../../../place/passage.ts';
import { figure, type PlaceView } from '../../../../place/view.ts';
import { refusesDriving } from '../../../../profile/move/driving.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { distances, eachPlace, figures } from '../../across/beside.ts';
import { journeysEnd, placeNamed } from '../../named/placeNamed.ts';
import { IN_VEHICLE } from './inVehicle.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { DRIVING_FITNESS } from '../health/drivingFitness.ts';
import { WEATHER_ASKED } from './weather.ts';

/** Words that ask for a time of year. */
const OF_MONTHS = /\bmonths?\b|\bseasons?\b|\btime of (?:the )?year\b|\bwhen is the air\b/i;

/** Air quality for questions about months, of which only the year is on record; else null. */
function airByMonth(views: Asked['views'], text: string): Said | null {
  const dust = OF_MONTHS.test(text) && !/\bnois/i.test(text) ? figures(views, 'pm25_air_pollution') : null;
  return (
    dust &&
    say`For the air our records hold only a mean for the whole year: fine dust averages ${dust}. Smoke and smog come in seasons, so judge by the months and not by this mean.`
  );
}

/** Vehicles that are towed, which a licence must cover. */
const TOWED = '(?:caravans?|trailers?|tow(?:ing)?|camper ?vans?|motor ?homes?)';

/** Where visits go: the place named, else where relatives live, else home. */
function target({ view, places: views, text, profile }: Asked) {
  const named = placeNamed(views, text);
  if (named) return { ...named, ids: [] as readonly string[] };
  const [kin] = profile.read
    .choices('extended-family-location')
    .flatMap((code) => view.atlas.country(code) ?? []);
  const there = kin ?? profile.home;
  if (!there || views.some(({ iso3 }) => iso3 === there.iso3)) return null;
  const end = journeysEnd(view, there);
  return end && { ...end, ids: [kin ? 'extended-family-location' : 'current-location'] };
}

/** Words that ask how to get there and back. */
const ASKS_OF_FLIGHTS =
  /\b(?:flights?|(?:plane|air|airline) tickets?|air ?fares?|fly|flying|airports?|airlines?|how far (?:is|from|away)|flying distance|hours? away|get (?:back )?home|visit (?:my|our) (?:family|children|parents|son|daughter|grandchildren))\b/i;
/** What to ask an airport; we hold neither locations nor routes. */
function airportNear({ text, views, towns }: Asked): Answer {
  const to = /\b(?:direct|non-?stop|flights?) (?:\w+ )?to ((?:the )?[^?.,;]{2,40})/i.exec(text)?.[1]?.trim();
  const from = towns.length > 0 ? listNames(towns) : list(views.map(cityOf));
  return {
    lacks: `airports by town, how long the way to one takes, and the routes that are flown from it without a stop${to ? `, those to ${to} among them` : ''}`,
    whom: `the airports nearest to ${from} (the list of destinations on their own sites names the direct routes of each season), and the transport company for the way there at five in the morning`,
    put: `${to ? `Is there a flight to ${to} without a stop` : 'Which countries are reached without a stop'}, in winter as well, on how many days a week, and how does one get to the airport without a car?`,
  };
}

/** Words that ask for hours rather than distance. */
const LENGTH_ASKED = /\bhow long\b|\bhow many hours\b|\bhours?\b|\bin (?:one|a single|a) day\b/i;
/** The airport itself: how near, and which flights. */
const NEAREST_AIRPORT =
  /\b(?:near(?:est|by)?|clos(?:e|est)|next|local|distance to (?:an?|the)|far (?:is|to|from)(?: it to)?(?: an?| the)?)\b[^?]{0,25}\bairports?\b|\b(?:to|from) the airport\b|\bairports?\b[^?]{0,25}\b(?:near(?:by)?|close|within|away)\b/i;
/** A flight, or an airport that closes, which only dates something else. */
const DAY_OF_FLIGHT =
  /\bairports?\b[^?;]{0,25}\b(?:clos(?:es|ed|ing)|shuts?)\b|\b(?:before|when|until|after|once|by the time) (?:we|I|they|he|she) (?:all |both )?fl(?:y|ies)\b/i;

/** The share of people with safe drinking water, as far as recorded. */
function safeWaterSaid(views: readonly PlaceView[]): Said | null {
  const reached = figures(views, 'safely_managed_water');
  return reached && say`The share of people with safely managed drinking water: ${reached}.`;
}

/** Machines for which a licence for cars may not do. */
const ON_TWO_WHEELS = /\b(?:motor ?(?:bikes?|cycles?)|mopeds?|(?<!mobility )scooters?)\b/i;

/** A driving licence by what it is called at home. */
const FOREIGN_LICENCE =
  /\b(?:carn(?:et|é) de conducir|licencia de conducir|permis de conduire|F(?:ü|ue)hrerschein|patente di guida|carta de condu[cç][aã]o|rijbewijs|k(?:ö|o)rkort|prawo jazdy)/i;

/** "My Ukrainian driving licence", "licence from Brazil". */
const LICENCE_OF = new RegExp(
  String.raw`\b(${ADJECTIVES}) (?:[\w’'/-]+ ){0,3}licen[cs]e|\blicen[cs]e (?:issued |given )?(?:from|of|by|in) (\p{Lu}\p{L}+)`,
  'iu',
);

/** What a licence counts for: of home, or of the state that the question names as its own. */
function licencesOf({ views, text, profile }: Asked): Said | null {
  const [first] = views;
  const told = LICENCE_OF.exec(text);
  const own = told?.[1] && first ? countryOfAdjective(first.atlas, told[1]) : null;
  const issuer = own && profile.citizenships.some(({ iso3 }) => iso3 === own.iso3) ? own : null;
  return issuer && issuer.iso3 !== first?.home?.iso3
    ? licencesFromHome(
        views.map((view) => ({ ...view, home: issuer, homeName: nameOf(issuer) })),
        'citizenship',
      )
    : licencesFromHome(views);
}

export const LIVING: readonly Topic[] = [
  IN_VEHICLE,
  DRIVING_FITNESS,
  {
    id: 'flights',
    // A flight of stairs is no flight.
    not: /\b(?:stop|arrest|catch|detain|block|hold)\w* (?:me|us|him|her|\w+) (?:back )?at (?:the )?(?:airport|border)\b|\bhow far (?:is|from) (?:it to )?the (?:sea|beach|coast|mountains|hospital|doctor|school|shops?|supermarket|station|(?:nearest|next) (?!(?:\w+ )?airport))\b|\bflights? of (?:stairs|steps)\b|\b(?:do|climb|manage|walk|up|down) (?:only |just |about )?(?:an?|one|two|three|half a|\d) flights?\b/i,
    about: ASKS_OF_FLIGHTS,
    // "Before we fly" is only a date.
    when: ({ text }) => !DAY_OF_FLIGHT.test(text) || ASKS_OF_FLIGHTS.test(text.replace(DAY_OF_FLIGHT, ' ')),
    over: ['cost', 'transport', 'schools', 'parent'],
    answer: (asked) => {
      if (NEAREST_AIRPORT.test(asked.text)) return airportNear(asked);
      const to = target(asked);
      const away = to
        ? distances(asked.places, to.point, LENGTH_ASKED.test(asked.text) ? 'with hours' : 'alone')
        : null;
      const clock = asked.profile.home
        ? eachPlace(asked.places, (view) => {
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
        to && away
          ? because(
              say`To ${to.name} it is ${away}, as the crow flies${LENGTH_ASKED.test(asked.text) ? ' and at the pace of an airliner, if somebody flies it without a stop' : ''}.`,
              ...to.ids,
            )
          : null;
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
    id: 'driving-side',
    about:
      /\b(?:driv\w+|traffic|cars?)\b[^.?!]*\bon the (?:left|right|other|wrong)\b|\b(?:left|right)[- ]hand traffic\b/i,
    over: ['transport'],
    answer: ({ views }) => {
      const sides = eachPlace(views, (view) => figure(view, 'drives_on'));
      return {
        said: sides && say`Traffic keeps ${sides}.`,
        lacks: 'whether a test is asked of drivers who change sides',
        whom: 'the road traffic office of the country',
        put: 'May I drive on my licence from the other side of the road, and where are lessons given?',
      };
    },
  },
  {
    id: 'transport',
    about: anyOf([
      /\b(?:public transport|trains?(?! (?:again|as|to be|for|up)\b)|bus(?:es)?|trams?|metro)\b/i,
      /\b(?:walk(?:able|ability|ing(?! distance))?|cycl(?:e|ing)|bike|without a car|need a car|own a car|drive)\b/i,
      /\b(?:driving|driver’?'?s? licen[cs]e|(?<!mobility )scooters?|mopeds?|motor(?:bike|cycle)s?|roads?|car insurance)\b/i,
      /\bparking\b/i,
      FOREIGN_LICENCE,
      /\b(?:car|van|truck|lorry|HGV|vehicle) licen[cs]es?\b/i,
      new RegExp(
        String.raw`\b${TOWED}\b[^?]{0,60}\blicen[cs]es?\b|\blicen[cs]es?\b[^?]{0,60}\b${TOWED}\b`,
        'i',
      ),
      /\blicen[cs]e,? (?:of )?(?:category |class )?[AB][12]?\b/i,
    ]),
    not: /\bno (?:scooters|motor(?:bikes|cycles)|traffic)\b|\bwalk(?:ing)? (?:(?:the|my|our) dog|home|alone)\b|\bwalking (?:aid|frame)\b/i,
    over: ['visa', 'cost', 'degree'],
    answer: (asked) => {
      const { text } = asked;
      const licence =
        (FOREIGN_LICENCE.test(text) ||
          /licen[cs]e|driving permits?|\b(?:(?<!mobility )scooters?|mopeds?|motor(?:bike|cycle)s?)\b/i.test(
            text,
          )) &&
        !refusesDriving(text);
      if (/\bcar insurance\b/i.test(text))
        return {
          lacks: 'what a car must be insured for, and at what price',
          whom: 'two insurers of the country, with a letter on your claims at home',
          put: 'Which cover is compulsory from which day, and do my years without a claim at home count?',
        };
      return {
        said: licence ? licencesOf(asked) : null,
        lacks: licence
          ? 'by when and on which conditions a licence is exchanged there'
          : 'timetables, and which quarter can be lived in on foot',
        ...(licence ? {} : { figures: ['rail_density', 'road_deaths'] }),
        whom: licence
          ? 'the road traffic office of the country'
          : 'the transport company of each city, with one address you would live at',
        put: licence
          ? ON_TWO_WHEELS.test(text)
            ? 'Which category do I need there for a machine of this engine, does my licence for a car cover it and for how long, which insurance pays after a crash, mine for treatment included, if the category is missing, and by when is the licence exchanged?'
            : 'Within how many months of residence is my licence exchanged, with which test, and may I drive until then?'
          : 'Which lines stop within five minutes of this address, until what hour, and what does a yearly ticket cost?',
      };
    },
  },
  WEATHER_ASKED,
  {
    id: 'environment',
    about:
      /\b(?:(?:air quality|clean air|air (?:is )?clean|polluted|pollution|smog|fine dust|tap water|drinking water|water (?:is )?(?:from|at|out of) (?:the|a) tap|(?:clean|safe) (?:the )?water|water (?:is )?(?:clean|safe|drinkable)|safe to drink|(?:drink|drinking) (?:the|it from the|from the) (?:tap|water)|water\b[^?]{0,20}\b(?:you|we|I|one|people) (?:can )?drink|(?:you|we|I|one) drink (?:it|the water)(?= (?:from|at|out)|\?|$|[,.])|pollen|noise|noisy)\b|\bair in \p{Lu}\p{L}+[^?]{0,30}\b(?:bad|good|clean|dirty|poor|terrible|worse|better)\b|(?<!\b(?:in|on|up in) )the air\b(?! (?:con\w*|ports?|lines?|fares?|force|miles|mail)\b))/iu,
    over: ['weather', 'safety'],
    answer: ({ text, views }) =>
      /\bwater\b|\bdrink\b/i.test(text)
        ? {
            said: safeWaterSaid(views),
            lacks: 'what comes out of a single tap',
            whom: 'the water company of the city',
            put: 'Is the water of this address fit to drink at the tap, by your last analysis?',
          }
        : {
            said: airByMonth(views, text),
            ...(/\bnois/i.test(text) ? {} : { figures: ['pm25_air_pollution'] }),
            lacks: 'the air and the noise of single towns and streets',
            whom: 'the environment office of the city, for the measuring station nearest to the address',
            put: 'On how many days was the limit passed at this station last year, and in which months?',
          },
  },
  {
    id: 'outdoors',
    about:
      /\b(?:surf\w*|beach(?:es)?|swim(?:ming)? in the sea|warm enough to swim|(?:sea|ocean) (?:is )?(?:warm|cold|temperatures?)|hik(?:e|es|ing)|ski(?:ing)?|mountain biking|climbing|trails?|national parks?|fishing|sailing|how far is the (?:sea|coast))\b/i,
    // Paid sailing is work.
    not: /\b(?:clubs?|boat|ships?|vessels?|seafar\w+|seam[ae]n|crew)\b/i,
    over: ['flights', 'weather', 'transport'],
    answer: () => ({
      lacks: 'beaches, trails and slopes near a single address',
      whom: 'the tourist office of each city, and a local group that goes out every week',
      put: 'Where do you go from here on a Sunday without a car, how long does it take, and in which months?',
    }),
  },
];
