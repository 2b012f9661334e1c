/** Said by the router where the script of the next page did not come, which leaves the page that is open. */
export const PAGE_NOT_LOADED = 'global-fit:page-not-loaded';

/** Milliseconds in which a server that is there answers. */
const PATIENCE_MS = 5000;

/** Whether the server answers: then the script is one of an earlier release, and the page asked for begins anew. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}
