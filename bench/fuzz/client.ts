import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface FuzzRequest {
  readonly method: string;
  /** Sent exactly as it is. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface FuzzAnswer {
  /** 0 where the connection ended without a response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Enough of a response to inspect; reports and pictures are larger. */
const READ_CHARACTERS = 20_000;

/** Sends a request and reads the response; after `limitMs` without one it counts as none. */
export function send(
  origin: URL,
  { method, path, headers, body }: FuzzRequest,
  limitMs: number,
): Promise<FuzzAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text = '', given: FuzzAnswer['headers'] = {}): void =>
      resolve({ status, headers: given, text, ms: performance.now() - started });
    let call: ReturnType<typeof request>;
    try {
      call = request({
        host: origin.hostname,
        port: origin.port,
        agent,
        method,
        path,
        headers,
        timeout: limitMs,
      });
    } catch {
      // The client refuses to write such a line, so nothing was sent.
      done(-1);
      return;
    }
    call.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        if (text.length < READ_CHARACTERS) text += chunk;
      });
      answer.on('end', () => done(answer.statusCode ?? 0, text, answer.headers));
      answer.on('error', () => done(answer.statusCode ?? 0, text, answer.headers));
    });
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', () => done(0));
    call.end(body ?? undefined);
  });
}

/** Writes bytes that need not be HTTP, and returns the status line; empty where the connection was closed. */
export function sendRaw(origin: URL, bytes: Buffer, limitMs: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(origin.port), origin.hostname, () => socket.end(bytes));
    socket.setTimeout(limitMs, () => {
      text ||= 'timeout';
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''));
  });
}

export const closeConnections = (): void => agent.destroy();
