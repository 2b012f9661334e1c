/** The client, a process of its own: takes rounds by message, drives them, and answers what it measured. */
import process from 'node:process';
import { type Latency, percentiles } from '../latency.ts';
import { type Call, type Known, type NextRequest, requestsOf } from './calls.ts';
import { openWire, type Wire } from './wire.ts';

export interface Round {
  readonly call: Call;
  /** Each process listens on one; connections go to them in turn. */
  readonly ports: readonly number[];
  readonly connections: number;
  readonly seconds: number;
  /** Goes on beyond the time until so many were answered: a process that has just started is no measure. */
  readonly atLeast?: number;
  /** Requests a second at even distances, whether answered or not; null asks as fast as answers come. */
  readonly rate: number | null;
}

export interface Measured {
  readonly count: number;
  readonly perSecond: number;
  /** From the moment a request was due, so that waiting for a free connection counts. */
  readonly latency: Latency;
  /** Answers that were no success, by status. */
  readonly failures: Readonly<Record<string, number>>;
}

export type ToClient = { readonly known: Known } | { readonly round: Round };

let known: Known = { savers: [], sessions: [], pageBytes: 0 };

/** Asks and asks again on every connection until the time is over. */
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

/** Asks at a fixed rate; what finds no free connection waits, and its wait counts. */
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

async function drive({ call, ports, connections, seconds, rate, atLeast = 0 }: Round): Promise<Measured> {
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
  if (rate === null) await asFastAsAnswered(wires, next, goOn, note);
  else await atRate(wires, next, rate, seconds, note);
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
