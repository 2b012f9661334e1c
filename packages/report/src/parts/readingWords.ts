import { BIAS } from '../profile/groups.ts';

/**
 * What a condition is really compared with, where the name of the figure alone would promise more. The numbers in
 * these words describe the tables.
 */
export const CAVEATS: Readonly<Record<string, string>> = {
  relative_humidity:
    'a mean over the year; places with mild summers pass, since damp air is hard to bear in heat',
  wet_days: 'days with rain, not how long it rains',
  homicide_rate: 'killings stand in for violent crime; theft and fraud are not in the figure',
  conflict_death_rate_5y: 'deaths in armed conflict; terrorist attacks without a conflict may be missing',
  lgbt_policy_index: 'an index of laws that ends in 2019; newer laws are not in it',
  religious_freedom:
    'how far the state respects belief, as experts rate it; how neighbours behave is in no figure of ours',
  naturalisation_years: 'years of residence that the law asks for; conditions besides are not in the figure',
  deductions_pct_60k_usd: 'income tax and employee contributions on a salary of US$60,000',
  rent_capital_1bed_eur:
    'good flats in capitals of Europe, which is why a higher figure warns and rules nothing out; elsewhere our tables hold no rent',
  rent_capital_2bed_eur:
    'good flats in capitals of Europe, which is why a higher figure warns and rules nothing out; elsewhere our tables hold no rent',
  gender_inequality_index: 'health, education, parliament and work; daily manners are not in the figure',
  school_gender_parity:
    'girls enrolled for every boy; rules on dress, subjects or a guardian are not in the figure',
  conscription:
    'whether there is service at all; whom it calls up, and until which age, is not in our tables',
  pm25_air_pollution: 'fine dust over a whole year; days of smog are not in the figure',
  firms_power_outages: 'power cuts that firms report; homes may fare otherwise',
};

/** What the conditions are measured by that are no single figure. */
export const MEASURED: Readonly<Record<string, string>> = {
  'union law': 'our list of laws on marriage and civil unions, of June 2025: check a law that is in motion',
  permanence:
    'the shortest way to permanent residence in our records of routes, whichever you would take; where no such record exists the condition stays open',
  flight:
    'the distance between capitals, at the pace of an airliner; whether somebody flies it is not in our tables',
  'time-difference': 'the clocks of the capitals',
  distance: 'the distance between capitals',
  'winter nights':
    'the coldest month in each town that we could recommend (normals of 1991 to 2020), less what nights lie below whole days over the country; single nights run colder',
  'summer afternoons':
    'the warmest month in each town that we could recommend (normals of 1991 to 2020), and what afternoons lie above whole days over the country; single days run hotter',
  warmth: 'the mean over the year in each town that we could recommend (normals of 1991 to 2020)',
  sea: 'the straight line from each town that we could recommend to the coast, an hour on the road taken as 60 km of it',
  'monthly-cost': 'the price level of the country, scaled to your household',
};

/** How to find out what no figure of ours tells, by the words of a line; the last holds for every other line. */
export const CHECK_YOURSELF: readonly (readonly [RegExp, string])[] = [
  [
    /\b(children|child|kids?|son|sons|daughters?|famil\w+)\b.*\b(come|bring|join|along|with me|with us|left behind)\b/,
    'asking the embassy in writing whether children may apply on your permit and travel with you, or only follow later',
  ],
  [
    /\b(wife|husband|partner|spouse)\b.*\b(work\w*|job|employ\w*)\b|\b(work permit|work rights?)\b.*\b(wife|husband|partner|spouse)\b/,
    'asking the immigration authority whether the permit of a partner carries the right to work, and from which day',
  ],
  [
    /\b(mothers?|fathers?|parents?|adopt\w*|ivf|surroga\w*|donor)\b/,
    'asking a family lawyer or the civil registry there who is entered as a parent at birth, and how the other becomes one',
  ],
  [
    /\b(rheumatolog\w*|cardiolog\w*|oncolog\w*|neurolog\w*|specialists?|clinics?|hospitals?|doctors?|dentists?|therap\w*|dialysis|pharmac\w*)\b/,
    'looking up practices around the town in the directory of the medical chamber, and asking one of them for its waiting time',
  ],
  [
    /\b(driv\w+|car|cars|public transport|bus|buses|trains?|metro|walk\w*|bik\w+|cycl\w+)\b/,
    'reading the timetable of the stop nearest to a flat you could rent, on a weekday and on a Sunday',
  ],
  [
    /\b(flights?|fly|flying|airports?)\b/,
    'looking up the destination in the timetable of the nearest airport, for summer and for winter',
  ],
  [
    /\b(schools?|kindergartens?|nurser\w+|daycare|childcare)\b/,
    'asking two schools or nurseries there for a place',
  ],
  [/\b(dogs?|cats?|pets?|animals?|breeds?)\b/, 'asking the veterinary authority there'],
  [
    new RegExp(`${BIAS.source}|\\bhostil\\w*\\b`, 'i'),
    'asking people of your own background who live there, more than one of them',
  ],
  [/\b(visa\w*|permits?|residen\w+|citizenship|passports?)\b/, 'asking the immigration authority in writing'],
  [/\b(tax\w*|pension\w*)\b/, 'asking a tax adviser there'],
  [/\b(rents?|hous\w+|flats?|apartments?|propert\w+)\b/, 'reading twenty advertisements for the town'],
  [
    /\b(communit\w+|diaspora|compatriots?|expats?|people like (?:me|us))\b/,
    'writing to an association of those people in the town, and asking how many meet and how often',
  ],
  [
    /\b(shifts?|overtime|weekends?|working hours|on call)\b|\bwork\w*\b.*\b(nights?|weekends?)\b/,
    'asking each employer for the rota of the last three months, and having the shifts written into the contract',
  ],
];
export const CHECK_BY_DEFAULT = 'asking somebody who lives there, or on a visit';
