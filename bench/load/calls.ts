import { QUIZ_FACTORS } from '@global-fit/contract/quizFactors';
import { answersFromSeed } from '@global-fit/questionnaire/testing/answers';

/** What the client needs of the product: people with an account, and paid sessions. */
export interface Known {
  /** At least one for each connection, since two saves of one draft would conflict. */
  readonly savers: readonly { readonly token: string; version: number }[];
  readonly sessions: readonly string[];
  /** Size of the home page as sent, in bytes. */
  readonly pageBytes: number;
}

export const CALLS = [
  'hello',
  'bare bytes',
  'home page',
  'text page',
  'match',
  'autosave',
  'whole draft',
  'session-status',
] as const;
export type Call = (typeof CALLS)[number];

/** Calls that a process answers without asking PostgreSQL. */
export const ANSWERED_ALONE: ReadonlySet<Call> = new Set([
  'hello',
  'bare bytes',
  'home page',
  'text page',
  'match',
]);

/** Makes the next request of a connection, with distinct content where it has any. */
export type NextRequest = (connection: number) => Buffer;

interface Parts {
  readonly method?: string;
  readonly path: string;
  readonly headers?: string;
  readonly body?: string;
}

function bytesOf({ method = 'GET', path, headers = '', body }: Parts): Buffer {
  const content =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}${content}\r\n${body ?? ''}`,
  );
}

const whole = (most: number) => Math.floor(Math.random() * most);

/** A visitor from one of a hundred thousand networks, as named by a reverse proxy. */
const visitor = () => `x-forwarded-for: 10.${whole(2)}.${whole(256)}.${whole(200)}\r\n`;

/** Twelve randomly placed sliders: 5 to the 14th different bodies. */
function matchRequest(): Buffer {
  const preferences = QUIZ_FACTORS.map((factor) => {
    const climate = factor === 'temperature_celsius' || factor === 'rainfall_mm_year';
    const wish = climate ? `,"direction":${1 + whole(5)}` : '';
    return `"${factor}":{"importance":${1 + whole(5)}${wish}}`;
  });
  return bytesOf({
    method: 'POST',
    path: '/api/v1/countries/find-my-country',
    headers: visitor(),
    body: `{"preferences":{${preferences.join(',')}}}`,
  });
}

/** Every question answered. */
const ANSWERS = Array.from({ length: 24 }, (_, seed) => JSON.stringify(answersFromSeed(seed, { fill: 1 })));

/** The whole assessment, as a page sends it first. */
const wholeDraft = (version: number, of: number): Parts => ({
  method: 'PUT',
  path: '/api/v1/drafts/profile-assessment',
  body: `{"version":${version},"section_index":4,"product_id":null,"answers":${ANSWERS[of % ANSWERS.length]}}`,
});

/** The changes of five seconds before a save: here a number, a slider and a text. */
const changes = (version: number): Parts => ({
  method: 'PATCH',
  path: '/api/v1/drafts/profile-assessment',
  body:
    `{"version":${version},"section_index":4,"product_id":null,"answers":{"age":{"value":${18 + (version % 60)}},` +
    `"current-life-satisfaction":{"value":${1 + (version % 10)}},"deal-breakers":{"value":"No winters ${version}"}}}`,
});

/** Saves of many people in turn, each over the previous one; `only` sends the whole draft every time. */
function saveRequest({ savers }: Known, connections: number, only: 'whole' | 'changes'): NextRequest {
  const each = Math.floor(savers.length / connections);
  let turn = 0;
  return (connection) => {
    turn += 1;
    const saver = savers[connection + connections * (turn % each)];
    if (!saver) throw new Error('There are more connections than accounts.');
    const { token, version } = saver;
    saver.version += 1;
    const isWhole = only === 'whole' || version === 0;
    return bytesOf({
      ...(isWhole ? wholeDraft(version, connection + version) : changes(version)),
      headers: `authorization: Bearer ${token}\r\n${visitor()}`,
    });
  };
}

/** The requests of one kind of call. Pages are requested compressed, like by browsers. */
export function requestsOf(call: Call, known: Known, connections: number): NextRequest {
  const page = (path: string) => {
    const bytes = bytesOf({ path, headers: 'accept-encoding: gzip, deflate, br\r\naccept: text/html\r\n' });
    return () => bytes;
  };
  switch (call) {
    case 'hello':
      return page('/');
    case 'bare bytes':
      return page(`/bytes/${known.pageBytes}`);
    case 'home page':
      return page('/');
    case 'text page':
      return page('/about');
    case 'match':
      return matchRequest;
    case 'autosave':
      return saveRequest(known, connections, 'changes');
    case 'whole draft':
      return saveRequest(known, connections, 'whole');
    case 'session-status':
      return () => {
        const id = known.sessions[whole(known.sessions.length)];
        return bytesOf({ path: `/api/v1/payments/session-status/${id}`, headers: visitor() });
      };
  }
}
