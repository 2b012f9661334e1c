import { type PlaceView, wordOf } from '../view.ts';

/** What the record of a country names among natural hazards, in a reader's words. */
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

/** The natural hazards on record for a country, of the whole of it: the record says nothing of a single town. */
export function hazardsOf(view: PlaceView): HazardsOnRecord {
  const present = HAZARDS.filter(([indicator]) => wordOf(view, indicator) === 'yes');
  return {
    names: present.map(([, name]) => name),
    facts: present.map(([indicator]) => `${indicator}:${view.iso3}`),
  };
}
