/**
 * What follows `node` wherever the server starts; deploy/ says the same in its own formats.
 *
 * `--min-semi-space-size`: while nothing happens V8 shrinks the space for new objects to a few megabytes, and lets it
 * grow again only if much of what is made there lasts, which requests do not. A server that had been idle then collected
 * ten times as often: `bench/load/newObjects.ts` tells what that costs.
 */
export const SERVER_ARGUMENTS = [
  '--disable-warning=ExperimentalWarning',
  '--min-semi-space-size=16',
  '--import',
  './scripts/quickImports.mjs',
  'server/main.ts',
];
