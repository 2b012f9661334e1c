/** Operations that take longer than this are reported in the console. */
const slowAfter = 500;

/** Returns `operation`; warns once where it takes longer than `slowAfter` milliseconds. */
export async function watchSlow<T>(
  name: string,
  operation: Promise<T>,
  now: () => number = () => performance.now(),
): Promise<T> {
  const start = now();
  try {
    return await operation;
  } finally {
    const took = Math.round(now() - start);
    if (took > slowAfter) console.warn(`Slow operation: ${name} took ${took} ms.`);
  }
}
