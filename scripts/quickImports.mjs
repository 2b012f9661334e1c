// Preloaded before the server and its commands (`node --import`). Node reads the package.json of a package again for
// every module in it, and that of drizzle-orm is 179 kB long: answering its own relative imports here, and each
// entry point once, takes 1.7 of 4 seconds off every start. Our own imports name their files in full, so they need
// no search either. Nothing breaks without it.
import { registerHooks } from 'node:module';

const entryPoints = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      parentURL?.includes('/node_modules/drizzle-orm/')
    ) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (specifier.startsWith('.') && specifier.endsWith('.ts')) {
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true };
    }
    // `#` names are the server's alone.
    if (!/^(#|@global-fit\/|drizzle-orm(\/|$))/.test(specifier)) return next(specifier);
    const found = entryPoints.get(specifier) ?? next(specifier);
    entryPoints.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
