import { anywhere, type Wall, walled, within } from './wall.ts';

const SERVER_WALL: Wall = {
  group: ['#routes/**', '**/routes/**', '#commands/**', '**/commands/**'],
  message: 'Arrows go down: routes -> services -> db | adapters.',
};
/** Folders below the services. */
export const SERVER_BOTTOM = [
  'adapters',
  'catalogue',
  'config',
  'db',
  'mail',
  'pdf',
  'sandbox',
  'security',
  'site',
  'workers',
];
/** Folders that start the server and hand requests and jobs to services. */
export const SERVER_TOP = ['http', 'jobs', 'start'];
/** How requests are checked and answered by schemas, which the sandbox's own API needs too. */
const SCHEMAS_ALLOWED = ['!#http/zodSchemas'];
const SERVICES = 'server/services';
/** Folders of services that import from one another: each may import from those before it. */
export const SERVICE_ROOMS = [
  'catalogue',
  'mails',
  'accounts',
  'consents',
  'contact',
  'profiles',
  'couples',
  'drafts',
  'reports',
  'sending',
  'shares',
  'orders',
  'personalData',
  'retention',
  'operations',
];
/** Folders of services that import from no other. */
export const SERVICES_APART = ['quiz', 'socialImages'];
const serviceWall = (room: string): Wall => ({
  group: anywhere(SERVICE_ROOMS.slice(SERVICE_ROOMS.indexOf(room) + 1)),
  message: `Arrows go down: ${SERVICE_ROOMS.toReversed().join(' -> ')}.`,
});

const ORDERS = `${SERVICES}/orders`;
/** The folders of orders in steps: each may import from the steps before, and the root from none of them. */
export const ORDER_STEPS = [
  ['report'],
  ['payment'],
  ['checkout', 'refund'],
  ['dispute'],
  ['customer', 'events', 'operator'],
];
const orderWalls = (files: string[], above: readonly string[]) =>
  walled(files, SERVER_WALL, serviceWall('orders'), {
    group: anywhere(above),
    message:
      'Arrows go down: customer, operator, events -> dispute -> refund -> payment; checkout -> payment -> report; none from the root.',
  });

/** Rules within the server. */
export const serverWalls = [
  walled(within('server', [...SERVER_TOP, 'services']), SERVER_WALL),
  walled(within(SERVICES, SERVICES_APART), SERVER_WALL, {
    group: anywhere(SERVICE_ROOMS),
    message: `${SERVICES_APART.join(' and ')} read no other service.`,
  }),
  ...SERVICE_ROOMS.slice(0, -1).map((room) =>
    walled(within(SERVICES, [room]), SERVER_WALL, serviceWall(room)),
  ),
  orderWalls([`${ORDERS}/*.ts`], ORDER_STEPS.flat()),
  ...ORDER_STEPS.slice(0, -1).map((rooms, at) =>
    orderWalls(within(ORDERS, rooms), ORDER_STEPS.slice(at + 1).flat()),
  ),
  walled(within('server', SERVER_BOTTOM), SERVER_WALL, {
    group: [
      ...anywhere(['services', 'jobs']),
      '#services/**',
      '#jobs/**',
      '#http/**',
      '#start/**',
      ...SCHEMAS_ALLOWED,
    ],
    message: `${SERVER_BOTTOM.join(', ')} stand below the services of the server.`,
  }),
  walled(
    ['server/routes/**'],
    {
      group: ['#db/schema', '#db/schema/**', 'drizzle-orm', 'drizzle-orm/**', 'stripe', 'nodemailer'],
      message: 'A route asks a service; it does not query or call out itself.',
    },
    {
      regex: '^(#routes/|\\.\\./[^.]|(\\.\\./)+routes/)',
      message: 'A route reads no route of another field: what two of them share is in http.',
    },
  ),
];
