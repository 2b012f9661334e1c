import { logOperatorCommand, noteOf } from '#services/operations/operatorCommand';
import type { Context } from '../context.ts';
import type { CommandIo } from './command.ts';
import { COMMANDS, findCommand } from './registry.ts';
import { tellingFaults } from './tellingFaults.ts';

/**
 * Runs a command by name, notes in the log who did, and returns its exit code. Never throws, so that operators see no
 * stack trace.
 */
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
  const exit = await tellingFaults(context, name, io, () => command.run(context, args, io));
  logOperatorCommand(context, noteOf(io.operator ?? 'unknown', name, args, exit));
  return exit;
}
