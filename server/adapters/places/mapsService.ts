import { ApiError } from '@global-fit/contract/errors';
import type { PlaceAnswer, PlaceSuggestion } from '@global-fit/contract/places';
import { z } from 'zod';
import { assertNoTransaction } from '#db/guard';
import type { Places } from './places.ts';

/** Google's Places API (New): https://developers.google.com/maps/documentation/places/web-service/op-overview */
const SERVICE = 'https://places.googleapis.com';
const TIME_LIMIT_MS = 4_000;

/** Specification 1, §5: localities, postal codes, first-level regions and countries. */
const TYPES = ['locality', 'postal_code', 'administrative_area_level_1', 'country'];

/** Reports and our own records name places in English; unasked, the service may answer in any language. */
const LANGUAGE = 'en';

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
});

const placeSchema = z.object({
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) }))
    .default([]),
});

function answerOf(place: z.infer<typeof placeSchema>): PlaceAnswer | null {
  const component = (type: string) => place.addressComponents.find(({ types }) => types.includes(type));
  const country = component('country');
  if (!country) return null;
  const city = component('locality') ?? component('postal_town');
  const region = component('administrative_area_level_1');
  const postalCode = component('postal_code');
  return {
    value: place.formattedAddress,
    ...(city ? { city: city.longText } : {}),
    ...(region ? { region: region.longText } : {}),
    country: country.longText,
    countryCode: country.shortText.toLowerCase(),
    ...(postalCode ? { postalCode: postalCode.longText } : {}),
    formattedAddress: place.formattedAddress,
    ...(place.location
      ? { coordinates: { lat: place.location.latitude, lng: place.location.longitude } }
      : {}),
  };
}

/** Suggestions from the maps service of `MAPS_API_KEY`. Throws 503 where it does not respond properly. */
export function mapsPlaces(key: string, service: string = SERVICE): Places {
  /** The service's response; null for the statuses that mean there is no such place. */
  const ask = async <Answer>(
    path: string,
    init: RequestInit,
    { fields, schema, missing = [] }: { fields: string; schema: z.ZodType<Answer>; missing?: number[] },
  ): Promise<Answer | null> => {
    assertNoTransaction('The maps service');
    try {
      const response = await fetch(`${service}${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      // An unread body would hold the connection.
      if (!response.ok) await response.body?.cancel();
      if (missing.includes(response.status)) return null;
      if (!response.ok) throw new Error(`The maps service answered ${response.status}.`);
      return schema.parse(await response.json());
    } catch (cause) {
      throw new ApiError('service_unavailable', { retryAfter: 5, cause });
    }
  };
  return {
    async suggest({ text, country, limit, sessionToken }) {
      const body = {
        input: text,
        languageCode: LANGUAGE,
        includedPrimaryTypes: TYPES,
        ...(country ? { includedRegionCodes: [country] } : {}),
        ...(sessionToken ? { sessionToken } : {}),
      };
      const init = { method: 'POST', body: JSON.stringify(body) };
      const answer = await ask('/v1/places:autocomplete', init, { fields: '*', schema: suggestionsSchema });
      return (answer?.suggestions ?? [])
        .flatMap(({ placePrediction }): PlaceSuggestion[] =>
          placePrediction
            ? [{ label: placePrediction.text.text, place_id: placePrediction.placeId, answer: null }]
            : [],
        )
        .slice(0, limit);
    },
    async details(placeId, sessionToken) {
      const query = new URLSearchParams({
        languageCode: LANGUAGE,
        ...(sessionToken ? { sessionToken } : {}),
      });
      const place = await ask(
        `/v1/places/${encodeURIComponent(placeId)}?${query}`,
        { method: 'GET' },
        { fields: 'addressComponents,formattedAddress,location', schema: placeSchema, missing: [400, 404] },
      );
      return place && answerOf(place);
    },
  };
}
