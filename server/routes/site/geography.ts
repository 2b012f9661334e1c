import { capitalCollection } from '@global-fit/atlas/places/capitals';
import { countryDetail } from '@global-fit/atlas/detail/detail';
import { openStandings } from '@global-fit/atlas/percentile';
import { countryProfile } from '@global-fit/atlas/countryProfile/profile';
import { ApiError } from '@global-fit/contract/errors';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '#http/app';
import { quizFigures } from '#services/quiz/quizFigures';
import type { Context } from '../../context.ts';

/** The JSON of what `make` returns for a name. It depends on the atlas alone, so it is kept. Throws 404 for null. */
function writtenOnce(make: (name: string) => object | null): (name: string) => string {
  const texts = new Map<string, string>();
  return (name) => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const made = make(name);
    if (!made) throw new ApiError('not_found');
    const text = JSON.stringify(made);
    texts.set(name, text);
    return text;
  };
}

function sendFile(reply: FastifyReply, text: string, type = 'application/json'): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
}

/** Files generated from the atlas, with the names and shapes that pages request. */
export function geographyRoutes(app: App, { atlas }: Context): void {
  const byIso3 = z.object({
    iso3: z.string().regex(/^[A-Z]{3}$/, 'A country is a code of three capital letters'),
  });
  const standings = openStandings(atlas);
  const capitals = writtenOnce(() => capitalCollection(atlas));
  const detail = writtenOnce((iso3) => countryDetail(atlas, iso3, standings));
  const figures = writtenOnce((iso3) => quizFigures(atlas, iso3));
  const profile = writtenOnce((file) => {
    const country = atlas.countryByProfileFile(file);
    return country ? countryProfile(atlas, country.iso3, standings) : null;
  });

  app.get(
    '/capitals.geojson',
    { schema: { tags: ['geography'], summary: 'All capitals' } },
    async (_request, reply) => sendFile(reply, capitals('all'), 'application/geo+json'),
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
    async ({ params }, reply) => sendFile(reply, profile(params.file)),
  );

  app.get(
    '/api/v1/countries/:iso3/detail',
    {
      schema: {
        tags: ['geography'],
        summary: 'Figures with year and source, monthly climate, prices, visa routes and cities of a country',
        params: byIso3,
      },
    },
    async ({ params }, reply) => sendFile(reply, detail(params.iso3)),
  );

  app.get(
    '/api/v1/countries/:iso3/quiz-figures',
    {
      schema: {
        tags: ['quiz'],
        summary: 'The figures behind every factor of the quiz for a country, with year and source',
        params: byIso3,
      },
    },
    async ({ params }, reply) => sendFile(reply, figures(params.iso3)),
  );
}
