// Preloaded before the server and its commands (`node --import`). Node searches the package.json of every module it
// resolves, and reads drizzle-orm's, of 179 kB, for each of its files. Caching module formats by folder and resolved
// paths saves 1.7 of 4 seconds on every start. Everything works without it, only slower.
import { registerHooks } from 'node:module';

const entryPoints = new Map();
/** Format of the `.js` files in a folder, by the nearest package.json. */
const formats = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.')) {
      // Our own imports name files in full.
      const isOurs = specifier.endsWith('.ts');
      if (!isOurs && !specifier.endsWith('.js')) return next(specifier);
      const { href: url } = new URL(specifier, context.parentURL);
      if (isOurs) return { url, format: 'module-typescript', shortCircuit: true };
      const folder = url.slice(0, url.lastIndexOf('/'));
      const format = formats.get(folder);
      if (format) return { url, format, shortCircuit: true };
      const found = next(specifier);
      if (found.url === url && found.format === 'module') formats.set(folder, found.format);
      return found;
    }
    // Of what is loaded here, only the server has `#` imports: one means the same file wherever it stands.
    if (!/^(#|@global-fit\/|drizzle-orm(\/|$))/.test(specifier)) return next(specifier);
    const found = entryPoints.get(specifier) ?? next(specifier);
    entryPoints.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
