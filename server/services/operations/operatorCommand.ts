import { z } from 'zod';
import type { Log } from '#adapters/log';

/**
 * A command that an operator used: who, which, and on which order, report or account. Never a name or an address
 * searched for, nor a reason in words, since these are about customers.
 */
export const operatorCommand = z.object({
  event: z.literal('operator_command'),
  operator: z.string().max(64),
  command: z.string().max(40),
  verb: z.string().max(40).nullable(),
  subject: z.uuid().nullable(),
  exit: z.int(),
});
export type OperatorCommand = z.infer<typeof operatorCommand>;

/** Writes it into the log. */
export function logOperatorCommand({ log }: { readonly log: Log }, used: OperatorCommand): void {
  log.info(used, 'an operator used a command');
}

/**
 * What is recorded of a command's arguments. The first word is a verb only if the command succeeded, and so knew it.
 */
export function noteOf(
  operator: string,
  command: string,
  args: readonly string[],
  exit: number,
): OperatorCommand {
  const [first = ''] = args;
  const ids = args.filter((arg) => z.uuid().safeParse(arg).success);
  return {
    event: 'operator_command',
    operator: operator.slice(0, 64),
    command,
    verb: exit === 0 && /^[a-z]{1,20}$/.test(first) ? first : null,
    subject: ids[0] ?? null,
    exit,
  };
}
