import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mapsPlaces } from './mapsService.ts';
import type { Places } from './places.ts';

/** A server with responses of Google's Places API (New), as shown in its reference. */
const service = Fastify();
const asked: { url: string; headers: Record<string, unknown>; body: unknown }[] = [];
let status = 200;
/** Returned in place of suggestions. */
let other: object | undefined;
let places: Places;

const prediction = (placeId: string, text: string) => ({
  placePrediction: { placeId, text: { text, matches: [] }, types: ['locality'] },
});

beforeAll(async () => {
  service.addHook('preHandler', async ({ url, headers, body }) => {
    asked.push({ url, headers, body });
  });
  service.post('/v1/places::autocomplete', async (_request, reply) =>
    reply.code(status).send(
      other ?? {
        suggestions: [
          prediction('p1', 'Lisbon, Portugal'),
          { queryPrediction: {} },
          prediction('p2', 'Lisburn, UK'),
        ],
      },
    ),
  );
  service.get('/v1/places/:id', async ({ params }, reply) => {
    if ((params as { id: string }).id !== 'p1') return reply.code(404).send({ error: { code: 404 } });
    return {
      formattedAddress: 'Lisbon, Portugal',
      location: { latitude: 38.72, longitude: -9.14 },
      addressComponents: [
        { longText: 'Lisbon', shortText: 'Lisbon', types: ['locality', 'political'] },
        { longText: 'Lisbon District', shortText: 'Lisbon', types: ['administrative_area_level_1'] },
        { longText: 'Portugal', shortText: 'PT', types: ['country', 'political'] },
      ],
    };
  });
  await service.listen({ host: '127.0.0.1', port: 0 });
  places = mapsPlaces('key-1', `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`);
});
afterAll(() => service.close());
beforeEach(() => {
  asked.length = 0;
  status = 200;
  other = undefined;
});

it('asks for the four kinds of place in one billed session, and gives suggestions without their details', async () => {
  const found = await places.suggest({ text: 'lis', country: 'PT', limit: 5, sessionToken: 's1' });
  expect(found).toEqual([
    { label: 'Lisbon, Portugal', place_id: 'p1', answer: null },
    { label: 'Lisburn, UK', place_id: 'p2', answer: null },
  ]);
  expect(asked[0]?.headers['x-goog-api-key']).toBe('key-1');
  expect(asked[0]?.body).toEqual({
    input: 'lis',
    languageCode: 'en',
    includedPrimaryTypes: ['locality', 'postal_code', 'administrative_area_level_1', 'country'],
    includedRegionCodes: ['PT'],
    sessionToken: 's1',
  });
});

it('reads the details of a place into an answer', async () => {
  expect(await places.details('p1', 's1')).toEqual({
    value: 'Lisbon, Portugal',
    city: 'Lisbon',
    region: 'Lisbon District',
    country: 'Portugal',
    countryCode: 'pt',
    formattedAddress: 'Lisbon, Portugal',
    coordinates: { lat: 38.72, lng: -9.14 },
  });
  expect(asked[0]?.url).toBe('/v1/places/p1?languageCode=en&sessionToken=s1');
  expect(asked[0]?.headers['x-goog-fieldmask']).toBe('addressComponents,formattedAddress,location');
  expect(await places.details('gone', null)).toBeNull();
});

it.each([
  ['is away', 500, undefined],
  ['does not take our key', 400, undefined],
  ['answers something else', 200, { suggestions: 'none' }],
])('is briefly unavailable, and says why, while the service %s', async (_what, code, body) => {
  status = code;
  other = body;
  const failing = places.suggest({ text: 'lis', country: null, limit: 5, sessionToken: null });
  await expect(failing).rejects.toMatchObject({ code: 'service_unavailable', cause: expect.any(Error) });
});
