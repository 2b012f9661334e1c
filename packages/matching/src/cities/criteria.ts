import type { City } from '@global-fit/atlas/model';
import { annualMean } from '../personal/places.ts';
import type { Situation } from '../personal/situation.ts';
import { closeness, utilityOf } from '../utility.ts';
import { asked, type CityCriterion } from './criterion.ts';
import { heights, island, sea, size } from './setting.ts';

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
  };
}

/** Everything the cities of a country are judged by for this household. */
export function cityCriteria(situation: Situation): readonly CityCriterion[] {
  return [climate, size, sea, island, heights, sunshine, cost, services]
    .map((make) => make(situation))
    .filter((one) => one !== null);
}
