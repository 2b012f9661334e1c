import type { City } from '@global-fit/atlas/model';
import type { Because } from '../model.ts';
import { annualMean } from '../personal/places.ts';
import type { Situation } from '../personal/situation.ts';
import { closeness, utilityOf } from '../utility.ts';
import { seaOf } from './sea.ts';

/** One thing a city is judged by, for the household that asks. */
export interface CityCriterion {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly because: Because;
  /** NaN where our data say nothing. */
  utility(city: City): number;
  /** What was found, for people to read; null when there is nothing to say. */
  note(city: City): string | null;
}

const COAST = ['coast', 'sea', 'island', 'beach-swimming', 'surfing', 'diving', 'sailing'];
const MOUNTAIN = ['mountain', 'mountains', 'skiing', 'climbing'];

/** Inhabitants (log10) -> utility for each size asked for. */
const SIZES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'large-city': [
    [4.5, 0],
    [5.5, 0.5],
    [6, 1],
  ],
  'mid-size-city': [
    [4, 0],
    [5, 0.8],
    [5.3, 1],
    [5.9, 1],
    [6.5, 0.4],
    [7, 0],
  ],
  suburb: [
    [4, 0.2],
    [4.7, 1],
    [5.5, 1],
    [6.2, 0.2],
  ],
  'small-town': [
    [3.5, 0.6],
    [4, 1],
    [4.8, 1],
    [5.3, 0.5],
    [6, 0],
  ],
  rural: [
    [3.5, 1],
    [4.2, 1],
    [4.8, 0.6],
    [5.5, 0],
  ],
};
/** Without a wish: room to find a flat, a doctor and company, without the strain of a giant. */
const ANY_SIZE = [
  [4, 0.2],
  [5, 0.8],
  [5.7, 1],
  [6.5, 1],
  [7.2, 0.7],
] as const;

const grouped = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

function asked({ preferences }: Situation, settings: readonly string[]): Because | null {
  const found = preferences.settings.filter(({ setting }) => settings.includes(setting));
  return found.length > 0
    ? { questionIds: [...new Set(found.flatMap(({ questionIds }) => questionIds))] }
    : null;
}

function climate(situation: Situation): CityCriterion {
  const target = situation.preferences.targets.find(({ factor }) => factor === 'warmth');
  return {
    id: 'city_climate',
    label: target ? 'Warmth you asked for' : 'Comfortable weather',
    weight: target ? 1 + target.importance / 2.5 : 1,
    because: { questionIds: target?.questionIds ?? [] },
    utility({ temperatureC }) {
      if (!temperatureC) return Number.NaN;
      if (target)
        return closeness(Math.abs(annualMean(temperatureC) - target.ideal), target.tolerance, target.zeroAt);
      return temperatureC.filter((month) => month >= 10 && month <= 25).length / 12;
    },
    note({ temperatureC }) {
      if (!temperatureC) return null;
      const low = Math.min(...temperatureC).toFixed(0);
      const high = Math.max(...temperatureC).toFixed(0);
      return `${annualMean(temperatureC).toFixed(1)} °C over the year, from ${low} °C in the coldest month to ${high} °C in the hottest (1991-2020)`;
    },
  };
}

function size(situation: Situation): CityCriterion {
  const wishes = situation.preferences.settings.filter(({ setting }) => setting in SIZES);
  const curves = wishes.length > 0 ? wishes.map(({ setting }) => SIZES[setting] ?? ANY_SIZE) : [ANY_SIZE];
  return {
    id: 'city_size',
    label: wishes.length > 0 ? 'The size of place you asked for' : 'Size',
    weight: wishes.length > 0 ? 1.5 : 0.7,
    because: { questionIds: wishes.length > 0 ? ['location-type'] : [] },
    utility({ population }) {
      if (!population) return Number.NaN;
      return Math.max(...curves.map((points) => utilityOf({ points }, Math.log10(population))));
    },
    note: ({ population }) => (population ? `${grouped(population)} inhabitants` : null),
  };
}

function sea(situation: Situation): CityCriterion | null {
  const because = asked(situation, COAST);
  if (!because) return null;
  return {
    id: 'city_sea',
    label: 'Near the sea',
    weight: 2,
    because,
    utility: ({ id }) =>
      utilityOf(
        {
          points: [
            [5, 1],
            [15, 0.85],
            [40, 0.4],
            [100, 0],
          ],
        },
        seaOf(id)?.km ?? Number.NaN,
      ),
    note({ id }) {
      const km = seaOf(id)?.km;
      if (km === undefined) return null;
      return km <= 5
        ? 'On the sea'
        : km === Number.POSITIVE_INFINITY
          ? 'Far inland'
          : `About ${km} km from the sea`;
    },
  };
}

function island(situation: Situation): CityCriterion | null {
  const because = asked(situation, ['island']);
  if (!because) return null;
  return {
    id: 'city_island',
    label: 'On an island',
    weight: 1,
    because,
    utility: ({ id }) => (seaOf(id) ? Number(seaOf(id)?.island) : Number.NaN),
    note: ({ id }) => (seaOf(id)?.island ? 'On an island' : null),
  };
}

function heights(situation: Situation): CityCriterion | null {
  const because = asked(situation, MOUNTAIN);
  if (!because) return null;
  return {
    id: 'city_height',
    label: 'High ground',
    weight: 1.2,
    because,
    utility: ({ elevationM }) =>
      utilityOf(
        {
          points: [
            [100, 0],
            [400, 0.5],
            [900, 1],
          ],
        },
        elevationM ?? Number.NaN,
      ),
    note: ({ elevationM }) => (elevationM === null ? null : `${grouped(elevationM)} m above the sea`),
  };
}

const year = (hours: readonly number[]): number => hours.reduce((sum, month) => sum + month, 0);

function sunshine(situation: Situation): CityCriterion | null {
  const because = asked(situation, ['sunshine']);
  if (!because) return null;
  return {
    id: 'city_sunshine',
    label: 'Sunshine',
    weight: 1,
    because,
    utility: ({ sunshineHours }) =>
      utilityOf(
        {
          points: [
            [1300, 0],
            [2000, 0.5],
            [2800, 1],
          ],
        },
        sunshineHours ? year(sunshineHours) : Number.NaN,
      ),
    note: ({ sunshineHours }) =>
      sunshineHours ? `${grouped(year(sunshineHours))} hours of sunshine a year` : null,
  };
}

/** What a share of the budget for rent, or of prices, says; both only where tables exist: Europe and the United States. */
function cost(situation: Situation): CityCriterion | null {
  const { budget } = situation.preferences;
  const monthly = budget?.monthlyUsd;
  if (monthly == null) return null;
  const priority =
    situation.preferences.weights.find(({ factor }) => factor === 'cost_of_living')?.weight ?? 1;
  const rent = (city: City): number =>
    situation.engine.atlas.toUsd(city.rentEur?.oneBed ?? Number.NaN, 'EUR') ?? Number.NaN;
  return {
    id: 'city_cost',
    label: 'Prices',
    weight: 0.3 + Math.min(1.5, 0.6 * priority),
    because: { questionIds: budget?.questionIds ?? [] },
    utility(city) {
      if (city.usMetro?.priceAll != null)
        return utilityOf(
          {
            points: [
              [85, 1],
              [100, 0.6],
              [118, 0],
            ],
          },
          city.usMetro.priceAll,
        );
      return utilityOf(
        {
          points: [
            [0.25, 1],
            [0.4, 0.7],
            [0.6, 0.35],
            [1, 0],
          ],
        },
        rent(city) / monthly,
      );
    },
    note(city) {
      if (city.usMetro?.priceAll != null)
        return `Prices ${city.usMetro.priceAll.toFixed(0)} (United States = 100)`;
      const { rentEur } = city;
      return rentEur?.oneBed == null
        ? null
        : `A one-bedroom flat rents for about ${grouped(rentEur.oneBed)} EUR a month (${rentEur.year})`;
    },
  };
}

/** Where there is work, and where there are hospitals: both gather in larger cities. */
function services(situation: Situation): CityCriterion | null {
  const { weights, needs } = situation.preferences;
  const work = weights.find(({ factor }) => factor === 'jobs' || factor.startsWith('pay_'));
  const care = needs.find(({ need }) => need === 'regular-care' || need === 'specialist-care');
  const strong = (work?.weight ?? 0) >= 0.8;
  if (!strong && !care) return null;
  return {
    id: 'city_services',
    label: strong ? 'Jobs' : 'Hospitals and specialists',
    weight: strong && care ? 1.5 : 1,
    because: { questionIds: [...(strong ? (work?.questionIds ?? []) : []), ...(care?.questionIds ?? [])] },
    utility(city) {
      const wage = city.usMetro?.medianWageUsd;
      if (strong && wage != null)
        return utilityOf(
          {
            points: [
              [38000, 0],
              [48000, 0.5],
              [65000, 1],
            ],
          },
          wage,
        );
      return utilityOf(
        {
          points: [
            [4, 0],
            [5, 0.5],
            [6, 1],
          ],
        },
        city.population ? Math.log10(city.population) : Number.NaN,
      );
    },
    note(city) {
      const wage = city.usMetro?.medianWageUsd;
      if (strong && wage != null) return `Median pay ${grouped(wage)} US dollars a year`;
      return city.isCapital ? 'The capital' : null;
    },
  };
}

/** Everything the cities of a country are judged by for this household. */
export function cityCriteria(situation: Situation): readonly CityCriterion[] {
  return [climate, size, sea, island, heights, sunshine, cost, services]
    .map((make) => make(situation))
    .filter((one) => one !== null);
}
