import { type PlaceView, wordOf } from '../view.ts';

/** The natural hazards a country's record can name, in words for readers. */
const HAZARDS: readonly (readonly [indicator: string, name: string])[] = [
  ['hazard_earthquakes', 'earthquakes'],
  ['hazard_volcanoes', 'volcanoes'],
  ['hazard_storms', 'tropical storms'],
  ['hazard_floods', 'floods'],
  ['hazard_drought', 'drought'],
  ['hazard_landslides', 'landslides'],
];

export interface HazardsOnRecord {
  readonly names: readonly string[];
  /** Ids of the facts that name them. */
  readonly facts: readonly string[];
}

/** The natural hazards on a country's record. They cover the whole country and say nothing of a single town. */
export function hazardsOf(view: PlaceView): HazardsOnRecord {
  const present = HAZARDS.filter(([indicator]) => wordOf(view, indicator) === 'yes');
  return {
    names: present.map(([, name]) => name),
    facts: present.map(([indicator]) => `${indicator}:${view.iso3}`),
  };
}
