import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * One kept-alive connection that sends ready-made bytes and reads whole answers: the cheapest honest client. Of two
 * cores the client has one, and the dearer it is, the less of a page's answers it measures.
 */
export interface Wire {
  /** Sends one request and answers its status once the whole answer is here. One at a time. */
  send(request: Buffer): Promise<number>;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
/** Holds the longest answer, so that one is read at once and into the same room as the last. */
const ROOM = 256 * 1024;

/** Length and status of the answer that begins a buffer; null while its head is not complete. */
function readHead(bytes: Buffer): { readonly status: number; readonly total: number } | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = LENGTH.exec(head)?.[1];
  const empty = status === 204 || status === 304;
  if (length === undefined && !empty) throw new Error(`An answer without a length: ${head}`);
  return { status, total: end + HEAD_END.length + (empty ? 0 : Number(length)) };
}

/** Opens a connection. An answer that cannot be read, or a connection that ends, rejects what waits. */
export async function openWire(host: string, port: number): Promise<Wire> {
  /** What came of a head that is not complete yet. */
  let begun: Buffer | null = null;
  let held = 0;
  let head: ReturnType<typeof readHead> = null;
  let waiting: {
    readonly resolve: (status: number) => void;
    readonly reject: (error: Error) => void;
  } | null = null;
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };
  function read(chunk: Buffer): void {
    held += chunk.length;
    if (!head) {
      const bytes: Buffer = begun ? Buffer.concat([begun, chunk]) : chunk;
      head = readHead(bytes);
      begun = head ? null : Buffer.from(bytes);
    }
    if (!head || held < head.total) return;
    const { status } = head;
    held = 0;
    head = null;
    const { resolve } = waiting ?? {};
    waiting = null;
    resolve?.(status);
  }
  const room = Buffer.alloc(ROOM);
  const socket = connect({
    host,
    port,
    noDelay: true,
    onread: {
      buffer: room,
      callback(count) {
        try {
          read(room.subarray(0, count));
        } catch (error) {
          fail(error as Error);
        }
        return true;
      },
    },
  });
  await once(socket, 'connect');
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The connection was closed.')));
  return {
    send(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}
