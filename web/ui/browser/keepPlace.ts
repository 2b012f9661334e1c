/** Where the router's ScrollRestoration keeps positions, by the keys of the entries in the history. */
const storageKey = 'react-router-scroll-positions';

/** What the router calls an entry without a key. */
const keyHere = (): string => (history.state as { readonly key?: string } | null)?.key ?? 'default';

const readPlaces = (): Record<string, number> =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;

/** How far down this entry of the history was when it was last left or in the background; undefined if it never was. */
export function keptPlace(): number | undefined {
  try {
    return readPlaces()[keyHere()];
  } catch {
    return undefined;
  }
}

/**
 * Phones end pages in the background without telling them and load them anew on return; the router keeps positions
 * only when a page is left.
 */
function keepInBackground(): void {
  if (document.visibilityState !== 'hidden') return;
  try {
    const places = readPlaces();
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    // A page too short for the place kept still waits for its content.
    if ((places[keyHere()] ?? 0) > lowest) return;
    sessionStorage.setItem(storageKey, JSON.stringify({ ...places, [keyHere()]: window.scrollY }));
  } catch (error) {
    console.warn('The place on this page could not be kept.', error);
  }
}

/**
 * A link to an anchor of the same page makes an entry without a key. All of them would share one position, and a step
 * back from one to another would stay where it is; to an entry with a key, the router goes to its anchor. It counts on
 * from `idx`, where null is none.
 */
function nameEntry(): void {
  if (history.state === null)
    history.replaceState({ key: Math.random().toString(36).slice(2), idx: null }, '');
}

/** Keeps a reader's place in what the router does not follow: pages in the background, and anchors. */
export function keepPlace(): () => void {
  document.addEventListener('visibilitychange', keepInBackground);
  window.addEventListener('popstate', nameEntry);
  return () => {
    document.removeEventListener('visibilitychange', keepInBackground);
    window.removeEventListener('popstate', nameEntry);
  };
}
