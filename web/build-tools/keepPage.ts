import type { Plugin } from 'vite';
import { PAGE_NOT_LOADED } from '../layout/transition/pageNotLoaded.ts';

const ROUTE_MODULES = /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/**
 * React Router reloads the page where the script of the next one cannot be loaded, so without a connection the
 * browser's error page replaces the current one. This patch notifies the page instead, which stays open
 * (layout/transition/PageComing.tsx).
 *
 * @throws where React Router's code has changed, which fails the build
 */
export function keepPagePlugin(): Plugin {
  return {
    name: 'global-fit:keep-page',
    apply: 'build',
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null;
      if (code.split(RELOAD).length !== 2)
        throw new Error('React Router reloads a page in another way than the build knows.');
      return {
        code: code.replace(RELOAD, `window.dispatchEvent(new Event('${PAGE_NOT_LOADED}'));`),
        map: null,
      };
    },
  };
}
