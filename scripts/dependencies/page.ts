import type { Dependencies, Locked } from './lockFile.ts';
import { KNOWN_INSTALL_SCRIPTS, productionPackages } from './rules.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Builds of one program for several platforms count as one line. */
const PLATFORM =
  /-(android|darwin|freebsd|linux|win32|windows|netbsd|openbsd|openharmony|sunos|aix|wasm32)\b.*$|\/(android|darwin|freebsd|linux|win32|netbsd|openbsd|openharmony|sunos|aix)-[\w-]+$/;

function described({ name, version, optional }: Locked): string {
  const short = name.replace(PLATFORM, '');
  return optional && short !== name ? `${short} ${version} (for each platform)` : `${name} ${version}`;
}

const lineOf = (packages: readonly Locked[]): string =>
  [...new Set(packages.map(described))].sort(compare).join(', ');

/** Generates `docs/dependencies.md`: every package of the product by licence, and what may run on installation. */
export function dependenciesPage(all: Dependencies): string {
  const packages = productionPackages(all);
  const licences = Map.groupBy(packages, ({ license = '' }) => license);
  const rows = [...licences]
    .sort(([one, few], [other, more]) => more.length - few.length || compare(one, other))
    .map(([licence, of]) => `| ${licence} | ${of.length} | ${lineOf(of)} |`);
  const direct = Object.entries(all.manifests).flatMap(([folder, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([name]) => !name.startsWith('@global-fit/'))
      .map(([name, version]) => `| ${name} | ${version} | ${folder === '' ? 'root' : folder} |`),
  );
  const scripts = Object.entries(KNOWN_INSTALL_SCRIPTS).map(([name, what]) => `| ${name} | ${what} |`);
  return `# Dependencies

Written by \`npm run dependencies -- --write\`; \`npm test\` fails when it is not current, when a version is a range, when the lock file lacks a digest or disagrees with a package.json or with what is installed, when a licence is not on the list in \`scripts/dependencies/rules.ts\`, or when another package wants to run something on installation.

\`npm run audit\` asks the package registry for known faults of these versions. It needs the network, is no part of \`npm test\`, and says so when it was given no answer.

## Chosen by us

| package | version | for |
| --- | --- | --- |
${direct.sort(compare).join('\n')}

## Everything that the product is made of

${packages.length} packages, their own dependencies and the programs for other platforms among them. Tools for development alone are not listed.

| licence | packages | which |
| --- | --- | --- |
${rows.join('\n')}

## What may run on installation

| package | what it does |
| --- | --- |
${scripts.join('\n')}
`;
}
