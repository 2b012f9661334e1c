/**
 * Sends generated and mutated requests to every route of the running product: `node bench/fuzz/fuzz.ts`. Options:
 * `--requests` (20,000), `--seed` (1), `--parallel` (16), `--slow` (5,000 ms), and `--server` to start the server on
 * the existing build instead of the whole `npm start`. Exits with 1 after any 5xx, missing response, response slower
 * than the bound, response that reveals internals, or growth of the retained memory, which runs of fewer than 12,000
 * requests do not judge. With DATABASE_URL and SECRET_KEY it runs on that database.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { closeConnections, send } from './client.ts';
import { keptGrowth, type MemorySample, readMemory } from './memory.ts';
import { type FuzzPerson, newPerson } from './people.ts';
import { type FuzzedProduct, startFuzzedProduct } from './product.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { sendRawBytes } from './rawBytes.ts';
import { type ApiDescription, requestFor, type Target, targetsOf } from './requests.ts';
import { faultText, openTally, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '16' },
    slow: { type: 'string', default: '5000' },
    server: { type: 'boolean', default: false },
  },
});
const REQUESTS = Number(values.requests);
const SLOW_MS = Number(values.slow);
const PEOPLE = 12;
/** This many of them have paid, and have a report, at any time. */
const BUYERS = 3;
const SAMPLES = 100;
/** Megabytes. The embedded database is part of the process and keeps stored data in memory. */
const GROWTH = { heap: 40, resident: 200 } as const;

/** What the description omits: pages, and the sandbox of the payment provider. */
const OTHERS = [
  'GET /',
  'GET /{name}',
  'GET /resources/country-guide/{name}',
  'GET /assets/{name}',
  'GET /api/v1/{name}',
  'GET /api/v1/docs/static/{name}',
  'GET /metrics',
  'GET /sandbox/checkout/{session_id}',
  'GET /sandbox/checkout/{session_id}/cancel',
  'POST /sandbox/checkout/{session_id}/pay',
  'POST /sandbox/checkout/{session_id}/promotion',
  'GET /sandbox/embedded/{session_id}',
  'POST /sandbox/embedded/{session_id}/pay',
  'GET /sandbox/authenticate/{session_id}',
  'POST /sandbox/authenticate/{session_id}',
  'POST /f/{formId} multipart/form-data; boundary=x',
  'POST /f/{formId} application/json',
];

async function fuzz(product: FuzzedProduct, chance: Chance, tally: Tally): Promise<MemorySample[]> {
  const origin = new URL(product.origin);
  const description = (await (await fetch(`${product.origin}/api/v1/openapi.json`)).json()) as ApiDescription;
  const targets = targetsOf(description, OTHERS);
  console.log(`${targets.length} operations, ${REQUESTS} requests, seed ${values.seed}`);
  const people: FuzzPerson[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await newPerson(product.origin, n < BUYERS));
  const memory: MemorySample[] = [];
  const renewed = new Set<number>();
  let begun = 0;

  const one = async (target: Target): Promise<void> => {
    const place = chance.below(PEOPLE);
    const person = people[place];
    if (!person) return;
    const request = requestFor(target, person.known, chance.often(0.7) ? person.token : null, chance);
    const answer = await send(origin, request, SLOW_MS * 2);
    tally.add(target, request, answer);
    // A call has signed them out or deleted them, so somebody else takes their place.
    const used = request.headers['authorization'] === `Bearer ${person.token}`;
    if (answer.status !== 401 || !used || people[place] !== person || renewed.has(place)) return;
    renewed.add(place);
    people[place] = await newPerson(product.origin, place < BUYERS);
    renewed.delete(place);
  };
  const worker = async (): Promise<void> => {
    while (tally.sent() < REQUESTS && begun < REQUESTS * 1.2) {
      begun += 1;
      if (begun % Math.ceil(REQUESTS / SAMPLES) === 0) memory.push(await readMemory(product.origin));
      await one(targets[begun % targets.length] ?? chance.pick(targets));
    }
  };
  await Promise.all(Array.from({ length: Number(values.parallel) }, worker));
  return memory;
}

/** The faults found by a run, one per line. */
async function verdict(
  product: FuzzedProduct,
  tally: Tally,
  memory: readonly MemorySample[],
): Promise<string[]> {
  const raw = await sendRawBytes(new URL(product.origin), chanceOf(Number(values.seed)), SLOW_MS * 2);
  console.log(`${raw.sent} messages that are not quite HTTP: ${raw.faults.length} wrong answers`);
  const growth = keptGrowth(memory, REQUESTS);
  const megabytes = (value: number | undefined) => `${value?.toFixed(1)} MB`;
  console.log(
    growth
      ? `memory kept: heap ${megabytes(growth.heap)} more (bound ${GROWTH.heap}), resident ${megabytes(growth.resident)} more (bound ${GROWTH.resident}), now ${megabytes(memory.at(-1)?.resident)}`
      : 'memory kept: not judged, since a run this short is warming up',
  );
  const each = Math.ceil(memory.length / 20);
  const kept = memory.filter((_, at) => at % each === 0).map(({ heap }) => heap.toFixed(0));
  console.log(`heap kept in MB, over the run: ${kept.join(' ')}`);
  const ready = await fetch(`${product.origin}/readyz`);
  const person = await newPerson(product.origin).then(
    () => [],
    (error: Error) => [`Nobody can sign up any more: ${error.message}`],
  );
  return [
    ...tally.faults.slice(0, 30).map(faultText),
    ...raw.faults,
    ...product.errors.slice(0, 20).map((line) => `logged: ${line.slice(0, 1500)}`),
    ...(tally.sent() < REQUESTS ? [`Only ${tally.sent()} requests could be written.`] : []),
    ...(growth && growth.heap > GROWTH.heap ? [`The heap keeps ${megabytes(growth.heap)} more.`] : []),
    ...(growth && growth.resident > GROWTH.resident
      ? [`The process keeps ${megabytes(growth.resident)} more.`]
      : []),
    ...(ready.ok ? [] : [`/readyz answers ${ready.status}.`]),
    ...person,
  ];
}

const product = await startFuzzedProduct(values.server ? 'server' : 'whole');
try {
  const tally = openTally(SLOW_MS);
  const started = performance.now();
  const memory = await fuzz(product, chanceOf(Number(values.seed)), tally);
  tally.print();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${tally.sent()} requests in ${seconds.toFixed(0)} s, ${tally.faults.length} faults`);
  const wrong = await verdict(product, tally, memory);
  for (const line of wrong) console.log(`✗ ${line}`);
  console.log(wrong.length === 0 ? '✓ nothing broke' : `✗ ${wrong.length} things broke`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  closeConnections();
  await product.stop();
}
