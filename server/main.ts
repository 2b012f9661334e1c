/** The server: environment → log → database → migrations → catalogue → services → HTTP → the ready line. */
import process from 'node:process';
import { answerControl } from './commands/control.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createApp } from './app.ts';
import { syncWhereNeeded } from './services/catalogue/syncCatalogue.ts';
import { openContext, StartFault } from './start/openContext.ts';
import { openServices } from './start/openServices.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

async function listenError(error: NodeJS.ErrnoException, { HOST, PORT }: Config): Promise<never> {
  if (error.code === 'EADDRINUSE') throw new StartFault(`PORT=${PORT} is already in use on ${HOST}.`);
  if (error.code === 'EACCES') throw new StartFault(`PORT=${PORT} may not be used by this user.`);
  if (error.code === 'EADDRNOTAVAIL') throw new StartFault(`HOST=${HOST} is not an address of this machine.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    throw new StartFault(`HOST=${HOST} names no address.`);
  throw error;
}

async function start(config: Config): Promise<void> {
  let context: Context | null = null;
  const opened = await openContext(config, (socket) => answerControl(socket, () => context));
  const { log } = opened.context;
  const services = await openServices(opened.context, opened.database);
  const app = await createApp(services.context, [
    { name: 'database', check: () => opened.database.ping() },
    { name: 'queue', check: () => services.ping() },
  ]);
  const close = async () => {
    context = null;
    await app.close();
    await services.close();
    await opened.close();
  };
  stopOnSignal(log, close);
  await app.listen({ host: config.HOST, port: config.PORT }).catch(async (error: NodeJS.ErrnoException) => {
    await close();
    return listenError(error, config);
  });
  if (config.ROLE !== 'web') await services.work();
  if (config.sandbox) await syncWhereNeeded(services.context, services.context.providerCatalogue);
  context = services.context;
  process.stdout.write(`Global Fit is ready at ${config.PUBLIC_URL}\n`);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
