import { capitalCollection } from '@global-fit/atlas/capitals';
import { openStandings } from '@global-fit/atlas/percentile';
import type { Standings } from '@global-fit/atlas/percentile';
import { countryProfile } from '@global-fit/atlas/profile/profile';
import { ApiError } from '@global-fit/contract/errors';
import { z } from 'zod';
import type { App } from '#http/app';
import type { Context } from '../context.ts';

const AN_HOUR = 'public, max-age=3600';

/** Files made of the atlas, in the shapes and under the names that pages ask for. Each is written once and kept. */
export function geographyRoutes(app: App, { atlas }: Context): void {
  let capitals: string | undefined;
  let standings: Standings | undefined;
  const profiles = new Map<string, string>();

  function profileText(file: string): string | null {
    const ready = profiles.get(file);
    if (ready) return ready;
    const country = atlas.countryByProfileFile(file);
    if (!country) return null;
    standings ??= openStandings(atlas);
    const text = JSON.stringify(countryProfile(atlas, country.iso3, standings));
    profiles.set(file, text);
    return text;
  }

  app.get(
    '/capitals.geojson',
    { schema: { tags: ['geography'], summary: 'All capitals' } },
    async (_request, reply) => {
      capitals ??= JSON.stringify(capitalCollection(atlas));
      return reply
        .type('application/geo+json; charset=utf-8')
        .header('cache-control', AN_HOUR)
        .send(capitals);
    },
  );

  app.get(
    '/demographics/:file.json',
    {
      schema: {
        tags: ['geography'],
        summary: 'The profile of a country, e.g. portugal_profile.json',
        params: z.object({ file: z.string() }),
      },
    },
    async ({ params }, reply) => {
      const text = profileText(params.file);
      if (text === null) throw new ApiError('not_found');
      return reply.type('application/json; charset=utf-8').header('cache-control', AN_HOUR).send(text);
    },
  );
}
