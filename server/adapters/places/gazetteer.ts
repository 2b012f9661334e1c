import {
  type Gazetteer,
  openGazetteer,
  type PlaceSuggestion as Found,
} from '@global-fit/atlas/places/gazetteer';
import type { PlaceSuggestion } from '@global-fit/contract/places';
import { loadPlaceRows } from '@global-fit/data/places';
import type { Places } from './places.ts';

function present(found: Found): PlaceSuggestion {
  const [lng, lat] = found.coordinates ?? [];
  return {
    label: found.formattedAddress,
    place_id: null,
    answer: {
      value: found.formattedAddress,
      ...(found.kind === 'locality' ? { city: found.name } : {}),
      ...(found.kind === 'region' ? { region: found.name } : {}),
      ...(found.region === null ? {} : { region: found.region }),
      country: found.country,
      countryCode: found.countryCode,
      formattedAddress: found.formattedAddress,
      ...(lng === undefined || lat === undefined ? {} : { coordinates: { lat, lng } }),
    },
  };
}

/** A region often has the same label as its city. The city then stands for both, at the better of the two positions. */
function withoutTwins(found: readonly Found[]): Found[] {
  const byLabel = new Map<string, Found>();
  for (const place of found) {
    const twin = byLabel.get(place.formattedAddress);
    if (!twin || (twin.kind !== 'locality' && place.kind === 'locality')) {
      byLabel.set(place.formattedAddress, place);
    }
  }
  return [...byLabel.values()];
}

/** Suggestions from the GeoNames data that ships with the product, loaded on first use (about half a second). */
export function builtInPlaces(): Places {
  let gazetteer: Gazetteer | undefined;
  return {
    async suggest({ text, country, limit }) {
      gazetteer ??= openGazetteer(loadPlaceRows());
      const options = { limit: limit * 2, ...(country ? { countryIso2: country } : {}) };
      return withoutTwins(gazetteer.suggest(text, options)).slice(0, limit).map(present);
    },
    details: async () => null,
  };
}
