import type { PlaceAnswer, PlaceSuggestion } from '@global-fit/contract/places';

export interface PlaceQuery {
  readonly text: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly limit: number;
  readonly sessionToken: string | null;
}

/** The source of place suggestions: our gazetteer or a maps service. */
export interface Places {
  suggest(query: PlaceQuery): Promise<readonly PlaceSuggestion[]>;
  /** The place of a suggestion that has no `answer` yet; null where the id is unknown. */
  details(placeId: string, sessionToken: string | null): Promise<PlaceAnswer | null>;
}
