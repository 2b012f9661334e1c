/**
 * node bench/load/newObjects.ts [--rounds 6]
 *
 * What the space for new objects costs: processor time of a match as the product starts, beside a process whose space is
 * as small as V8 may leave it after idle hours. The two answer in turns. See `scripts/serverArguments.mjs`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createDatabase } from '@global-fit/server/testing/createDatabase';
import { freePort } from '@global-fit/server/testing/freePort';
import { startOwnPostgres } from '../crash/postgres.ts';
import { quartile } from '../latency.ts';
import { startClient, startProduct } from './processes.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '6' } } });
const WARM = 5000;
const STARTS = { 'as started': [], 'as small as it gets': ['--max-semi-space-size=1'] };

const folder = mkdtempSync(join(tmpdir(), 'global-fit-new-objects-'));
const postgres = await startOwnPostgres();
const databaseUrl = await createDatabase(postgres.url('postgres'), `new_objects_${process.pid}`);
const client = startClient();
const products = [];
for (const [name, flags] of Object.entries(STARTS)) {
  const web = await startProduct('web', await freePort(), databaseUrl, folder, flags);
  products.push({ name, web, cpu: [] as number[] });
}

for (let round = -1; round < Number(values.rounds); round += 1) {
  for (const { web, cpu } of products) {
    const spent = web.cpuMs();
    const { count, failures } = await client.drive({
      call: 'match',
      ports: [web.port],
      connections: 32,
      seconds: 2,
      awake: true,
      rate: null,
      atLeast: WARM,
    });
    if (Object.keys(failures).length > 0) throw new Error(`match failed: ${JSON.stringify(failures)}`);
    if (round >= 0) cpu.push((web.cpuMs() - spent) / count);
  }
}
client.stop();
await Promise.all(products.map(({ web }) => web.stop()));
await postgres.remove();
rmSync(folder, { recursive: true, force: true });

const [least = Number.NaN] = products.map(({ cpu }) => quartile(cpu));
console.table(
  products.map(({ name, cpu }) => ({
    'space for new objects': name,
    'cpu ms of a match': Number(quartile(cpu).toFixed(3)),
    ratio: Number((quartile(cpu) / least).toFixed(2)),
  })),
);
