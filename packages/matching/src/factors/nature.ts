import type { Factor } from '../model.ts';
import { factor, logPart, part, wordPart } from './part.ts';

/** Air, water and landscape. */
export const NATURE: readonly Factor[] = [
  factor('environment', 'Clean environment', 'environment', [
    part(
      'pm25_air_pollution',
      4,
      [
        [5, 1],
        [10, 0.8],
        [20, 0.5],
        [35, 0.2],
        [70, 0],
      ],
      'Fine dust in the air; the World Health Organization advises 5',
    ),
    part(
      'air_pollution_deaths',
      2,
      [
        [10, 1],
        [25, 0.8],
        [60, 0.45],
        [180, 0],
      ],
      'What bad air does to people, smoke of stoves indoors included',
    ),
    part(
      'basic_water',
      1.5,
      [
        [40, 0],
        [75, 0.35],
        [95, 0.8],
        [100, 1],
      ],
      'Drinking water close to home',
    ),
    part(
      'safely_managed_water',
      1,
      [
        [10, 0],
        [60, 0.4],
        [90, 0.8],
        [100, 1],
      ],
      'Clean water at the tap',
    ),
    part(
      'renewable_electricity_share',
      1,
      [
        [0, 0],
        [20, 0.4],
        [60, 0.8],
        [98, 1],
      ],
      'Electricity from renewable sources',
    ),
    part(
      'waste_recycled',
      1,
      [
        [2, 0],
        [15, 0.4],
        [35, 0.8],
        [55, 1],
      ],
      'Waste that is used again',
    ),
    part(
      'waste_per_capita',
      0.3,
      [
        [80, 1],
        [300, 0.7],
        [600, 0.35],
        [1200, 0],
      ],
      'Waste each person leaves',
    ),
    part(
      'co2_per_capita',
      0.5,
      [
        [0.5, 1],
        [4, 0.7],
        [10, 0.35],
        [25, 0],
      ],
      'Carbon dioxide from energy',
    ),
    part(
      'material_footprint',
      0.3,
      [
        [3, 1],
        [12, 0.65],
        [25, 0.3],
        [45, 0],
      ],
      'Raw materials used per person',
    ),
    logPart(
      'freshwater_withdrawal',
      1,
      [
        [1, 1],
        [15, 0.75],
        [50, 0.4],
        [200, 0],
      ],
      'Water taken compared with what falls',
    ),
  ]),
  factor('nature', 'Nature', 'environment', [
    part(
      'forest_area',
      2,
      [
        [1, 0],
        [20, 0.45],
        [45, 0.85],
        [70, 1],
      ],
      'Land under forest',
    ),
    part(
      'protected_areas',
      2,
      [
        [0, 0],
        [10, 0.45],
        [25, 0.85],
        [40, 1],
      ],
      'Land and sea under protection',
    ),
    part(
      'red_list_index',
      1,
      [
        [0.6, 0],
        [0.8, 0.4],
        [0.92, 0.8],
        [0.99, 1],
      ],
      'Whether species survive',
    ),
    logPart(
      'population_density',
      // Wild land first of all needs to be left alone: shares of forest and parks find as much of it around Brussels.
      2.5,
      [
        [5, 1],
        [60, 0.75],
        [250, 0.4],
        [1500, 0],
      ],
      'Room between people',
    ),
    logPart(
      'freshwater_per_capita',
      0.5,
      [
        [50, 0],
        [1500, 0.4],
        [10000, 0.8],
        [60000, 1],
      ],
      'Rivers, lakes and groundwater',
    ),
  ]),
  factor('coast', 'Sea and coast', 'climate', [
    wordPart('has_coastline', 2, { yes: 1, no: 0 }, 'Whether the country touches the sea'),
    logPart(
      'coastline_km',
      1,
      [
        [5, 0],
        [100, 0.4],
        [1500, 0.8],
        [8000, 1],
      ],
      'Length of the coast',
    ),
  ]),
  factor('mountains', 'Mountains', 'climate', [
    part(
      'terrain_ruggedness',
      2,
      [
        [0.1, 0],
        [1, 0.45],
        [2.5, 0.85],
        [4.5, 1],
      ],
      'How steep the land is',
    ),
    part(
      'mean_elevation',
      1,
      [
        [50, 0],
        [400, 0.4],
        [1200, 0.85],
        [2200, 1],
      ],
      'How high the land lies',
    ),
  ]),
];
