import { type Dependencies, type Locked, lockedPackages, type Manifest } from './lockFile.ts';

/** Licences allowed for packages of the product; all permit selling it. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages that may run a program on installation, and what it does. */
export const KNOWN_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  node: 'fetches the pinned runtime for this platform by its version; the digest is the registry’s, not the lock file’s',
  esbuild: 'puts the program for this platform in place; a tool of the tools for development',
};

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

const rangesOf = (manifest: Manifest): readonly (readonly [string, string])[] =>
  KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));

const place = (folder: string) => `${folder === '' ? '' : `${folder}/`}package.json`;

/** Every version in a package.json has to be exact. */
function inexactVersions({ manifests }: Dependencies): string[] {
  return Object.entries(manifests).flatMap(([folder, manifest]) =>
    rangesOf(manifest)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${place(folder)}: ${name} is "${version}", not one version.`),
  );
}

function resolved({ lock }: Dependencies, folder: string, name: string): string | undefined {
  const near = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
  const found = near ?? lock.packages[`node_modules/${name}`];
  return found?.link && found.resolved !== undefined
    ? lock.packages[found.resolved]?.version
    : found?.version;
}

/**
 * Checks that the lock file agrees with the package.json files and resolves each dependency to the version they name.
 */
function outOfSync(all: Dependencies): string[] {
  return Object.entries(all.manifests).flatMap(([folder, manifest]) => {
    const locked = all.lock.packages[folder] ?? {};
    const differs = KINDS.filter(
      (kind) =>
        JSON.stringify(Object.entries(manifest[kind] ?? {}).sort()) !==
        JSON.stringify(Object.entries(locked[kind] ?? {}).sort()),
    ).map((kind) => `${place(folder)}: its ${kind} are not those of the lock file.`);
    const others = rangesOf(manifest)
      .filter(([name, version]) => resolved(all, folder, name) !== version)
      .map(([name, version]) => `${place(folder)}: the lock file does not give ${name} ${version}.`);
    return [...differs, ...others];
  });
}

/** Checks that every third-party package has an integrity hash and comes from a registry. */
function withoutIntegrity({ lock }: Dependencies): string[] {
  return lockedPackages(lock).flatMap(({ folder, integrity = '', resolved: from = '' }) => [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${folder} has no SHA-512 digest.`]),
    ...(/^(git|file:|http:)|github:/.test(from) ? [`${folder} comes from no registry.`] : []),
  ]);
}

/** Checks that the installed versions are the locked ones. */
function installedOtherwise({ lock, installed }: Dependencies): string[] {
  return lockedPackages(lock).flatMap(({ folder, name, version, optional, dev }) => {
    const found = installed(folder);
    if (found === null) return optional || dev ? [] : [`${folder} is not installed.`];
    return found.name === name && found.version === version
      ? []
      : [`${folder} is ${found.name} ${found.version}, not ${name} ${version}.`];
  });
}

/** Checks that only known packages run something on installation. */
function unknownInstallScripts({ lock, manifests }: Dependencies): string[] {
  const unknown = lockedPackages(lock)
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in KNOWN_INSTALL_SCRIPTS))
    .map(({ folder }) => `${folder} runs a program when it is installed.`);
  const allowed = Object.entries(manifests['']?.allowScripts ?? {})
    .filter(([name, allows]) => allows && name !== 'node')
    .map(([name]) => `package.json lets ${name} run a program when it is installed.`);
  return [...unknown, ...allowed];
}

/** Whether a licence expression can be satisfied by allowed licences alone. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED_LICENCES.has(licence.trim())));
}

/** The packages of the product itself, without development dependencies. */
export const productionPackages = ({ lock }: Dependencies): readonly Locked[] =>
  lockedPackages(lock).filter(({ dev }) => !dev);

/** Checks for missing and forbidden licences, and for licences that differ once installed. */
function badLicences(all: Dependencies): string[] {
  return productionPackages(all).flatMap(({ folder, license = '', name }) => {
    const found = all.installed(folder)?.license;
    if (found !== undefined && found !== license)
      return [`${folder} says "${found}" and the lock file "${license}".`];
    return isAllowed(license) ? [] : [`${name} is under "${license}", which is not on the list.`];
  });
}

/** All problems, one line each. */
export function dependencyProblems(all: Dependencies): string[] {
  const rules = [
    inexactVersions,
    outOfSync,
    withoutIntegrity,
    installedOtherwise,
    unknownInstallScripts,
    badLicences,
  ];
  return rules.flatMap((rule) => rule(all));
}
