import { ApiError } from '@global-fit/contract/errors';
import {
  placeDetailsQuerySchema,
  placeDetailsSchema,
  placeSuggestionsSchema,
  suggestQuerySchema,
} from '@global-fit/contract/places';
import type { App } from '#http/app';
import { failures } from '#http/documented';
import { countUse, networkOf } from '#security/rateLimit';
import type { Context } from '../../context.ts';

/** Place suggestions for type-ahead. */
export function placeRoutes(app: App, context: Context): void {
  app.get(
    '/api/v1/places/suggest',
    {
      schema: {
        tags: ['places'],
        summary: 'Places whose name begins with a text',
        querystring: suggestQuerySchema,
        response: { 200: placeSuggestionsSchema, ...failures(422, 429, 503) },
      },
    },
    async ({ query, ip }) => {
      if (query.q === '') return { suggestions: [] };
      await countUse(context, 'PLACES', networkOf(ip));
      const suggestions = await context.places.suggest({
        text: query.q,
        country: query.country ?? null,
        limit: query.limit,
        sessionToken: query.session_token ?? null,
      });
      return { suggestions: [...suggestions] };
    },
  );

  app.get(
    '/api/v1/places/details',
    {
      schema: {
        tags: ['places'],
        summary: 'The place of a suggestion that came without its answer',
        querystring: placeDetailsQuerySchema,
        response: { 200: placeDetailsSchema, ...failures(404, 422, 429, 503) },
      },
    },
    async ({ query, ip }) => {
      await countUse(context, 'PLACES', networkOf(ip));
      const answer = await context.places.details(query.place_id, query.session_token ?? null);
      if (!answer) throw new ApiError('not_found');
      return { answer };
    },
  );
}
