import type { City } from '@global-fit/atlas/model';
import type { Situation } from '../entry/situation.ts';
import { utilityOf } from '../scoring/utility.ts';
import { asked, type CityCriterion, settingsIn } from './criterion.ts';
import { seaOf } from './sea.ts';
import { classesWished, peopleOf, sizeAnswers } from './sizeClass.ts';

const WATER_SPORTS = ['beach-swimming', 'surfing', 'diving', 'sailing'];
const HEIGHT_SPORTS = ['skiing', 'climbing'];

/** Without a wish: large enough for flats, doctors and company, without the strain of a megacity. */
const ANY_SIZE = [
  [4, 0.2],
  [5, 0.7],
  [6, 0.9],
  [6.7, 1],
  [7.1, 1],
  [7.6, 0.8],
] as const;

/** Population, with surroundings, compared with the size asked for: a requirement where there is a wish. */
export function size(situation: Situation): CityCriterion {
  const wished = classesWished(settingsIn(situation, 'location-type'));
  if (wished)
    return {
      id: 'city_size',
      label: 'The size of place you asked for',
      weight: 0,
      required: true,
      because: { questionIds: ['location-type'] },
      utility: (city) => sizeAnswers(city, wished),
    };
  return {
    id: 'city_size',
    label: 'Size',
    weight: 0.7,
    because: { questionIds: [] },
    utility(city) {
      const people = peopleOf(city);
      return people ? utilityOf({ points: ANY_SIZE }, Math.log10(people)) : Number.NaN;
    },
  };
}

/** Kilometres to the sea -> how much a place counts as being by the sea. */
export function bySea({ id }: City): number {
  const points = [
    [8, 1],
    [15, 0.6],
    [30, 0.1],
    [50, 0],
  ] as const;
  return utilityOf({ points }, seaOf(id)?.km ?? Number.NaN);
}

/** Metres above sea level -> how much a place counts as high. */
const HIGH = [
  [100, 0],
  [400, 0.5],
  [900, 1],
] as const;

/** Ruggedness of the land (Nunn and Puga, hundreds of metres) -> how far high ground there means mountains. */
const RUGGED = [
  [0.3, 0.3],
  [0.7, 0.7],
  [1, 1],
] as const;

/** How much a city lies in the mountains: high, and in rugged land, since height alone may be a plateau. */
function inMountains({ engine }: Situation): (city: City) => number {
  const rugged = new Map<string, number>();
  return ({ iso3, elevationM }) => {
    let land = rugged.get(iso3);
    if (land === undefined) {
      const value = engine.atlas.fact(iso3, 'terrain_ruggedness')?.value;
      land = typeof value === 'number' ? utilityOf({ points: RUGGED }, value) : 1;
      rugged.set(iso3, land);
    }
    return Math.min(land, utilityOf({ points: HIGH }, elevationM ?? Number.NaN));
  };
}

const onIsland = ({ id }: City): number => (seaOf(id) ? Number(seaOf(id)?.island) : Number.NaN);

/** The utility of each kind of setting, for the question in which all acceptable ones are ticked. */
const SETTINGS: Readonly<Record<string, (situation: Situation) => (city: City) => number>> = {
  coast: () => bySea,
  island: () => onIsland,
  mountain: inMountains,
};

/** Sea, island or mountains, ticked as a kind of place: at least one of those ticked is required. */
export function kindOfPlace(situation: Situation): CityCriterion | null {
  const measures = settingsIn(situation, 'location-type').flatMap(
    (setting) => SETTINGS[setting]?.(situation) ?? [],
  );
  if (measures.length === 0) return null;
  return {
    id: 'city_setting',
    label: 'The kind of place you asked for',
    weight: 0,
    required: true,
    because: { questionIds: ['location-type'] },
    utility(city) {
      const known = measures.map((measure) => measure(city)).filter((one) => !Number.isNaN(one));
      return known.length > 0 ? Math.max(...known) : Number.NaN;
    },
  };
}

/** The sea as an attraction of the new place. */
export function sea(situation: Situation): CityCriterion | null {
  const because = asked(situation, ['sea']);
  return (
    because && { id: 'city_sea', label: 'Near the sea', weight: 0, required: true, because, utility: bySea }
  );
}

/** Mountains as an attraction: high ground in rugged land, since distances to slopes are not measured. */
export function heights(situation: Situation): CityCriterion | null {
  const because = asked(situation, ['mountains', ...HEIGHT_SPORTS]);
  return (
    because && {
      id: 'city_height',
      label: 'High ground',
      weight: 1,
      because,
      utility: inMountains(situation),
    }
  );
}

/** Water for sports on or in it. */
export function water(situation: Situation): CityCriterion | null {
  const because = asked(situation, WATER_SPORTS);
  return (
    because && { id: 'city_water', label: 'Water for your sports', weight: 0.8, because, utility: bySea }
  );
}
