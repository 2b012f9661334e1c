import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages, mails } from '#db/schema/mails';
import { startTestApp, type TestApp } from '#testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ANALYTICS_ID: 'G-1', RATE_LIMIT_CONTACT: 'off' } });
});
afterAll(() => test.close());

describe('products', () => {
  it('are the three tiers by rank, in the shape that pages read', async () => {
    const { data } = (await test.app.inject({ url: '/api/v1/products' })).json<{
      data: Record<string, unknown>[];
    }>();
    expect(data.map(({ id, price, formatted_price }) => [id, price, formatted_price])).toEqual([
      ['bronze', 14900, '$149.00'],
      ['silver', 19900, '$199.00'],
      ['gold', 29900, '$299.00'],
    ]);
    expect(data.map(({ product_metadata }) => product_metadata)).toEqual([
      { rank: 1, color: 'accent', popular: false, default_additional_countries: 0 },
      { rank: 2, color: 'info', popular: true, default_additional_countries: 0 },
      { rank: 3, color: 'warning', popular: false, default_additional_countries: 2 },
    ]);
    expect(data.every(({ name }) => /(Bronze|Silver|Gold)$/.test(String(name)))).toBe(true);
    expect(data[0]).toMatchObject({
      images: [],
      marketing_features: expect.arrayContaining([{ name: expect.any(String) }]),
    });
  });

  it('are found by either id, including add-ons', async () => {
    const byOurs = await test.app.inject({ url: '/api/v1/products/gold' });
    const byTheirs = await test.app.inject({ url: '/api/v1/products/prod_global_fit_gold' });
    expect(byOurs.json()).toEqual(byTheirs.json());
    expect((await test.app.inject({ url: '/api/v1/products/single-country-analysis' })).json()).toMatchObject(
      { price: 10000 },
    );
    const unknown = await test.app.inject({ url: '/api/v1/products/platinum' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ detail: 'Failed to find product with ID: platinum', code: 'not_found' });
  });
});

describe('the site', () => {
  it('receives its configuration and nothing secret', async () => {
    const response = await test.app.inject({ url: '/api/v1/config' });
    expect(test.context.publishableKey).toMatch(/^pk_test_/);
    expect(response.json()).toEqual({
      stripe_publishable_key: test.context.publishableKey,
      sandbox: true,
      analytics_id: 'G-1',
      form_endpoint: '/f/contact',
      promotion: null,
      additional_country_price: 5000,
      currency: 'usd',
    });
  });

  it('receives the promotion until the last time zone has passed its end', async () => {
    const promotion = async () =>
      (await test.app.inject({ url: '/api/v1/config' })).json<{ promotion: { code: string } | null }>()
        .promotion;
    const before = test.clock.now();
    test.clock.set('2025-06-01T11:59:59.000Z');
    expect(await promotion()).toMatchObject({
      code: 'MAC25',
      percent_off: 50,
      ends_at: '2025-05-31T23:59:59',
    });
    test.clock.set('2025-06-01T12:00:00.000Z');
    expect(await promotion()).toBeNull();
    test.clock.set(before);
  });
});

const suggest = (query: string) => test.app.inject({ url: `/api/v1/places/suggest?${query}` });

describe('places', () => {
  it('are suggested while typing, in the shape of an answer', async () => {
    const { suggestions } = (await suggest('q=lisb')).json<{
      suggestions: { answer: object; label: string }[];
    }>();
    expect(suggestions[0]).toMatchObject({
      place_id: null,
      answer: {
        city: 'Lisbon',
        country: 'Portugal',
        countryCode: 'pt',
        coordinates: { lat: expect.closeTo(38.7, 0) },
      },
    });
    expect(
      (await suggest('q=san&country=cr&limit=2')).json<{ suggestions: unknown[] }>().suggestions,
    ).toHaveLength(2);
    expect((await suggest('q=')).json()).toEqual({ suggestions: [] });
    expect((await suggest('limit=2')).statusCode).toBe(422);
    expect((await suggest('q=a&country=portugal')).json()).toMatchObject({
      detail: [{ loc: ['query', 'country'] }],
    });
    expect((await suggest('q=a&limit=abc')).statusCode).toBe(422);
  });

  it('include capitals as GeoJSON', async () => {
    const response = await test.app.inject({ url: '/capitals.geojson' });
    expect(response.headers['cache-control']).toContain('max-age');
    const { features } = response.json<{
      features: { properties: { country: string }; geometry: { coordinates: number[] } }[];
    }>();
    expect(features.length).toBeGreaterThan(180);
    const portugal = features.find(({ properties }) => properties.country === 'Portugal');
    expect(portugal?.geometry.coordinates[0]).toBeCloseTo(-9.1, 0);
    expect(portugal?.geometry.coordinates[1]).toBeCloseTo(38.7, 0);
  });
});

describe('a country profile', () => {
  it('is found by its file name', async () => {
    const response = await test.app.inject({ url: '/demographics/portugal_profile.json' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toContain('max-age');
    const profile = response.json<Record<string, unknown>>();
    expect(profile).toMatchObject({ country_name: 'Portugal', meta: { iso3: 'PRT' } });
    expect(Object.keys(profile)).toEqual(
      expect.arrayContaining(['key_highlights', 'statistics', 'detailed_info', 'immigrant_info']),
    );
    expect(
      (await test.app.inject({ url: '/demographics/united_states_of_america_profile.json' })).statusCode,
    ).toBe(200);
  });

  it.each(['atlantis_profile.json', '..%2f..%2fpackage.json', 'portugal_profile'])(
    'is 404 as JSON for %s',
    async (file) => {
      const response = await test.app.inject({ url: `/demographics/${file}` });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

const message = { name: 'Jane Smith', email: 'jane@example.org', message: 'Hello', privacy: true };
const send = (payload: object, url = '/f/contact') =>
  test.app.inject({ method: 'POST', url, payload, headers: { accept: 'application/json' } });
const kept = () => test.context.db.select().from(contactMessages);

describe('the contact form', () => {
  it('stores messages sent as JSON or multipart', async () => {
    const json = await send(message);
    expect(json.statusCode).toBe(200);
    expect(json.json()).toEqual({ ok: true, next: 'http://localhost:3000/#contact' });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...message, privacy: 'on' })) form.set(name, value);
    const encoded = new Response(form);
    const multipart = await test.app.inject({
      method: 'POST',
      url: '/p/site/f/contact',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', accept: 'application/json' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(multipart.statusCode).toBe(200);
    const rows = await kept();
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      name: 'Jane Smith',
      email: 'jane@example.org',
      message: 'Hello',
      remote: '127.0.0.1',
    });
    const letters = await test.context.db.select().from(mails);
    expect(letters.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['contact', test.context.sender.supportEmail],
      ['contact', test.context.sender.supportEmail],
    ]);
  });

  it('returns a browser without scripts to a page', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
      payload: new URLSearchParams({ ...message, privacy: 'on' }).toString(),
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('http://localhost:3000/#contact');
  });

  it.each([
    [{}, [['EMPTY']]],
    [
      { name: ' ' },
      [
        ['REQUIRED_FIELD_EMPTY', 'name'],
        ['REQUIRED_FIELD_MISSING', 'email'],
        ['REQUIRED_FIELD_MISSING', 'message'],
        ['REQUIRED_FIELD_MISSING', 'privacy'],
      ],
    ],
    [{ ...message, email: 'nonsense' }, [['TYPE_EMAIL', 'email']]],
    [
      { ...message, name: '\u200b', message: '\u2060 \u200b\n' },
      [
        ['REQUIRED_FIELD_EMPTY', 'name'],
        ['REQUIRED_FIELD_EMPTY', 'message'],
      ],
    ],
    [{ ...message, message: 7 }, [['TYPE_TEXT', 'message']]],
    [{ ...message, privacy: false }, [['REQUIRED_FIELD_EMPTY', 'privacy']]],
    [{ ...message, privacy: 'no' }, [['REQUIRED_FIELD_EMPTY', 'privacy']]],
  ])('answers %o with its errors', async (body, expected) => {
    const response = await send(body);
    expect(response.statusCode).toBe(422);
    const { errors } = response.json<{ errors: { code: string; field?: string; message: string }[] }>();
    expect(errors.map(({ code, field }) => (field ? [code, field] : [code]))).toEqual(expected);
    // The form puts the field's label in front: "Name should not be empty".
    for (const { field, message: said } of errors)
      if (field) expect(said).toMatch(/^(is|should|consent is) [a-z ]+$/);
  });

  it('refuses files, unknown forms and robots', async () => {
    const before = (await kept()).length;
    const form = new FormData();
    form.set('name', 'Jane');
    form.set('upload', new Blob(['x']), 'x.txt');
    const encoded = new Response(form);
    const upload = await test.app.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(upload.json()).toMatchObject({ errors: [{ code: 'NO_FILE_UPLOADS' }] });
    const unknown = await send(message, '/f/other');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ errors: [{ code: 'FORM_NOT_FOUND' }] });
    const robot = await send({ ...message, _gotcha: 'http://spam.example' });
    expect(robot.statusCode).toBe(200);
    const large = await send({ ...message, message: 'x'.repeat(70_000) });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ errors: [{ code: 'FILES_TOO_BIG' }] });
    const broken = await test.app.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'nonsense',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toEqual({
      errors: [{ code: 'UNSPECIFIED', message: 'The request could not be understood.' }],
    });
    const bodiless = await test.app.inject({ method: 'POST', url: '/f/contact' });
    expect(bodiless.statusCode).toBe(422);
    expect(bodiless.json()).toMatchObject({ errors: [{ code: 'EMPTY' }] });
    expect(await kept()).toHaveLength(before);
  });

  it('reports an unavailable database in its own protocol', async () => {
    const broken = await startTestApp();
    await broken.database.close();
    const response = await broken.app.inject({ method: 'POST', url: '/f/contact', payload: message });
    await broken.app.close();
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(response.json()).toEqual({
      errors: [{ code: 'UNSPECIFIED', message: expect.stringMatching(/Please try again\.$/) }],
    });
  });
});
