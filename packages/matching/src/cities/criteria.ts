import { meanOver } from '@global-fit/atlas/places/climate';
import type { City } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import type { FactorId, Target } from '../model.ts';
import { targetOf } from '../conditions/climateWish.ts';
import { townLimits } from '../conditions/towns/townLimits.ts';
import { degreesOff, doublings } from '../scoring/offWish.ts';
import type { Situation } from '../entry/situation.ts';
import { closeness, utilityOf } from '../scoring/utility.ts';
import { asked, type CityCriterion, settingsIn } from './criterion.ts';
import { ownConditions } from './ownTowns.ts';
import { heights, kindOfPlace, sea, size, water } from './setting.ts';
import { classesWished } from './sizeClass.ts';
import { isClimate } from './townMeasures.ts';
import { ownLanguage } from './townLanguage.ts';

/** Twelve monthly means in °C of a city, or of the nearest record; null where there is none. */
function temperaturesOf({ engine }: Situation, city: City): readonly number[] | null {
  return nearClimate(engine.atlas, city)?.temperatureC ?? null;
}

/** Weather that nobody asked for only decides between towns that are otherwise alike; it never outweighs size. */
const UNASKED = 0.25;

/** Weather named in a condition of the customer's own, without a wish for warmth. */
const ASKED_IN_WORDS = 0.7;

/**
 * Weights of a wish for a climate by its importance: 2 of 5 counts like one other criterion, 5 two and a half times as
 * much.
 */
function climateWeight({ preferences }: Situation): number {
  const target = targetOf(preferences, 'warmth');
  if (target) return 0.5 * target.importance;
  // Ruling out cold nights or hot afternoons in one's own words is a wish for weather as well.
  return townLimits(preferences).some(({ measure }) => isClimate(measure)) ? ASKED_IN_WORDS : UNASKED;
}

function climate(situation: Situation): CityCriterion {
  const target = targetOf(situation.preferences, 'warmth');
  return {
    id: 'city_climate',
    label: target ? 'Warmth you asked for' : 'Comfortable weather',
    weight: climateWeight(situation),
    because: { questionIds: target?.questionIds ?? [] },
    utility(city) {
      const temperatureC = temperaturesOf(situation, city);
      if (!temperatureC) return Number.NaN;
      if (target) return closeness(degreesOff(meanOver(temperatureC, target.season), target), target);
      return temperatureC.filter((month) => month >= 10 && month <= 25).length / 12;
    },
  };
}

/** Rain in millimetres a year, or for some months as if the whole year were like them. */
const rainOver = (months: readonly number[], season: Target['season']): number =>
  12 * meanOver(months, season);

const overYear = (months: readonly number[]): number => months.reduce((sum, month) => sum + month, 0);

/** Yearly rain compared with the wish, where the city's record allows a total. */
function rain(situation: Situation): CityCriterion | null {
  const target = targetOf(situation.preferences, 'rain');
  if (!target) return null;
  return {
    id: 'city_rain',
    label: 'Rain you asked for',
    weight: 0.3 * target.importance,
    because: { questionIds: target.questionIds },
    utility(city) {
      const months = nearClimate(situation.engine.atlas, city)?.rainfallMm;
      if (!months) return Number.NaN;
      return closeness(doublings(rainOver(months, target.season), target), target);
    },
  };
}

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
        sunshineHours ? overYear(sunshineHours) : Number.NaN,
      ),
  };
}

const COSTS: FactorId = 'cost_of_living';
const isWork = (factor: FactorId): boolean => factor === 'jobs' || factor.startsWith('pay_');

/** Whether the weight of a theme in the ranking affects which cities are named; most do not. */
export const weighsInCities = (factor: FactorId): boolean => factor === COSTS || isWork(factor);

/** Rent as a share of the budget, or prices; both only where there are tables (Europe and the United States). */
function cost(situation: Situation): CityCriterion | null {
  const { budget } = situation.preferences;
  const monthly = budget?.monthlyUsd;
  if (monthly == null) return null;
  const priority = situation.preferences.weights.find(({ factor }) => factor === COSTS)?.weight ?? 1;
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

/** Population around (log10) -> how much there is of what concentrates in large cities. */
const GATHERED = [
  [4.7, 0],
  [5.5, 0.4],
  [6, 0.75],
  [6.7, 1],
] as const;

/** Suburbs are within reach of what concentrates in a large city. */
const gathered = (city: City): number => {
  const people = city.peopleAround ?? city.population;
  return people ? utilityOf({ points: GATHERED }, Math.log10(people)) : Number.NaN;
};

/** The weight of work among the themes of the ranking from which a career is the priority. */
const CAREER_LEADS = 0.8;

/** Whether work is sought outside cities: on the land, or near a small place with no large city ticked. */
function worksInCountry(situation: Situation): boolean {
  const { careerField, arrangement } = situation.preferences;
  const wished = classesWished(settingsIn(situation, 'location-type')) ?? [];
  if (wished.includes('large city')) return false;
  return wished.includes('small town') || (careerField === 'agriculture' && arrangement !== 'study');
}

/**
 * Work, where a career is the priority. There are no figures of jobs by city outside the United States, so the size
 * of the market is used, with at least the weight of the weather. It does not apply to work outside cities.
 */
function work(situation: Situation): CityCriterion | null {
  if (worksInCountry(situation)) return null;
  const found = situation.preferences.weights
    .filter(({ factor }) => isWork(factor))
    .toSorted((a, b) => b.weight - a.weight)[0];
  if (!found || found.weight < CAREER_LEADS) return null;
  return {
    id: 'city_work',
    label: 'Job market, by the size of the city',
    weight: Math.max(1.5, climateWeight(situation)),
    because: { questionIds: found.questionIds },
    utility(city) {
      const wage = utilityOf(
        {
          points: [
            [38000, 0],
            [48000, 0.5],
            [65000, 1],
          ],
        },
        city.usMetro?.medianWageUsd ?? Number.NaN,
      );
      const market = gathered(city);
      return Number.isNaN(wage) ? market : (wage + market) / 2;
    },
  };
}

/**
 * No table counts universities by town, but large cities have several to choose from, and most students live there.
 */
function study(situation: Situation): CityCriterion | null {
  if (situation.preferences.arrangement !== 'study' || wishesSmall(situation)) return null;
  return {
    id: 'city_study',
    label: 'Universities, by the size of the city',
    weight: Math.max(1.5, climateWeight(situation)),
    because: { questionIds: ['work-arrangement'] },
    utility: gathered,
  };
}

/** Ticked things that concentrate in larger cities: theatres and museums, metros and trams. */
const TOWN_LIFE = ['culture', 'public-transport'] as const;

/** Whether a place smaller than a mid-size city, or outside cities, was asked for; its size is then a wish, too. */
function wishesSmall(situation: Situation): boolean {
  const wished = settingsIn(situation, 'location-type');
  return wished.some((setting) => ['small-town', 'rural', 'island'].includes(setting));
}

/** Museums, theatres and tram lines are not counted for any town, so its size is used. */
function townLife(situation: Situation): CityCriterion | null {
  const ticked = settingsIn(situation, 'new-location-priorities');
  if (wishesSmall(situation) || !TOWN_LIFE.some((one) => ticked.includes(one))) return null;
  return {
    id: 'city_life',
    label: 'Culture and public transport, by the size of the city',
    weight: 1,
    because: { questionIds: ['new-location-priorities'] },
    utility: gathered,
  };
}

/** Hospitals and specialists concentrate in larger cities. */
function care(situation: Situation): CityCriterion | null {
  const need = situation.preferences.needs.find(({ need: one }) =>
    ['regular-care', 'maternity-care', 'specialist-care'].includes(one),
  );
  return need
    ? {
        id: 'city_services',
        label: 'Hospitals and specialists, by the size of the city',
        weight: 1,
        because: { questionIds: need.questionIds },
        utility: gathered,
      }
    : null;
}

/** All criteria for the cities of a country for this household. */
export function cityCriteria(situation: Situation): readonly CityCriterion[] {
  return [
    climate,
    rain,
    size,
    kindOfPlace,
    ownConditions,
    sea,
    water,
    heights,
    sunshine,
    cost,
    work,
    study,
    townLife,
    care,
    ownLanguage,
  ]
    .map((make) => make(situation))
    .filter((one) => one !== null);
}
