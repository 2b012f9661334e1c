/** The server: environment → log → database → migrations → catalogue → services → HTTP → the ready line. */
import process from 'node:process';
import { answerControl } from './commands/control.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import type { Context } from './context.ts';
import { createApp } from './app.ts';
import { syncWhereNeeded } from './services/catalogue/syncCatalogue.ts';
import { openContext } from './start/openContext.ts';
import { openServices } from './start/openServices.ts';
import { StartFault, startFaultOf } from './start/startFault.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

async function listenError(error: NodeJS.ErrnoException, { HOST, PORT }: Config): Promise<never> {
  if (error.code === 'EADDRINUSE') throw new StartFault(`PORT=${PORT} is already in use on ${HOST}.`);
  if (error.code === 'EACCES') throw new StartFault(`PORT=${PORT} may not be used by this user.`);
  if (error.code === 'EADDRNOTAVAIL') throw new StartFault(`HOST=${HOST} is not an address of this machine.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    throw new StartFault(`HOST=${HOST} names no address.`);
  throw error;
}

/** The sandbox runs in our process, and fails when the database behind it does. */
async function fillSandbox(context: Context): Promise<void> {
  try {
    await syncWhereNeeded(context, context.providerCatalogue);
  } catch (error) {
    context.log.error({ err: error }, 'test mode could not be given the catalogue');
    throw new StartFault('Test mode could not be given the catalogue; the log says why.', error);
  }
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
  try {
    await app
      .listen({ host: config.HOST, port: config.PORT })
      .catch((error: NodeJS.ErrnoException) => listenError(error, config));
    if (config.ROLE !== 'web') await services.work();
    if (config.sandbox) await fillSandbox(services.context);
  } catch (error) {
    await close();
    throw error;
  }
  context = services.context;
  process.stdout.write(`Global Fit is ready at ${config.PUBLIC_URL}\n`);
}

try {
  await start(readConfig(process.env));
} catch (cause) {
  const error = startFaultOf(cause);
  if (!(error instanceof ConfigError || error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  // What is open by now cannot be closed properly without the database.
  process.exit(1);
}
