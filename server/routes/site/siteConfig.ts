import { siteConfigSchema } from '@global-fit/contract/siteConfig';
import type { App } from '#http/app';
import { describeSite } from '#services/catalogue/describeSite';
import type { Context } from '../../context.ts';

/** Configuration that pages request once at start; none of it is built into them. */
export function siteConfigRoutes(app: App, context: Context): void {
  app.get(
    '/api/v1/config',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'Public settings of this installation',
        response: { 200: siteConfigSchema },
      },
    },
    () => describeSite(context),
  );
}
