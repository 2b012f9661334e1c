import { createHash } from 'node:crypto';
import { ApiError } from '@global-fit/contract/errors';
import { z } from 'zod';
import type { App } from '#http/app';
import { openSocialImages } from '#services/socialImages/socialImages';
import type { Context } from '../../context.ts';

const A_DAY = 'public, max-age=86400';

/** Pictures for link previews, drawn on first request. */
export function socialImageRoutes(app: App, { atlas, sender }: Context): void {
  const images = openSocialImages(atlas, sender.name);
  app.addHook('onClose', () => images.close());

  app.get(
    '/social/:name.png',
    {
      schema: {
        tags: ['geography'],
        summary: 'The picture of a page for link previews, e.g. portugal.png',
        params: z.object({ name: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      const picture = await images.image(request.params.name);
      if (!picture) throw new ApiError('not_found');
      const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      void reply.header('etag', etag).header('cache-control', A_DAY);
      // Other sites may embed the picture, which is its purpose.
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(picture);
    },
  );
}
