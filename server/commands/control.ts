import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { runCommand } from './runCommand.ts';
import type { CommandIo } from './command.ts';

/**
 * The protocol on the lock's socket, one JSON object per line: the client sends a request, the holder replies with
 * lines of output and an exit code.
 */
const requestSchema = z.object({
  command: z.string(),
  args: z.array(z.string()),
  cwd: z.string(),
  operator: z.string().optional(),
});
export type ControlRequest = z.infer<typeof requestSchema>;

const answerSchema = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ exit: z.int() }),
]);
type ControlAnswer = z.infer<typeof answerSchema>;

function readRequest(line: string): ControlRequest | null {
  try {
    return requestSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Runs the command requested on a connection; `context` is null while the holder starts or stops. */
export function answerControl(socket: Socket, context: () => Context | null): void {
  const send = (answer: ControlAnswer) => socket.writable && socket.write(`${JSON.stringify(answer)}\n`);
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  socket.on('error', () => socket.destroy());
  lines.on('error', () => {});
  lines.once('line', (line) => {
    const request = readRequest(line);
    const ready = context();
    const io: CommandIo = {
      out: (text) => send({ out: text }),
      err: (text) => send({ err: text }),
      cwd: request?.cwd ?? '/',
      operator: request?.operator,
    };
    const run = async (): Promise<number> => {
      if (!request) return 2;
      if (ready) return runCommand(ready, request.command, request.args, io);
      io.err(
        'The database is in use by a process that cannot take commands now. Please try again in a moment.',
      );
      return 1;
    };
    void run().then((exit) => {
      send({ exit });
      socket.end();
    });
  });
}

/** Has the holder run a command; returns its exit code. */
export async function askHolder(socket: Socket, request: ControlRequest, io: CommandIo): Promise<number> {
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    const answer = answerSchema.parse(JSON.parse(line));
    if ('out' in answer) io.out(answer.out);
    else if ('err' in answer) io.err(answer.err);
    else {
      socket.end();
      return answer.exit;
    }
  }
  io.err('The server stopped before the command was done.');
  return 1;
}
