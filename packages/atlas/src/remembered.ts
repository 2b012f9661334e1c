/** Memoises a pure function by its key, for as long as the function itself is kept. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The same for whole numbers from 0 to below `size`, in a list: several times as quick as a map, for hot paths. */
export function rememberedAt<Value>(size: number, make: (at: number) => Value): (at: number) => Value {
  const made: (Value | undefined)[] = Array.from({ length: size });
  return (at) => (made[at] ??= make(at));
}

/** The same for objects, without keeping the key alive: for results that belong to an atlas or a situation. */
export function rememberedOf<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = made.get(key);
    if (found) return found.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** The same for a function without a key: computed on first use, if ever. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
