import type { Context } from '../context.ts';

/** Where a command writes; lines, without their end. */
export interface CommandIo {
  /** The result, for standard output. */
  out(line: string): void;
  /** Complaints, for standard error. */
  err(line: string): void;
  /** The directory the operator stands in: paths in arguments are relative to it. */
  readonly cwd: string;
}

/** A command of an operator: `npm run <name> -- <args>`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Resolves to the exit code: 0 when all is well. Throw `CommandFault` for a mistake in the arguments. */
  run(context: Context, args: readonly string[], io: CommandIo): Promise<number>;
}

/** A mistake of the operator's; its message is all they need to see. */
export class CommandFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFault';
  }
}
