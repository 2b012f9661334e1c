import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * A kept-alive connection that sends prepared bytes and reads whole responses: the cheapest correct client. It
 * occupies one of two cores, so an expensive client would measure fewer responses.
 */
export interface Wire {
  /** Sends a request and returns its status once the whole response has arrived. One at a time. */
  send(request: Buffer): Promise<number>;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
/** Large enough for the longest response, so that each is read into the same memory at once. */
const ROOM = 256 * 1024;

/** Length and status of the response at the start of a buffer; null while its head is incomplete. */
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

/** Opens a connection. An unreadable response or a closed connection rejects what is waiting. */
export async function openWire(host: string, port: number): Promise<Wire> {
  /** The beginning of an incomplete head. */
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
