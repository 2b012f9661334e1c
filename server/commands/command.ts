import type { Context } from '../context.ts';

/** The output of a command, in lines without line breaks. */
export interface CommandIo {
  /** The result, for standard output. */
  out(line: string): void;
  /** Errors, for standard error. */
  err(line: string): void;
  /** The operator's working directory, to which paths in arguments are relative. */
  readonly cwd: string;
  /** Who runs it, for the log. */
  readonly operator?: string | undefined;
}

/** An operator's command: `npm run <name> -- <args>`. */
export interface Command {
  readonly name: string;
  /** Its line in the list of commands. */
  readonly summary: string;
  /** Resolves to the exit code, 0 for success. Throw `CommandFault` where the arguments are wrong. */
  run(context: Context, args: readonly string[], io: CommandIo): Promise<number>;
}

/** A mistake by the operator; the message says all they need to know. */
export class CommandFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFault';
  }
}

/**
 * What `read` makes of a command's arguments. Throws `CommandFault` with the usage where that is null or throws: of an
 * unknown option or a missing value, the usage says more than the message of `parseArgs`.
 */
export function readArguments<Wish>(usage: string, read: () => Wish | null): Wish {
  let wish: Wish | null = null;
  try {
    wish = read();
  } catch {
    // As for null.
  }
  if (wish === null) throw new CommandFault(usage);
  return wish;
}
