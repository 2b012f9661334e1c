/** Which boxes of a list are ticked, stored in this browser under `ticks:<list>` as a JSON list of ids. */
const prefix = 'ticks:';

type Listener = () => void;

const listeners = new Set<Listener>();
const none: readonly string[] = [];
/** The lists as last read: the same array until something changes, and the only copy where storage is refused. */
const known = new Map<string, readonly string[]>();

function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

function stored(list: string): string | null {
  try {
    return localStorage.getItem(prefix + list);
  } catch {
    return null;
  }
}

/** Ids of the ticked boxes of a list. */
export function ticked(list: string): readonly string[] {
  const before = known.get(list);
  if (before) return before;
  const read = parse(stored(list));
  known.set(list, read);
  return read;
}

/** Ticks or clears a box and stores it; without storage, the tick lasts as long as the page. */
export function setTicked(list: string, id: string, on: boolean): void {
  const others = ticked(list).filter((one) => one !== id);
  const next = on ? [...others, id] : others;
  known.set(list, next);
  try {
    if (next.length === 0) localStorage.removeItem(prefix + list);
    else localStorage.setItem(prefix + list, JSON.stringify(next));
  } catch {
    // Private windows may refuse storage; the page works without.
  }
  for (const listener of listeners) listener();
}

/** Listens for changes made here and in other windows. */
export function onTicks(listener: Listener): () => void {
  const fromElsewhere = (event: StorageEvent): void => {
    if (event.key !== null && !event.key.startsWith(prefix)) return;
    known.clear();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', fromElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromElsewhere);
  };
}
