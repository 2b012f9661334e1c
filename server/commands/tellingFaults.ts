import { ApiError } from '@global-fit/contract/errors';
import type { Context } from '../context.ts';
import { CommandFault, type CommandIo } from './command.ts';

/** Runs `work` and returns its exit code; prints what it throws in words for an operator. */
export async function tellingFaults(
  context: Pick<Context, 'log'>,
  name: string,
  io: CommandIo,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    // A refusal in words made for people: no such order, refunded already.
    if (error instanceof CommandFault || error instanceof ApiError) {
      io.err(error.message);
      return 2;
    }
    context.log.error({ err: error, command: name }, 'a command failed');
    io.err(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
