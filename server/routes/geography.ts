import { capitalCollection } from '@global-fit/atlas/capitals';
import type { App } from '#http/app';
import type { Context } from '../context.ts';

const AN_HOUR = 'public, max-age=3600';

/** Files made of the atlas, in the shapes and under the names that pages ask for. */
export function geographyRoutes(app: App, { atlas }: Context): void {
  let capitals: string | undefined;
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
}
