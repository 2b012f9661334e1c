import type { FactColumn } from '../content.ts';
import type { City, Country, Indicator } from '../model.ts';
import type { VisaRoute } from '../entry/visaRoute.ts';

/** A country of that name, with values that a test may replace. */
export const country = (
  iso3: string,
  name: string,
  region: string,
  extra: Partial<Country> = {},
): Country => ({
  iso3,
  iso2: iso3.slice(0, 2),
  name,
  officialName: `Republic of ${name}`,
  slug: name.toLowerCase(),
  profileFile: `${name.toLowerCase()}_profile`,
  capital: `${name} City`,
  capitalPoint: [10, 20],
  region,
  subregion: `Southern ${region}`,
  point: [10, 20],
  areaKm2: 1000,
  landlocked: false,
  borders: [],
  roadless: [],
  currencies: ['USD'],
  languages: ['English'],
  callingCode: '+1',
  drivesOn: 'right',
  ...extra,
});

/** An indicator, with values that a test may replace. */
export const indicator = (id: string, extra: Partial<Indicator> = {}): Indicator => ({
  id,
  name: id,
  dimension: 'economy',
  unit: '0-100',
  direction: 'higher_better',
  source: 'World Bank, World Development Indicators',
  licence: 'CC BY 4.0',
  shareAlike: false,
  shown: true,
  note: null,
  range: [0, 100],
  values: null,
  forecast: false,
  ...extra,
});

/** The values of an indicator for the invented countries, all of one year. */
export const column = (values: FactColumn['values'], marks: FactColumn['marks'] = {}): FactColumn => ({
  values,
  years: values.map((value) => (value === null ? null : 2024)),
  marks,
});

/** The capital of the first invented country. */
export const city: City = {
  id: 1,
  name: 'Aland City',
  iso3: 'AAA',
  region: 'Middle',
  point: [10, 20],
  population: 500_000,
  elevationM: 12,
  timezone: 'UTC',
  isCapital: true,
  temperatureC: [5, 6, 9, 12, 16, 20, 23, 23, 19, 14, 9, 6],
  roughWarmth: false,
  rainfallMm: [50, 40, 40, 50, 40, 30, 10, 20, 40, 60, 70, 60],
  rainfallQuality: 'ok',
  sunshineHours: null,
  rentEur: null,
  peopleAround: null,
  largestAround: true,
  near: null,
  outsideControl: null,
  advisedAgainst: null,
  usMetro: null,
};

/** A remote-work visa of the first invented country. */
export const route: VisaRoute = {
  id: 'AAA-digital-nomad-remote-visa',
  iso3: 'AAA',
  kind: 'digital-nomad',
  name: 'Remote Visa',
  minIncome: { amount: 2000, currency: 'EUR', period: 'month', year: null, monthlyUsd: 2500 },
  minInvestment: null,
  durationMonths: 12,
  longestMonths: null,
  renewable: true,
  yearsToPermanence: 5,
  yearsToCitizenship: 10,
  fee: null,
  processingDays: 60,
  remoteWorkAllowed: true,
  dependantsAllowed: null,
  parentsAllowed: false,
  familyFollows: false,
  conditions: {
    leastAge: null,
    greatestAge: null,
    nationalities: null,
    closedTo: [],
    secondPassport: false,
    forWhom: null,
    selection: null,
    qualification: null,
    listed: false,
    healthCover: false,
    capitalInstead: false,
    adultShare: null,
    childShare: null,
    firstShare: null,
  },
  status: 'open',
  notes: null,
  asOf: '2026',
  source: 'GlobeNomad Visa Dataset',
  licence: 'CC BY 4.0',
  shareAlike: false,
  shown: true,
  sourceUrl: null,
  confidence: 'high',
};
