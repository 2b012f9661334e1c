/**
 * `node server/commands/cli.ts <name> [arguments]`: the program behind `npm run orders`, `review`, `refund` and
 * others.
 */
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { reachHolder, socketPath } from '#db/lock';
import { type Config, ConfigError, readConfig } from '#config/config';
import { openContext } from '#start/openContext';
import { StartFault } from '#start/startFault';
import { openServices } from '#start/openServices';
import { backUpAsItStands } from './backup.ts';
import { answerControl, askHolder } from './control.ts';
import { restore } from './restore.ts';
import { CommandFault, type CommandIo } from './command.ts';
import { operatorName } from './operatorName.ts';
import { runNoted } from './runNoted.ts';

const io: CommandIo = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  cwd: process.cwd(),
  operator: operatorName(),
};

/** Sends the command to the running server of an embedded database; otherwise opens the database itself. */
async function main(config: Config, name: string, args: readonly string[]): Promise<number> {
  // This command runs before anything opens, and thereby creates, the database it is to fill.
  if (name === 'restore') return restore(config, args, io);
  if (!config.DATABASE_URL) {
    if (!existsSync(join(config.DATA_DIR, 'database')))
      throw new CommandFault(
        `There is no database in ${config.DATA_DIR}, and DATABASE_URL is not set: give this command the settings of the server.`,
      );
    const holder = await reachHolder(await socketPath(config.DATA_DIR));
    if (holder)
      return askHolder(holder, { command: name, args: [...args], cwd: io.cwd, operator: io.operator }, io);
  }
  const answer = (socket: Socket) => answerControl(socket, () => null);
  if (name === 'backup') return backUpAsItStands(config, args, io, answer);
  const opened = await openContext(config, answer);
  const services = await openServices(opened.context, opened.database);
  try {
    return await runNoted(services.context, name, args, io);
  } finally {
    await services.close();
    await opened.close();
  }
}

const [name = '', ...args] = process.argv.slice(2);
try {
  // Commands print their result; log lines in between would be noise.
  process.exitCode = await main(readConfig({ LOG_LEVEL: 'error', ...process.env }), name, args);
} catch (error) {
  const known = [ConfigError, StartFault, CommandFault].some((kind) => error instanceof kind);
  if (!known || !(error instanceof Error)) throw error;
  io.err(error.message);
  process.exitCode = error instanceof CommandFault ? 2 : 1;
}
