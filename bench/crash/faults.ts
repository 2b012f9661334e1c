/**
 * Loaded into a server (`node --import`) before anything else: ends the process with SIGKILL at the step chosen by
 * the driver, and answers queries on the embedded database, which no second process may open.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Fault, FAULT_POINTS, type FromProcess, type Moment, type ToProcess } from './faultPoints.ts';

let armed: Fault | null = null;
let pattern = /^/;
let met = 0;

/** State of a connection: whether a transaction is open, and whether it has reached the step. */
interface Line {
  open: boolean;
  owed: boolean;
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal takes effect at once; this keeps anything else from running until then.
  for (;;);
}

function at(moment: Moment): void {
  if (armed?.moment === moment) die();
}

/** Called before a statement; returns what to call after it. */
function around(line: Line, text: string): () => void {
  const first = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase();
  const ends = first === 'commit' || first === 'end';
  const steps = armed !== null && !ends && pattern.test(text) && (met += 1) === armed.nth;
  if (steps) {
    line.owed = true;
    at('before');
  }
  if (first === 'begin') line.open = true;
  const settles = line.owed && (ends || !line.open);
  if (settles) at('uncommitted');
  return () => {
    if (steps) at('after');
    if (settles) at('committed');
    if (ends || first === 'rollback') Object.assign(line, { open: false, owed: false });
  };
}

const lines = new WeakMap<object, Line>();
function lineOf(connection: object): Line {
  const known = lines.get(connection) ?? { open: false, owed: false };
  lines.set(connection, known);
  return known;
}

type Query = (this: object, ...args: unknown[]) => unknown;

const query = pg.Client.prototype.query as unknown as Query;
pg.Client.prototype.query = function (this: object, ...args: unknown[]) {
  const [first] = args;
  const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text);
  const done = around(lineOf(this), text);
  const last = args.at(-1);
  if (typeof last === 'function') {
    args[args.length - 1] = (...answer: unknown[]) => {
      done();
      (last as (...answer: unknown[]) => void)(...answer);
    };
    return query.apply(this, args);
  }
  const answer = query.apply(this, args);
  if (!(answer instanceof Promise)) return answer;
  return answer.then((rows: unknown) => {
    done();
    return rows;
  });
} as never;

let embedded: PGlite | null = null;
function remember(database: PGlite): void {
  embedded = database;
}

let parsed = '';
const exec = PGlite.prototype.execProtocolRawSync;
PGlite.prototype.execProtocolRawSync = function (this: PGlite, message: Uint8Array) {
  remember(this);
  const kind = String.fromCharCode(message[0] ?? 0);
  const text = () => Buffer.from(message.subarray(5)).toString('latin1');
  if (kind === 'P') parsed = text().split('\0')[1] ?? '';
  if (kind !== 'E' && kind !== 'Q') return exec.call(this, message);
  const done = around(lineOf(this), kind === 'Q' ? text() : parsed);
  const answer = exec.call(this, message);
  done();
  return answer;
};

for (const name of ['rename', 'link'] as const) {
  const original = fs.promises[name];
  fs.promises[name] = async (from, to) => {
    const done = around({ open: false, owed: false }, `${name} ${String(to)}`);
    await original(from, to);
    done();
  };
}
syncBuiltinESMExports();

process.on('message', (message: ToProcess) => {
  if ('arm' in message) {
    armed = message.arm;
    met = 0;
    pattern = FAULT_POINTS.find(({ name }) => name === message.arm?.point)?.pattern ?? /^/;
    return;
  }
  const send = (answer: FromProcess) => void process.send?.(answer);
  const { ask } = message;
  if (!embedded) return send({ answer: ask, fault: 'The embedded database is not open.' });
  embedded.query<Record<string, unknown>>(message.sql).then(
    ({ rows }) => send({ answer: ask, rows }),
    (error: unknown) => send({ answer: ask, fault: String(error) }),
  );
});
// Nobody is left to report to.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
