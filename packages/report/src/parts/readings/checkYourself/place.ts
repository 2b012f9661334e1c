import { anyOf } from '@global-fit/matching/anyOf';
import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import type { Check } from './check.ts';

/** Paths, terrain, water and transport around a home. */
export const AROUND: readonly Check[] = [
  [
    /\b(?:earthquakes?|quakes?|seismic|tsunamis?|volcan\w*|eruptions?)\b/,
    'reading the hazard map of its geological survey for the town, and the list of what was felt there in the last hundred years',
  ],
  [
    /\b(?:snakes?|vipers?|spiders?|scorpions?|crocodiles?|alligators?|bears|wolves|jellyfish|ticks|mosquito(?:e?s)?|bed ?bugs|cockroach(?:es)?|insects?|(?:big |giant )bugs)\b/,
    'asking two people who live in that quarter how often they meet them, and reading what the health authority of the region says of bites and stings',
  ],
  [
    /\b(?:licen[cs]e (?:not |is not |must be )?(?:recognised|recognized|exchanged|valid|accepted)|(?:driv\w+|driver'?s) licen[cs]e)\b/,
    'asking the licensing office there whether your licence is exchanged, with which test, and how long you may drive on it',
  ],
  [
    /\b(?:wheelchairs?|scooters?)\b.*\b(?:planes?|aircraft|airlines?|flights?|fly\w*)\b|\b(?:planes?|aircraft|airlines?|flights?|fly\w*)\b.*\b(?:wheelchairs?|scooters?)\b/,
    'asking the airline before you book how it carries yours, with its weight, its measures and the kind of its battery',
  ],
  [
    /\b(?:steep\w*|hills?|hilly|slopes?|cobble\w*|kerbs?|curbs?|stairs|steps|pavements?|sidewalks?|step-free|wheelchairs?)\b/,
    'looking at the streets around a home on photographs taken from the road and on a map with contour lines, and by having the way from the door to the shops filmed for you',
  ],
  [
    /\b(?:mountains?|alps|peaks)\b/,
    'measuring on a map with contour lines how far they lie from the town, and how high they are',
  ],
  [
    /\b(?:(?:water|sea|ocean|surf|pools?)\b.*\b(?:cold\w*|warm\w*|below|under|degrees?|temperature\w*)|(?:cold|warm) (?:water|sea|ocean)|surf\w*|waves?|swells?)\b/,
    'looking up the water temperature of each month and the swell for the beach nearest to the town',
  ],
  [
    /\b(?:internet|wi-?fi|broadband|mbps|fibre|fiber)\b/,
    'having the speed measured in the flat, by the landlord or on a visit, before you sign',
  ],
  [
    /\bairports?\b/,
    'measuring the way from the town to the nearest airport with flights abroad on a map, by car and by public transport',
  ],
  [
    // A journey home by road is no question of local buses.
    /\b(?:far|distant|away|long (?:way|drive)) (?:away )?from\b.*\b(?:by (?:car|road|van|truck)|driv\w+)\b|\blong drives? (?:from|to)\b|\b(?:hours?|days?)['’]? (?:of )?(?:driv\w+|drive|by (?:car|road|van))\b.*\bfrom\b/,
    'planning the way by road from the town on a map, and by naming the hours or kilometres you accept in this line and having the report made again, since our figures can check those',
  ],
  [
    // Living without a car needs shops within walking distance as well as transport.
    anyOf([
      /\b(?:needs?|needing|needed|have|has|having|depend\w*|dependen\w*|reliant|rel(?:y|ies)) (?:on |for |to (?:have |own |use |buy )?)?(?:(?:a|the|your|my|our) )?(?:own )?(?:cars?|driv(?:e|ing))\b(?! (?:to work|for work|licen[cs]e))/,
      /\bwithout (?:a |the |my |our |any )?(?:own )?(?:cars?|driving)\b/,
      /\b(?:cars?|driving) (?:is|are|being) (?:needed|necessary|essential|unavoidable|a must|the only way)\b/,
      /\b(?:car|auto)[- ](?:dependen\w+|centric|free|less)\b|\bcarless\b|\bunwalkable\b|\bnot walkable\b/,
      /\b(?:no|bad|poor|lack of) public (?:transport(?:ation)?|transit)\b|\bwalkab\w+/,
    ]),
    'counting on a map what lies within a quarter of an hour on foot of a flat you could rent (a grocer, a chemist, a doctor), and reading the timetable of the stop nearest to it for a weekday evening and a Sunday. Railways and the size of a town, which we hold, tell neither',
  ],
  [
    /^(?=.*\b(?:walk\w*|bik\w+|cycl\w+|on foot|by themselves|alone)\b)(?=.*\b(?:kindergartens?|schools?)\b)/,
    'walking the way from a home to the school at the hour of the first lesson, and asking parents at its gate from which age children come alone',
  ],
  [
    /\b(driv\w+(?! (?:jobs?|work|shifts?)\b)|car|cars|public trans\w+|bus|buses|trains?|trams?|metro|subway|walk\w*|bik\w+|cycl\w+)\b/,
    'reading the timetable of the stop nearest to a flat you could rent, on a weekday and on a Sunday',
  ],
  [
    /\b(?:km|kms|kilomet(?:er|re)s?|miles?) (?:away )?(?:of|from)\b/,
    'measuring it on a map, exclaves and islands included',
  ],
  [
    // Hours from a place. Most such lines stay open because our tables hold only larger places.
    /\b(?:hours?|hrs?)\b.*\bflights?\b.*\b(?:from|to)\b|\bflights?\b.*\b(?:from|to)\b.*\b(?:hours?|hrs?)\b/,
    'looking up that flight for summer and for winter; if you name a larger town near the place in this line and have the report made again, our figures may check it',
  ],
  [
    /\b(flights?|fly|flying)\b/,
    'looking up the destination in the timetable of the nearest airport, for summer and for winter',
  ],
  [
    /\b(?:time (?:differences?|zones?)|hours? (?:ahead|behind|apart))\b/,
    'setting the clocks of both places beside each other, in January and in July',
  ],
];

/** What a town offers, homes and company included. */
export const TOWN: readonly Check[] = [
  [
    anyOf([
      /\b(?:dead|empty|closed|deserted|ghost towns?|asleep|nothing open)\b.*\b(?:winters?|off[- ]season|low season|november|january|february)\b/,
      /\b(?:winters?|off[- ]season|low season)\b.*\b(?:dead|empty|closed|deserted|asleep|nothing open)\b/,
    ]),
    'going there when the season is over, in January in the north and in July in the south of the world, and counting the shops, cafés and doctors that are open on a weekday evening',
  ],
  [
    /\b(?:opera|theatres?|theaters?|concerts?|concert halls?|orchestras?|philharmon\w*|ballet|museums?|galler(?:y|ies)|cinemas?)\b/,
    'reading the programme of this season of its houses in the town',
  ],
  [
    /\b(?:archives?|librar(?:y|ies))\b/,
    'reading its opening hours and catalogue, and measuring the way to it on a map',
  ],
  [
    /\b(?:marinas?|moorings?|berths?)\b/,
    'asking two harbours there in writing for a berth of your length in the months that you would stay, and what it costs',
  ],
  [
    /\b(?:hot springs?|onsen|thermal (?:baths?|springs?|water)|spas?|golf\w*|green fees?|marinas?|moorings?)\b/,
    'asking the tourist office of the region, and two of the places themselves for this year’s prices',
  ],
  [
    /\b(?:rents?|(?<!\b(?:opera|coffee|tea|green|guest|light|club|summer|public|custom|customs|power|play|fashion|deep|tech) )hous(?:es?|ing)(?! (?:of\b|music\b|wines?\b|doctors?\b))|flats?|apartments?|propert\w+)\b/,
    'reading twenty advertisements for the town',
  ],
  [
    /\b(?:veg(?:gie|etarians?)?|vegans?|jains?)\b(?! (?:gardens?|patch|plots?))/,
    'marking on a map the vegetarian kitchens and the grocers of your cuisine within half an hour of a home, and asking a family there that eats as you do where it shops and what a canteen serves',
  ],
  [
    new RegExp(
      `\\b(?:(?:hardly|barely|scarcely) any|few|not many|no other|enough) (?:other )?${ADJECTIVES}s?\\b`,
    ),
    'writing to an association of those people in the town, and asking how many meet and how often',
  ],
  [
    /\b(communit\w+|diaspora|compatriots?|expats?|people like (?:me|us))\b/,
    'writing to an association of those people in the town, and asking how many meet and how often',
  ],
];
