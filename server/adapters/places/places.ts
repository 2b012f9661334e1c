import type { PlaceAnswer, PlaceSuggestion } from '@global-fit/contract/places';

export interface PlaceQuery {
  readonly text: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly limit: number;
  readonly sessionToken: string | null;
}

/** Where place suggestions come from: our own gazetteer, or a maps service. */
export interface Places {
  suggest(query: PlaceQuery): Promise<readonly PlaceSuggestion[]>;
  /** The place of a suggestion that came without its answer; null when there is none of this id. */
  details(placeId: string, sessionToken: string | null): Promise<PlaceAnswer | null>;
}
