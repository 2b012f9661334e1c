import { z } from 'zod';
import { errorReason } from '#adapters/errorReason';
import { createLog } from '#adapters/log';
import { inTransaction } from '#db/transaction';
import { accountNote } from '#services/accounts/accountEvent';
import { operatorCommand } from '#services/operations/operatorCommand';
import type { Context } from '../context.ts';
import type { CommandIo } from './command.ts';
import { runCommand } from './runCommand.ts';

const note = z.union([accountNote, operatorCommand]);

/**
 * Runs a command in a process whose output is not kept. Who ran it, and what it did to accounts, is sent through the
 * queue to the server's log, where it can be found after a backup was restored. Errors are printed as usual.
 */
export async function runNoted(
  context: Context,
  name: string,
  args: readonly string[],
  io: CommandIo,
): Promise<number> {
  const notes: z.infer<typeof note>[] = [];
  const log = createLog('info', (line) => {
    const told = JSON.parse(line) as { readonly level: string };
    const noted = note.safeParse(told).data;
    if (noted) notes.push(noted);
    if (told.level === 'error' || told.level === 'fatal') io.out(line.trimEnd());
  });
  const exit = await runCommand({ ...context, log }, name, args, io);
  try {
    await inTransaction(context.db, async (tx) => {
      for (const noted of notes) await context.jobs.noteEvent(tx, noted);
    });
  } catch (error) {
    io.err(`This could not be noted in the log of the server: ${errorReason(error)}`);
    return exit || 1;
  }
  return exit;
}
