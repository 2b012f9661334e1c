import type { App } from '#http/app';
import type { Context } from '../../context.ts';

/** The page with the form for a new password, after signing in where necessary. */
const CHANGE_PASSWORD = '/account/settings#password';

/** Well-known addresses (RFC 8615) that other programs request. */
export function wellKnownRoutes(app: App, { config }: Context): void {
  // Password managers lead here: https://w3c.github.io/webappsec-change-password-url/
  app.get(
    '/.well-known/change-password',
    { schema: { tags: ['accounts'], summary: 'Leads to the page where the password is changed' } },
    async (_request, reply) => reply.redirect(`${config.PUBLIC_URL}${CHANGE_PASSWORD}`, 302),
  );
}
