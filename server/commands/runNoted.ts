import { createLog } from '#adapters/log';
import { inTransaction } from '#db/transaction';
import { type AccountNote, accountNote } from '#services/accounts/accountEvent';
import type { Context } from '../context.ts';
import type { CommandIo } from './command.ts';
import { runCommand } from './runCommand.ts';

/**
 * Runs a command in a process of its own, whose lines nobody keeps: what it does to accounts is handed to the server by
 * the queue, and stands in its log, where it is looked for after a backup came back. Errors are printed as ever.
 */
export async function runNoted(
  context: Context,
  name: string,
  args: readonly string[],
  io: CommandIo,
): Promise<number> {
  const notes: AccountNote[] = [];
  const log = createLog('info', (line) => {
    const told = JSON.parse(line) as { readonly level: string };
    const note = accountNote.safeParse(told).data;
    if (note) notes.push(note);
    if (told.level === 'error' || told.level === 'fatal') io.out(line.trimEnd());
  });
  const exit = await runCommand({ ...context, log }, name, args, io);
  if (notes.length > 0)
    await inTransaction(context.db, async (tx) => {
      for (const note of notes) await context.jobs.noteEvent(tx, note);
    });
  return exit;
}
