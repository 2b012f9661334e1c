/** The client in a process of its own: receives rounds by message, runs them, and returns the measurements. */
import process from 'node:process';
import { type Latency, percentiles } from '../latency.ts';
import { type Call, type Known, type NextRequest, requestsOf } from './calls.ts';
import { openWire, type Wire } from './wire.ts';

export interface Round {
  readonly call: Call;
  /** Ports of the processes; connections are distributed over them in turn. */
  readonly ports: readonly number[];
  readonly connections: number;
  readonly seconds: number;
  /** Continues beyond the time until this many were answered, since a fresh process is no measure. */
  readonly atLeast?: number;
  /** Whether the client stays awake between responses, see `stayAwake`. */
  readonly awake?: boolean;
  /** Requests per second at even intervals, whether answered or not; null sends as fast as responses arrive. */
  readonly rate: number | null;
}

export interface Measured {
  readonly count: number;
  readonly perSecond: number;
  /** From the moment a request was due, so that waiting for a free connection counts. */
  readonly latency: Latency;
  /** Unsuccessful responses, by status. */
  readonly failures: Readonly<Record<string, number>>;
}

export type ToClient = { readonly known: Known } | { readonly round: Round };

let known: Known = { savers: [], sessions: [], pageBytes: 0 };

/**
 * Keeps this process from sleeping between responses, until the returned function is called. The server's write would
 * have to wake a sleeping client, which costs it up to a third of the processor time of a match call on a virtual
 * machine. A client on another machine costs it nothing of the kind.
 */
function stayAwake(): () => void {
  let turn = setImmediate(function again() {
    turn = setImmediate(again);
  });
  return () => clearImmediate(turn);
}

/** Sends requests on every connection until the time is over. */
async function asFastAsAnswered(
  wires: readonly Wire[],
  next: NextRequest,
  goOn: () => boolean,
  note: Note,
): Promise<void> {
  await Promise.all(
    wires.map(async (wire, connection) => {
      while (goOn()) {
        const sent = performance.now();
        note(await wire.send(next(connection)), performance.now() - sent);
      }
    }),
  );
}

/** Sends at a fixed rate; requests without a free connection wait, and their wait counts. */
async function atRate(
  wires: readonly Wire[],
  next: NextRequest,
  rate: number,
  seconds: number,
  note: Note,
): Promise<void> {
  const began = performance.now();
  const free = wires.map((_, connection) => connection);
  const waiting: number[] = [];
  const total = Math.floor(rate * seconds);
  let asked = 0;
  let answered = 0;
  await new Promise<void>((resolve, reject) => {
    const serve = (): void => {
      while (free.length > 0 && waiting.length > 0) {
        const connection = free.shift() as number;
        const due = waiting.shift() as number;
        (wires[connection] as Wire).send(next(connection)).then((status) => {
          note(status, performance.now() - due);
          free.push(connection);
          answered += 1;
          if (answered < total) return serve();
          clearInterval(timer);
          resolve();
        }, reject);
      }
    };
    const timer = setInterval(() => {
      const now = performance.now();
      for (; asked < total && began + (asked * 1000) / rate <= now; asked += 1) {
        waiting.push(began + (asked * 1000) / rate);
      }
      serve();
    }, 1);
  });
}

type Note = (status: number, ms: number) => void;

async function drive({
  call,
  ports,
  connections,
  seconds,
  awake,
  rate,
  atLeast = 0,
}: Round): Promise<Measured> {
  const wires = await Promise.all(
    Array.from({ length: connections }, (_, n) => openWire('127.0.0.1', ports[n % ports.length] as number)),
  );
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const note: Note = (status, ms) => {
    times.push(ms);
    if (status >= 300 || status < 200) failures[status] = (failures[status] ?? 0) + 1;
  };
  const next = requestsOf(call, known, connections);
  const began = performance.now();
  const goOn = () => performance.now() < began + seconds * 1000 || times.length < atLeast;
  const sleep = awake ? stayAwake() : null;
  if (rate === null) await asFastAsAnswered(wires, next, goOn, note);
  else await atRate(wires, next, rate, seconds, note);
  sleep?.();
  const perSecond = (1000 * times.length) / (performance.now() - began);
  for (const wire of wires) wire.close();
  return { count: times.length, perSecond, latency: percentiles(Float64Array.from(times)), failures };
}

process.on('message', (message: ToClient) => {
  if ('known' in message) {
    known = message.known;
    process.send?.({ ready: true });
    return;
  }
  drive(message.round).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ fault: String(error) }),
  );
});
