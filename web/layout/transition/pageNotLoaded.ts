/** Dispatched by the router where the script of the next page cannot be loaded, so that the current page stays. */
export const PAGE_NOT_LOADED = 'global-fit:page-not-loaded';

/** Time within which a reachable server responds, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Whether the server responds. The script then belonged to an earlier release, and the requested page is loaded as a
 * new document.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}
