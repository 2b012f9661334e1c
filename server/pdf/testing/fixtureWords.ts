import type { PlaceHeading } from '@global-fit/report/model';

/** Text for the layout fixture: plausible sentences with unchecked figures, never shown to customers. */
export interface FixturePlace {
  readonly iso3: string;
  readonly country: string;
  readonly cities: readonly [string, string][];
  readonly score: number;
  readonly temperatureC: readonly number[];
  readonly rainfallMm: readonly (number | null)[];
  readonly rent: number;
  readonly origin: 'recommended' | 'chosen';
}

export const FIXTURE_PLACES: readonly FixturePlace[] = [
  {
    iso3: 'PRT',
    country: 'Portugal',
    cities: [
      ['Setúbal', 'On the sea, forty minutes from Lisbon, and a third cheaper to rent in.'],
      ['Braga', 'Green and walkable, with a young university and milder summers.'],
      ['Tavira', 'Small, warm in winter and close to the islands of the Ria Formosa.'],
    ],
    score: 84.2,
    temperatureC: [11.6, 12.4, 14.3, 15.6, 18.1, 21.4, 23.6, 23.9, 22.3, 18.9, 14.8, 12.4],
    rainfallMm: [99, 84, 53, 64, 58, 17, 4, 6, 33, 101, 128, 127],
    rent: 980,
    origin: 'recommended',
  },
  {
    iso3: 'ESP',
    country: 'Spain',
    cities: [
      ['Valencia', 'A large city with a beach, a metro and a bilingual school within reach.'],
      ['Málaga', 'The mildest winters of the mainland and direct flights home.'],
    ],
    score: 81.6,
    temperatureC: [11.8, 12.5, 14.4, 16.2, 19.4, 23.4, 26.1, 26.6, 23.8, 19.7, 15.1, 12.4],
    rainfallMm: [37, 36, 33, 38, 39, 22, 8, 20, 70, 77, 47, 48],
    rent: 1040,
    origin: 'recommended',
  },
  {
    iso3: 'URY',
    country: 'Uruguay',
    cities: [['Montevideo', 'The capital on the river, with the hospitals and the offices you need.']],
    score: 77.9,
    temperatureC: [23, 22.5, 20.6, 17.2, 14, 11.1, 10.9, 11.7, 13.4, 16, 18.6, 21.3],
    rainfallMm: [87, 101, 105, 86, 89, 83, 86, 88, 94, 109, 89, 84],
    rent: 760,
    origin: 'recommended',
  },
  {
    iso3: 'CRI',
    country: 'Costa Rica',
    cities: [
      ['Atenas', 'A hill town that its people call the best climate on earth; hospital 25 minutes away.'],
      ['San José', 'Offices, specialists and the airport.'],
    ],
    score: 73.1,
    temperatureC: [22.6, 22.9, 23.6, 24.1, 23.8, 23.3, 23.1, 23, 22.6, 22.4, 22.3, 22.4],
    rainfallMm: [10, 10, 17, 76, 268, 276, 181, 276, 355, 331, 136, 43],
    rent: 830,
    origin: 'chosen',
  },
  {
    iso3: 'NZL',
    country: 'New Zealand',
    cities: [['Nelson', 'The sunniest town of the country, on a bay with two national parks.']],
    score: 69.4,
    temperatureC: [18, 18, 16.4, 13.6, 10.7, 8.2, 7.4, 8.5, 10.4, 12.4, 14.3, 16.6],
    rainfallMm: [68, 62, 75, null, 92, 98, 96, 94, 97, 95, 80, 86],
    rent: 1460,
    origin: 'chosen',
  },
];

export const FIXTURE_HOME = {
  label: 'Columbus, Ohio',
  temperatureC: [-1.6, 0.4, 5.3, 11.6, 17.2, 22.1, 24.1, 23.2, 19.3, 12.9, 6.6, 1.2],
};

export const FIXTURE_SECTIONS: Readonly<Record<PlaceHeading, readonly [string, string, string, string]>> = {
  Financial: [
    'Living in {place} for a household of two costs about {rent} dollars a month in rent for a two-bedroom flat outside the centre, and roughly as much again for everything else. Against the monthly budget of 2,400 dollars that you gave, that leaves a margin of a few hundred dollars, which one dental bill or one flight home will use up in a month.',
    'Because your income is a pension paid from abroad, the years before you become tax resident matter more than the rate itself: the residence rule counts days, and the day you sign a lease can start it.',
    'Your budget covers {place} in an ordinary month; it does not yet cover the first three, in which deposits, fees and furniture come due together.',
    'Open a second current account and set aside 7,500 dollars for the first ninety days at least four months before the move.',
  ],
  Housing: [
    'You asked for a small flat within walking distance of water. In {place} that is a matter of choosing the town rather than the budget: the smaller coastal towns let at a third below the capital, and leases of a year are the rule.',
    'Landlords usually ask for two months in deposit and proof of income; foreign pensions are accepted where the paper is translated.',
    'Summer lets pay a landlord three times the winter rent, so a lease that starts in October is both cheaper and longer.',
    'View flats in the first two weeks of October and ask for a contract of at least twelve months.',
  ],
  Healthcare: [
    'You named a long-term medication and regular check-ups. {place} counts more doctors for every thousand people than your home country, and the share of costs that patients pay themselves is lower.',
    'Residents join the public system after registration; until then a private policy with cover for existing conditions is asked for with the residence application.',
    'Between arrival and registration there is a gap of two to four months in which only private cover pays.',
    'Ask your doctor for a letter that names each medicine by its generic name, dose and reason, no earlier than eight weeks before you fly.',
  ],
  Lifestyle: [
    'You wrote that you want "mornings on foot and people who know my name". The towns named here have markets six days a week and no need of a car; the pace is slower than what you leave, and offices close when it suits them.',
    'Sea swimming is comfortable from June to October; hiking is best in the other months.',
    'The quiet that you are looking for is also the isolation that newcomers complain of in their second winter.',
    'Join one weekly thing (a choir, a walking group, a class) before the first month is over.',
  ],
  Family: [
    'You move as a couple with one dog. Your daughter stays behind, so flights count: there is at least one connection a day with a single change.',
    'For the dog, the microchip has to be set before the rabies vaccination, and the certificate is valid for a short time only.',
    'The order of the dog’s papers decides the date on which you can fly, not the other way round.',
    'Have the microchip read and the rabies vaccination given at least ninety days before departure.',
  ],
  Legal: [
    'With your passport, residence in {place} starts from a route for people with a regular income from abroad. The threshold in our records is below the pension that you gave; the permit runs two years at first and can be renewed for three.',
    'After five years of legal residence the permanent permit opens, and citizenship can be asked for with proof of language at a basic level.',
    'Your income clears the threshold with room to spare, so the decision hangs on papers, not on money.',
    'Order the certificate of no criminal record not more than ninety days before the appointment, with apostille.',
  ],
  Career: [
    'You said that you want no employment but would like to go on with some consulting. Under the residence route named above, work for clients abroad is allowed; local employment is not.',
    'Clients in your time zone keep you at the desk until eight in the evening.',
    'Occasional invoices do not endanger the permit; a local employer would.',
    'Ask an accountant which invoices count as local income before you send the first one.',
  ],
  Safety: [
    '{place} records fewer homicides in proportion to its people than your home country, and trust in the police is higher. Theft from cars and on beaches is what residents mention.',
    'Road deaths are close to what you know.',
    'The risk that changes most with this move is the road, not the street.',
    'Photograph documents and store them apart from the originals before you travel.',
  ],
  Education: [
    'No child moves with you, so this section is about you: language courses. Public courses at basic level are free for residents, and the certificate counts towards citizenship.',
    'Two evenings a week for nine months are the usual way to the first certificate.',
    'The course you take for company is the same one that citizenship will ask for.',
    'Enrol in the September intake and keep the certificate.',
  ],
};
