import type { FuzzAnswer, FuzzRequest } from './client.ts';
import type { Target } from './requests.ts';

/** What no response may contain: a stack trace, a query, a path of the server, a module. */
const INSIDES =
  /\n\s+at [^\n]+:\d+|node:internal|\/server\/|node_modules|Failed query|insert into|"stack"|pgboss/;

/** A response that breaks a rule, with its request. */
export interface Fault {
  readonly why: string;
  readonly request: FuzzRequest;
  readonly answer: FuzzAnswer;
}

export interface Tally {
  add(target: Target, request: FuzzRequest, answer: FuzzAnswer): void;
  readonly faults: readonly Fault[];
  /** Requests answered so far, without those the client could not write. */
  readonly sent: () => number;
  print(): void;
}

function faultOf({ path }: Target, answer: FuzzAnswer, slowMs: number): string | null {
  if (answer.status === 0) return 'no answer';
  if (answer.status >= 500) return `status ${answer.status}`;
  if (answer.ms > slowMs) return `${Math.round(answer.ms)} ms`;
  const isData = String(answer.headers['content-type'] ?? '').includes('json');
  // The API description may name its own contents.
  if (isData && !path.includes('openapi') && !path.includes('/docs') && INSIDES.test(answer.text))
    return 'shows its insides';
  if (!answer.headers['x-request-id']) return 'no request id';
  return null;
}

/** Counts responses by route and status class, and keeps those that break a rule. */
export function openTally(slowMs: number): Tally {
  const byRoute = new Map<string, Map<string, number>>();
  const faults: Fault[] = [];
  const times: number[] = [];
  return {
    faults,
    sent: () => times.length,
    add(target, request, answer) {
      if (answer.status === -1) return;
      times.push(answer.ms);
      const route = `${target.method} ${target.path}`;
      const counts = byRoute.get(route) ?? new Map<string, number>();
      const kind = answer.status === 0 ? 'none' : `${Math.floor(answer.status / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      byRoute.set(route, counts);
      const why = faultOf(target, answer, slowMs);
      if (why !== null) faults.push({ why, request, answer });
    },
    print() {
      const kinds = ['2xx', '3xx', '4xx', '5xx', 'none'];
      console.log(`${'route'.padEnd(56)}${kinds.map((kind) => kind.padStart(7)).join('')}`);
      const total = new Map<string, number>();
      for (const [route, counts] of [...byRoute].sort(([one], [other]) => (one < other ? -1 : 1))) {
        for (const [kind, count] of counts) total.set(kind, (total.get(kind) ?? 0) + count);
        console.log(
          `${route.padEnd(56)}${kinds.map((kind) => String(counts.get(kind) ?? 0).padStart(7)).join('')}`,
        );
      }
      console.log(
        `${'all'.padEnd(56)}${kinds.map((kind) => String(total.get(kind) ?? 0).padStart(7)).join('')}`,
      );
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      console.log(`time to answer in ms: median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`);
    },
  };
}

/** A fault in a few lines that suffice to reproduce it. */
export function faultText({ why, request, answer }: Fault): string {
  const body = request.body?.toString('utf8').slice(0, 400) ?? '';
  return [
    `${why}: ${request.method} ${request.path.slice(0, 300)}`,
    `  ${JSON.stringify({ ...request.headers, ...(request.headers['authorization'] ? { authorization: '…' } : {}) })}`,
    `  body: ${body}`,
    `  answer: ${answer.status} ${answer.text.slice(0, 300)}`,
  ].join('\n');
}
