import { countryDetail } from '@global-fit/atlas/detail/detail';
import { openStandings } from '@global-fit/atlas/percentile';
import type { Standings } from '@global-fit/atlas/percentile';
import { ApiError } from '@global-fit/contract/errors';
import { z } from 'zod';
import type { App } from '#http/app';
import type { Context } from '../context.ts';

const AN_HOUR = 'public, max-age=3600';

/** What pages about a country show beyond its profile. Each answer is written once and kept. */
export function countryRoutes(app: App, { atlas }: Context): void {
  let standings: Standings | undefined;
  const ready = new Map<string, string>();

  app.get(
    '/api/v1/countries/:iso3/detail',
    {
      schema: {
        tags: ['geography'],
        summary: 'Figures with year and source, monthly climate, prices, visa routes and cities of a country',
        params: z.object({
          iso3: z.string().regex(/^[A-Z]{3}$/, 'A country is a code of three capital letters'),
        }),
      },
    },
    async ({ params: { iso3 } }, reply) => {
      standings ??= openStandings(atlas);
      const text = ready.get(iso3) ?? JSON.stringify(countryDetail(atlas, iso3, standings));
      if (text === 'null') throw new ApiError('not_found');
      ready.set(iso3, text);
      return reply.type('application/json; charset=utf-8').header('cache-control', AN_HOUR).send(text);
    },
  );
}
