import type { Situation } from '../personal/situation.ts';
import { utilityOf } from '../utility.ts';
import { asked, type CityCriterion } from './criterion.ts';
import { seaOf } from './sea.ts';

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

/** Inhabitants against the size asked for. */
export function size(situation: Situation): CityCriterion {
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
  };
}

/** Distance to the sea, where the sea is wanted. */
export function sea(situation: Situation): CityCriterion | null {
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
  };
}

/** Whether it lies on an island, where one is wanted. */
export function island(situation: Situation): CityCriterion | null {
  const because = asked(situation, ['island']);
  if (!because) return null;
  return {
    id: 'city_island',
    label: 'On an island',
    weight: 1,
    because,
    utility: ({ id }) => (seaOf(id) ? Number(seaOf(id)?.island) : Number.NaN),
  };
}

/** Height above the sea, where mountains are wanted. */
export function heights(situation: Situation): CityCriterion | null {
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
  };
}
