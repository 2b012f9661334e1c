import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { CommandFault } from './command.ts';

/** Names of the files in a backup, apart from the key. */
export const EMBEDDED_FILE = 'database.tar.gz';
export const POSTGRES_FILE = 'database.dump';

/** A connection string as environment variables for PostgreSQL's tools, so that no process list shows the password. */
export function connectionOf(
  address: string,
  environment: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const verified = searchParams.get('sslmode')?.startsWith('verify') ?? false;
  // Without its own file of certificates the product trusts Node's; for these tools that is called "system".
  const authorities = verified ? (environment.NODE_EXTRA_CA_CERTS ?? 'system') : null;
  const ssl = {
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? authorities,
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  };
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      Object.entries(ssl).filter((given): given is [string, string] => given[1] !== null),
    ),
  };
}

/** Runs `pg_dump` or `pg_restore` on a database. Throws `CommandFault` with what the tool said. */
export async function runPostgresTool(tool: string, args: readonly string[], address: string): Promise<void> {
  const env = { ...process.env, ...connectionOf(address) };
  const child = spawn(tool, [...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new CommandFault(`${tool} ended with ${code}: ${said.trim()}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CommandFault(
      `${tool} was not found: install the client tools of PostgreSQL, of the server's version or newer.`,
    );
  }
}
