import type { App } from '#http/app';
import type { Context } from '../../context.ts';

/** The page where whoever is signed in changes the password; others sign in there first. */
const CHANGE_PASSWORD = '/account/settings#password';

/** Addresses that other programs know beforehand (RFC 8615). */
export function wellKnownRoutes(app: App, { config }: Context): void {
  // Password managers lead here: https://w3c.github.io/webappsec-change-password-url/
  app.get(
    '/.well-known/change-password',
    { schema: { tags: ['accounts'], summary: 'Leads to the page where the password is changed' } },
    async (_request, reply) => reply.redirect(`${config.PUBLIC_URL}${CHANGE_PASSWORD}`, 302),
  );
}
