import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify';
import type { App } from '#http/app';
import { endConnectionsWhenClosing } from '#http/closing';
import { refuseEncoded } from '#http/encoded';
import { handleErrors, sendError } from '#http/errors';
import { openRequestMetrics } from '#http/metrics/requestMetrics';
import { handleUnknownRoutes } from '#http/notFound';
import { serveOpenApi } from '#http/openapi';
import { sendPagesFirst } from '#http/pagesFirst';
import { answerPlainHttp, originForm } from '#http/plainHttp';
import type { ReadinessCheck } from '#http/readiness';
import { requestLog } from '#http/requestLog';
import { recordRoutes } from '#http/routeList';
import { declareSession } from '#http/session';
import { refuseUnstorable } from '#http/storable';
import { refuseUnreadable } from '#http/unreadable';
import { watchRequests } from '#http/watchRequests';
import { zodSchemas } from '#http/zodSchemas';
import { accountDataRoutes } from '#routes/accounts/accountData';
import { accountRecoveryRoutes } from '#routes/accounts/accountRecovery';
import { accountSessionRoutes } from '#routes/accounts/accountSessions';
import { accountSettingsRoutes } from '#routes/accounts/accountSettings';
import { accountRoutes } from '#routes/accounts/accounts';
import { catalogueRoutes } from '#routes/site/catalogue';
import { consentRoutes } from '#routes/accounts/consents';
import { contactRoutes } from '#routes/site/contact';
import { coupleRoutes } from '#routes/assessment/couples';
import { draftRoutes } from '#routes/assessment/drafts';
import { geographyRoutes } from '#routes/site/geography';
import { healthRoutes } from '#routes/operation/health';
import { metricsRoutes } from '#routes/operation/metrics';
import { orderRoutes } from '#routes/orders/orders';
import { paymentRoutes } from '#routes/orders/payments';
import { placeRoutes } from '#routes/site/places';
import { quizRoutes } from '#routes/assessment/quiz';
import { reportRoutes } from '#routes/reports/reports';
import { shareRoutes } from '#routes/reports/shares';
import { siteConfigRoutes } from '#routes/site/siteConfig';
import { socialImageRoutes } from '#routes/site/socialImage';
import { surveyResultRoutes } from '#routes/assessment/surveyResults';
import { webhookRoutes } from '#routes/orders/webhook';
import { wellKnownRoutes } from '#routes/site/wellKnown';
import { addSecureHeaders, secureHeaders } from '#security/headers';
import { countryAddress } from '#site/countryAddress';
import { pageSources } from '#site/pageSources';
import { readSite } from '#site/readSite';
import { openSite } from '#site/sendSite';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';

/** One mebibyte holds even the longest set of answers several times over. */
const BODY_LIMIT = 1024 * 1024;
const REQUEST_LIMIT_MS = 30_000;
/** How often Node looks for requests beyond that limit; by itself it does so every half minute. */
const CHECK_CONNECTIONS_MS = 5_000;
/** Time limit for each plugin at startup; on a busy machine Fastify's ten seconds are too short. */
const PLUGIN_LIMIT_MS = 120_000;

/** All routes that need the context; each function registers its own addresses. */
const ROUTES: readonly ((app: App, context: Context) => void)[] = [
  accountRoutes,
  accountSettingsRoutes,
  accountSessionRoutes,
  accountDataRoutes,
  accountRecoveryRoutes,
  catalogueRoutes,
  siteConfigRoutes,
  surveyResultRoutes,
  draftRoutes,
  consentRoutes,
  placeRoutes,
  geographyRoutes,
  contactRoutes,
  quizRoutes,
  socialImageRoutes,
  paymentRoutes,
  webhookRoutes,
  orderRoutes,
  reportRoutes,
  shareRoutes,
  coupleRoutes,
  wellKnownRoutes,
];

/** The hops of `X-Forwarded-For` that are trusted; a number counts proxies outwards from this server. */
function trusted(
  proxies: Config['TRUST_PROXY'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies && [...proxies];
}

const SITE = fileURLToPath(new URL('../web/build/client', import.meta.url));

/** The HTTP application with every route; not listening yet. */
export async function createApp(context: Context, checks: readonly ReadinessCheck[]): Promise<App> {
  const { config, ids, log } = context;
  const https = config.PUBLIC_URL.startsWith('https:');
  const app = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => ids.next(),
    // URLs that cannot be decoded never reach a route, a hook or the error handler.
    frameworkErrors: (error, request, answer) => {
      const reply = answer as unknown as FastifyReply;
      const page = site?.find(request);
      if (site && page) {
        const sent = Promise.resolve(site.send(page, request, reply));
        return void sent.catch((failure: unknown) => sendError(failure, request, reply));
      }
      addSecureHeaders(request, reply.code(400), https);
      void sendError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable(ids, https),
    // `refuseUnstorable` looks for such names while it walks through the body.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_LIMIT_MS,
    // Node takes the longer of two limits for the whole request, and gives headers a minute by itself.
    http: {
      headersTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      requireHostHeader: false,
    },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    pluginTimeout: PLUGIN_LIMIT_MS,
    trustProxy: trusted(config.TRUST_PROXY),
    schemaController: zodSchemas,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
  }) as unknown as App;
  app.removeContentTypeParser('text/plain');

  const requestMetrics = openRequestMetrics();
  const watchers = [requestMetrics, endConnectionsWhenClosing(app)];
  recordRoutes(app);
  watchRequests(app, [requestLog(log), ...watchers]);
  secureHeaders(app, https);
  handleErrors(app);
  answerPlainHttp(app);
  const files = config.ROLE === 'worker' ? null : readSite(SITE, config.PUBLIC_URL);
  const site = files && openSite(files, pageSources(config), https, countryAddress(context.atlas));
  handleUnknownRoutes(app, site);
  if (files && site) {
    sendPagesFirst(app, site, ids, watchers);
    app.addHook('onListen', () => {
      files
        .readAhead()
        .catch((error: unknown) => log.error({ err: error }, 'the built site could not be read'));
    });
  }
  declareSession(app);
  refuseEncoded(app);
  refuseUnstorable(app);
  serveOpenApi(app, config.PUBLIC_URL);

  healthRoutes(app, checks);
  metricsRoutes(app, context, requestMetrics);
  if (config.ROLE !== 'worker') {
    for (const routes of ROUTES) routes(app, context);
    if (context.sandbox) await app.register(context.sandbox.pages);
  }
  await app.ready();
  return app;
}
