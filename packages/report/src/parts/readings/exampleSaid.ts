import type { Atlas } from '@global-fit/atlas/atlas';
import type { DealBreakerRule } from '@global-fit/matching/conditions/dealBreakerRule';
import type { DealBreaker } from '@global-fit/matching/model/dealBreaker';
import { rounded } from '../../figures/format.ts';
import { nameOf } from '../../prose/countryNames.ts';

/** What is measured at a place named as an example, and how its figure is worded. */
interface Measured {
  readonly what: string;
  readonly figure: (value: number) => string;
  readonly unit: string;
  /** Wording for places with more of it. */
  readonly worse: string;
}

const degrees: Omit<Measured, 'what' | 'worse'> = {
  figure: (value) => `about ${rounded(value, 0)}°C`,
  unit: '°C',
};

const taxes: Measured = {
  what: 'what taxes and contributions take of pay like the one expected, in each country',
  figure: (value) => `about ${rounded(value, 0)}% of it`,
  unit: ' points',
  worse: 'more highly taxed',
};

/** By id of the rule. Numbers in these words describe our tables. */
const MEASURED_BY: Readonly<Record<string, Measured>> = {
  'dark-winters': {
    what: 'the hours from sunrise to sunset on the shortest day in each town that we could recommend, reckoned from its latitude (clouds are not in it)',
    figure: (value) => (value === 0 ? 'no sunrise at all on that day' : `about ${rounded(value, 1)} hours`),
    unit: ' hours',
    worse: 'darker',
  },
  'grey-winters': {
    what: 'the hours of sunshine in the greyest month of winter in each town that we could recommend (of the town, else by the mean of its country or a town nearby)',
    figure: (value) => `about ${rounded(value, 0)} hours`,
    unit: ' hours',
    worse: 'greyer',
  },
  'freezing-winters': {
    what: 'the nights of the coldest month in each town that we could recommend, as a mean (single nights run colder)',
    ...degrees,
    worse: 'colder',
  },
  'extreme-heat': {
    what: 'the afternoons of the warmest month in each town that we could recommend, as a mean (single days run hotter)',
    ...degrees,
    worse: 'hotter',
  },
  humidity: {
    what: 'the humidity of each country, as a mean over the year (places with mild summers pass)',
    figure: (value) => `${rounded(value, 0)}%`,
    unit: ' points',
    worse: 'damper',
  },
  'constant-rain': {
    what: 'the days with rain in each country, not how long it rains',
    figure: (value) => `${rounded(value, 0)} days a year`,
    unit: ' days',
    worse: 'rainier',
  },
  expensive: {
    what: 'the price level of each country, with the United States as 100',
    figure: (value) => rounded(value, 0),
    unit: ' points',
    worse: 'dearer',
  },
  pollution: {
    what: 'the fine dust in the air of each country, as a mean over the year',
    figure: (value) => `${rounded(value, 0)} µg/m³`,
    unit: ' µg/m³',
    worse: 'dirtier',
  },
  'tax-share-low': taxes,
  'tax-share': taxes,
  'tax-share-high': taxes,
  'violent-crime': {
    what: 'the homicides of a year per 100,000 people in each country (theft, assault and fear are in no figure of ours)',
    figure: (value) => `${rounded(value, 1)} a year`,
    unit: ' a year',
    worse: 'more violent',
  },
};

/** A country as the atlas names it within a sentence; a town by its own name. */
const named = (atlas: Atlas, name: string): string => {
  const country = atlas.countries.find((one) => one.name === name);
  return country ? nameOf(country) : name;
};

/** "Ottawa, taken for Canada". */
function whoseSaid(atlas: Atlas, { said, of, wider }: NonNullable<DealBreaker['by']>): string {
  const several = said.includes(' or ');
  if (wider && said !== of)
    return `${named(atlas, of)} as a whole, since we hold no such figure of ${several ? 'single towns' : `${said} alone`}`;
  if (said === of) return of;
  return several
    ? `${of}, which has the least of it among those you named`
    : `${named(atlas, of)}, taken for ${said}`;
}

/**
 * How a line was read that names a place as an example of too much: that place's figure, and what it rules out. Null
 * for other lines.
 */
export function exampleSaid(atlas: Atlas, rule: DealBreakerRule, { by, limit }: DealBreaker): string | null {
  const measured = MEASURED_BY[rule.id];
  const { example, read } = rule;
  if (!by || !example || !measured || limit === undefined) return null;
  const isShown = !('indicator' in read) || atlas.indicator(read.indicator)?.shown === true;
  const figure = isShown ? ` (${measured.figure(limit)})` : '';
  const within = (by: number): string => `${rounded(by, by % 1 === 0 ? 0 : 1)}${measured.unit}`;
  const places = 'towns' in read ? 'towns' : 'countries';
  const [alike, near] = [within(example.alike), within(example.alike + example.near)];
  const { worse } = measured;
  const ruling = by.beyond
    ? `${places} ${worse} by over ${alike} are ruled out, and those barely ${worse} are warned of`
    : by.wider
      ? `${places} ${worse} by over ${within(example.near)} are ruled out, and ${named(atlas, by.of)} itself and those near it are warned of`
      : `${places} within ${alike} of it, or ${worse}, are ruled out, those within ${near} are warned of, and the rest stay`;
  return `${measured.what}, and measured by ${whoseSaid(atlas, by)}${figure}: ${ruling}`;
}
