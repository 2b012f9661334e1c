import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stub received it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** How the stub replies to a passage: a rewording, another body, a status, or nothing. */
export type Behaviour = (
  passage: string,
  turn: number,
) =>
  | { readonly says: string }
  | { readonly body: string }
  | { readonly status: number; readonly retryAfter?: string }
  | 'silence';

export interface ChatStub {
  readonly url: string;
  readonly received: readonly Received[];
  /** The largest number of requests open at the same time. */
  readonly mostAtOnce: number;
  behave(next: Behaviour): void;
  close(): Promise<void>;
}

/** A local chat-completions server that can also lie, time out, refuse and return garbage. */
export async function startChatStub(first: Behaviour): Promise<ChatStub> {
  let behaviour = first;
  let open = 0;
  let mostAtOnce = 0;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const body = JSON.parse(raw) as Received['body'];
      received.push({ path: request.url ?? '', headers: request.headers, raw, body });
      const answer = behaviour(body.messages.at(-1)?.content ?? '', received.length);
      if (answer === 'silence') return;
      if ('status' in answer) {
        response
          .writeHead(answer.status, answer.retryAfter ? { 'retry-after': answer.retryAfter } : {})
          .end('no');
        return;
      }
      const text =
        'body' in answer
          ? answer.body
          : JSON.stringify({
              id: 'chatcmpl-1',
              object: 'chat.completion',
              choices: [
                { index: 0, message: { role: 'assistant', content: answer.says }, finish_reason: 'stop' },
              ],
            });
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(text), 5);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    get mostAtOnce() {
      return mostAtOnce;
    },
    behave(next) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
