/** Keeps what a pure function gave for each key that it was asked for, for as long as the function itself is kept. */
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

/** The same of objects, each kept as long as its key lives: what is worked out once for an atlas or a situation. */
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
