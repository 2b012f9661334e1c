import { meanOver } from '@global-fit/atlas/places/climate';
import type { City } from '@global-fit/atlas/model';
import { nearClimate } from '@global-fit/atlas/places/nearClimate';
import type { FactorId, Target } from '../model.ts';
import { targetOf } from '../conditions/climateWish.ts';
import { degreesOff, doublings } from '../scoring/offWish.ts';
import type { Situation } from '../entry/situation.ts';
import { closeness, utilityOf } from '../scoring/utility.ts';
import { asked, type CityCriterion, settingsIn } from './criterion.ts';
import { ownConditions } from './ownTowns.ts';
import { heights, kindOfPlace, sea, size, water } from './setting.ts';
import { classesWished } from './sizeClass.ts';
import { ownLanguage } from './townLanguage.ts';

/** Twelve monthly means in degrees of a city, or of what lies nearest to it; null where nothing is held. */
function temperaturesOf({ engine }: Situation, city: City): readonly number[] | null {
  return nearClimate(engine.atlas, city)?.temperatureC ?? null;
}

/** A wish of importance 2 of 5 weighs as much as one further criterion, one of 5 two and a half times that. */
function climateWeight({ preferences }: Situation): number {
  const target = targetOf(preferences, 'warmth');
  return target ? 0.5 * target.importance : 0.7;
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

/** Rain of a year in millimetres, or of a year that were all like some months of it. */
const rainOver = (months: readonly number[], season: Target['season']): number =>
  12 * meanOver(months, season);

const overYear = (months: readonly number[]): number => months.reduce((sum, month) => sum + month, 0);

/** Rain over the year against the wish, where the record of the city allows a sum. */
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

/** Whether how much a theme of the ranking weighs decides which cities of a country are named: most say nothing. */
export const weighsInCities = (factor: FactorId): boolean => factor === COSTS || isWork(factor);

/**
 * What a share of the budget for rent, or of prices, says; both only where tables exist: Europe and the
 * United States.
 */
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

/** Inhabitants around (log10) -> how much of what gathers in large cities is there. */
const GATHERED = [
  [4.7, 0],
  [5.5, 0.4],
  [6, 0.75],
  [6.7, 1],
] as const;

/** What gathers in a large city is within reach of its suburbs too. */
const gathered = (city: City): number => {
  const people = city.peopleAround ?? city.population;
  return people ? utilityOf({ points: GATHERED }, Math.log10(people)) : Number.NaN;
};

/** From this weight of work among the themes of the ranking on, a career leads. */
const CAREER_LEADS = 0.8;

/** Whether work is looked for outside cities: on the land, or near a small place, and no large city was ticked. */
function worksInCountry(situation: Situation): boolean {
  const { careerField, arrangement } = situation.preferences;
  const wished = classesWished(settingsIn(situation, 'location-type')) ?? [];
  if (wished.includes('large city')) return false;
  return wished.includes('small town') || (careerField === 'agriculture' && arrangement !== 'study');
}

/**
 * Work, where a career leads: no figures of jobs by city are held outside the United States, so the size of the
 * market stands for it, and weighs at least as much as the weather. It says nothing of work outside cities.
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

/** What was ticked and gathers in larger cities: stages and museums, metros and trams. */
const TOWN_LIFE = ['culture', 'public-transport'] as const;

/** Whether a place smaller than a mid-size city was asked for, or one outside of cities: its size is a wish as well. */
function wishesSmall(situation: Situation): boolean {
  const wished = settingsIn(situation, 'location-type');
  return wished.some((setting) => ['small-town', 'rural', 'island'].includes(setting));
}

/** Museums, stages and lines of trams are counted in no town of ours: its size stands for them. */
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

/** Hospitals and specialists gather in larger cities. */
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

/** Everything the cities of a country are judged by for this household. */
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
    townLife,
    care,
    ownLanguage,
  ]
    .map((make) => make(situation))
    .filter((one) => one !== null);
}
