import { ApiError } from '@global-fit/contract/errors';
import type { Context } from '../context.ts';
import { CommandFault, type CommandIo } from './command.ts';
import { COMMANDS, findCommand } from './registry.ts';

/** Runs a command by name and gives back its exit code; nothing is thrown, and no stack is shown to an operator. */
export async function runCommand(
  context: Context,
  name: string,
  args: readonly string[],
  io: CommandIo,
): Promise<number> {
  const command = findCommand(name);
  if (!command) {
    io.err(`There is no command "${name}". There are:`);
    for (const known of COMMANDS) io.err(`  ${known.name.padEnd(16)} ${known.summary}`);
    return 2;
  }
  try {
    return await command.run(context, args, io);
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
