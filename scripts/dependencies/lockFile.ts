import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Ranges = Readonly<Record<string, string>>;

/** The parts of a package.json that are checked. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** An entry of the lock file: a workspace, a link to one, or a third-party package. */
export interface LockEntry extends Manifest {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** The input of all checks, by folder: "" is the root, "server" a workspace, "node_modules/pg" a dependency. */
export interface Dependencies {
  readonly lock: LockFile;
  /** The package.json of the root and of each workspace. */
  readonly manifests: Readonly<Record<string, Manifest>>;
  /** The package.json of an installed package; null where it is not installed (other platforms). */
  readonly installed: (folder: string) => Manifest | null;
}

/** A third-party package with its name and folder. */
export interface Locked extends LockEntry {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

/** The third-party packages of a lock file, in its order. */
export function lockedPackages({ packages }: LockFile): readonly Locked[] {
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, entry]) => ({
      ...entry,
      folder,
      name: entry.name ?? folder.split('node_modules/').at(-1) ?? folder,
      version: entry.version ?? '',
    }));
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads lock file and manifests of the project at `root`. */
export function readDependencies(root: string): Dependencies {
  const lock = readJson(path.join(root, 'package-lock.json')) as LockFile;
  const own = Object.keys(lock.packages).filter((folder) => !folder.includes('node_modules/'));
  const manifests = own.map(
    (folder) => [folder, readJson(path.join(root, folder, 'package.json')) as Manifest] as const,
  );
  return {
    lock,
    manifests: Object.fromEntries(manifests),
    installed(folder) {
      const file = path.join(root, folder, 'package.json');
      return existsSync(file) ? (readJson(file) as Manifest) : null;
    },
  };
}
