import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const OTHER_PLACES = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/pgsql/bin', '/usr/pgsql/bin'];

/** The folder with `initdb` and `postgres` (the newest on Debian, else the first in PATH); null where there is none. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...OTHER_PLACES,
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/**
 * Finds the server binaries, or installs Debian's package where this is root on a machine with apt. Returns null,
 * with the reason on standard error, where there are none in the end.
 */
export function ensurePostgres(): string | null {
  const found = findPostgres();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'PostgreSQL server binaries were not found: the server tests run on the embedded database only.',
    );
    return null;
  }
  try {
    // Without this, Debian's package would create and start a cluster.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n', {
      flag: 'wx',
    });
  } catch {
    // The file exists: the machine's owner has decided.
  }
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
    });
  } catch {
    console.error('PostgreSQL could not be installed: the server tests run on the embedded database only.');
  }
  return findPostgres();
}
