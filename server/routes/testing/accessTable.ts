import { PASSWORD, type Person } from '#testing/person';
import type { AccessWorld, Actor } from './accessWorld.ts';

/** A route, a request for something of the owner's, and the response to each actor. */
export interface AccessRow {
  /** Method and template, as registered. */
  readonly route: string;
  readonly statuses: Readonly<Record<Actor, number>>;
  /** The URL; the template itself where it has no parameters. */
  readonly url?: (world: AccessWorld) => string | Promise<string>;
  /** Sent as JSON. */
  readonly body?: (world: AccessWorld, asking: Person) => object | Promise<object>;
  /** Sent as a form. */
  readonly form?: (world: AccessWorld) => Readonly<Record<string, string>>;
  /** The call uses up the account, so each actor gets a new one. */
  readonly usesUp?: boolean;
  /**
   * The sandbox of the payment provider: the holder of a checkout's address sees whom it is for, as at the provider.
   */
  readonly showsBuyer?: boolean;
}

type Asking = Omit<AccessRow, 'route' | 'statuses'>;

/** Open to everybody: no account is needed, and an expired token does not matter. */
const anybody = (route: string, status: number, asking: Asking = {}): AccessRow => ({
  route,
  statuses: { anonymous: status, expired: status, revoked: status, other: status, owner: status },
  ...asking,
});

/** For any account and about that account: a stranger does to their own what the owner does to theirs. */
const account = (route: string, status: number, asking: Asking = {}): AccessRow => ({
  route,
  statuses: { anonymous: 401, expired: 401, revoked: 401, other: status, owner: status },
  ...asking,
});

/** About one thing of the owner's, which does not exist for a stranger. */
const owned = (route: string, status: number, asking: Asking): AccessRow => ({
  route,
  statuses: { anonymous: 401, expired: 401, revoked: 401, other: 404, owner: status },
  ...asking,
});

const ORDER = '/api/v1/orders/:id';
const orderUrl =
  (rest = '') =>
  ({ order }: AccessWorld) =>
    `/api/v1/orders/${order.order_id}${rest}`;
const contact = {
  body: () => ({ name: 'Ada', email: 'ada@example.org', message: 'Hello', privacy: true }),
};
const noSuchLink = { token: 'x'.repeat(43) };
const session = ({ open }: AccessWorld) => open.session_id;

const PUBLIC_ROWS: readonly AccessRow[] = [
  anybody('GET /healthz', 200),
  anybody('GET /readyz', 200),
  // From this machine, as in the test; the rest is tested beside the route.
  anybody('GET /metrics', 200),
  anybody('GET /api/v1/openapi.json', 200),
  anybody('GET /api/v1/docs', 200),
  anybody('GET /api/v1/docs/*', 200, { url: () => '/api/v1/docs/static/swagger-ui.css' }),
  anybody('GET /api/v1/products', 200),
  anybody('GET /api/v1/products/:id', 200, { url: () => '/api/v1/products/prod_global_fit_silver' }),
  anybody('GET /api/v1/config', 200),
  anybody('GET /api/v1/places/suggest', 200, { url: () => '/api/v1/places/suggest?q=lisb' }),
  anybody('GET /api/v1/places/details', 404, { url: () => '/api/v1/places/details?place_id=nowhere' }),
  anybody('GET /capitals.geojson', 200),
  anybody('GET /demographics/:file.json', 200, { url: () => '/demographics/portugal_profile.json' }),
  anybody('GET /api/v1/countries/:iso3/detail', 200, { url: () => '/api/v1/countries/PRT/detail' }),
  anybody('GET /api/v1/countries/:iso3/quiz-figures', 200, {
    url: () => '/api/v1/countries/PRT/quiz-figures',
  }),
  anybody('POST /api/v1/countries/find-my-country', 200, { body: () => ({ preferences: {}, top_n: 1 }) }),
  anybody('GET /.well-known/change-password', 302),
  anybody('GET /social/:name.png', 404, { url: () => '/social/atlantis.png' }),
  anybody('POST /f/:formId', 200, { url: () => '/f/contact', ...contact }),
  anybody('POST /p/:project/f/:formId', 200, { url: () => '/p/site/f/contact', ...contact }),
];

const SIGNING_IN: readonly AccessRow[] = [
  anybody('POST /api/v1/login/access-token', 200, {
    form: ({ other }) => ({ username: other.email, password: PASSWORD }),
  }),
  anybody('POST /api/v1/users/signup', 409, {
    body: ({ other }) => ({ email: other.email, password: PASSWORD, full_name: 'Another' }),
  }),
  anybody('POST /api/v1/password-recovery', 202, { body: ({ owner }) => ({ email: owner.email }) }),
  anybody('POST /api/v1/reset-password', 400, { body: () => ({ ...noSuchLink, new_password: PASSWORD }) }),
  anybody('POST /api/v1/users/confirm-email', 400, { body: () => noSuchLink }),
];

/** Open to the holder of the private link, the session id or a correctly signed event, without an account. */
const BY_WHAT_ONE_HOLDS: readonly AccessRow[] = [
  anybody('POST /api/v1/second-adult/open', 200, {
    body: ({ secondAdultToken }) => ({ token: secondAdultToken }),
  }),
  anybody('POST /api/v1/second-adult/answers', 422, { body: () => noSuchLink }),
  anybody('POST /api/v1/second-adult/withdraw', 404, { body: () => noSuchLink }),
  anybody('POST /api/v1/shared-reports/open', 404, { body: () => noSuchLink }),
  anybody('GET /api/v1/payments/session-status/:session_id', 200, {
    url: ({ order }) => `/api/v1/payments/session-status/${order.session_id}`,
  }),
  anybody('GET /api/v1/payments/cancel/:order_id', 303, {
    url: ({ order }) => `/api/v1/payments/cancel/${order.order_id}`,
  }),
  anybody('POST /api/v1/payments/webhook', 400, { body: () => ({ type: 'checkout.session.completed' }) }),
  anybody('GET /sandbox/assets/checkout.css', 200),
  anybody('GET /sandbox/assets/checkout.js', 200),
  anybody('GET /sandbox/checkout/:id', 200, {
    url: (world) => `/sandbox/checkout/${session(world)}`,
    showsBuyer: true,
  }),
  anybody('GET /sandbox/checkout/:id/cancel', 303, {
    url: (world) => `/sandbox/checkout/${session(world)}/cancel`,
  }),
  anybody('POST /sandbox/checkout/:id/pay', 400, {
    url: (world) => `/sandbox/checkout/${session(world)}/pay`,
    form: () => ({}),
    showsBuyer: true,
  }),
  anybody('POST /sandbox/checkout/:id/promotion', 303, {
    url: (world) => `/sandbox/checkout/${session(world)}/promotion`,
    form: () => ({ code: 'NOPE' }),
  }),
  anybody('GET /sandbox/embedded/:id', 404, { url: (world) => `/sandbox/embedded/${session(world)}` }),
  anybody('GET /sandbox/embedded/:id/cancel', 404, { url: () => '/sandbox/embedded/nothing/cancel' }),
  anybody('POST /sandbox/embedded/:id/pay', 404, {
    url: () => '/sandbox/embedded/nothing/pay',
    form: () => ({}),
  }),
  anybody('POST /sandbox/embedded/:id/promotion', 404, {
    url: () => '/sandbox/embedded/nothing/promotion',
    form: () => ({}),
  }),
  anybody('GET /sandbox/authenticate/:id', 303, {
    url: (world) => `/sandbox/authenticate/${session(world)}`,
  }),
  anybody('POST /sandbox/authenticate/:id', 404, {
    url: () => '/sandbox/authenticate/nothing',
    form: () => ({}),
  }),
];

const ONES_OWN: readonly AccessRow[] = [
  account('GET /api/v1/users/me', 200),
  account('PATCH /api/v1/users/me', 200, { body: () => ({ country_of_residence: 'ESP' }) }),
  account('GET /api/v1/users/me/data', 200),
  account('GET /api/v1/users/me/sessions', 200),
  owned('DELETE /api/v1/users/me/sessions/:id', 204, {
    async url({ shop, owner, headersOf }) {
      const headers = await headersOf('owner', owner);
      const answer = await shop.app.inject({ url: '/api/v1/users/me/sessions', headers });
      const { data } = answer.json<{ data: { id: string; current: boolean }[] }>();
      return `/api/v1/users/me/sessions/${data.find(({ current }) => current)?.id}`;
    },
  }),
  account('POST /api/v1/users/me/email', 202, {
    body: (_world, { id }) => ({ email: `${id}@example.org`, password: PASSWORD }),
  }),
  account('POST /api/v1/users/me/password', 204, {
    body: () => ({ current_password: PASSWORD, new_password: PASSWORD }),
  }),
  account('POST /api/v1/logout', 204),
  account('POST /api/v1/users/me/sign-out-everywhere', 204),
  account('GET /api/v1/users/me/second-adult', 200),
  account('POST /api/v1/users/me/second-adult', 201),
  account('DELETE /api/v1/users/me/second-adult', 204),
  account('GET /api/v1/consents/health', 200),
  account('PUT /api/v1/consents/health', 204, { body: () => ({ text_version: '1' }) }),
  account('DELETE /api/v1/consents/health', 204),
  account('GET /api/v1/drafts/profile-assessment', 200),
  account('PUT /api/v1/drafts/profile-assessment', 200, {
    body: () => ({ version: 0, answers: {}, section_index: 0 }),
  }),
  account('PATCH /api/v1/drafts/profile-assessment', 409, {
    body: () => ({ version: 99, answers: {}, section_index: 0 }),
  }),
  account('DELETE /api/v1/drafts/profile-assessment', 204),
  account('POST /api/v1/survey-results', 422, { body: () => ({ survey: { id: 'x', answers: {} } }) }),
  account('DELETE /api/v1/users/me', 204, { body: () => ({ password: PASSWORD }), usesUp: true }),
];

const ONE_THING_OF_THE_OWNER: readonly AccessRow[] = [
  owned('GET /api/v1/survey-results/:id', 200, {
    url: ({ owner }) => `/api/v1/survey-results/${owner.profileId}`,
  }),
  owned('POST /api/v1/payments/create-checkout-session', 409, {
    body: ({ shop, owner }) => shop.wish(owner),
  }),
  account('GET /api/v1/orders', 200),
  owned(`GET ${ORDER}`, 200, { url: orderUrl() }),
  owned(`GET ${ORDER}/report`, 200, { url: orderUrl('/report') }),
  owned(`GET ${ORDER}/report.pdf`, 200, { url: orderUrl('/report.pdf') }),
  owned(`GET ${ORDER}/share`, 200, { url: orderUrl('/share') }),
  owned(`POST ${ORDER}/share`, 201, {
    url: orderUrl('/share'),
    body: () => ({ scope: 'places', show_name: false }),
  }),
  owned(`PATCH ${ORDER}/share`, 200, {
    url: orderUrl('/share'),
    body: () => ({ scope: 'most', show_name: false }),
  }),
  owned(`DELETE ${ORDER}/share`, 204, { url: orderUrl('/share') }),
  owned(`POST ${ORDER}/revisions`, 202, {
    url: orderUrl('/revisions'),
    body: async ({ shop, owner }) => ({ survey_results_id: await shop.profileOf(owner, 92) }),
  }),
  owned(`POST ${ORDER}/refund-request`, 202, { url: orderUrl('/refund-request'), body: () => ({}) }),
];

/** Every route of the product with its response to every actor. A missing route fails the test. */
export const ACCESS_TABLE: readonly AccessRow[] = [
  ...PUBLIC_ROWS,
  ...SIGNING_IN,
  ...BY_WHAT_ONE_HOLDS,
  ...ONE_THING_OF_THE_OWNER,
  ...ONES_OWN,
];
