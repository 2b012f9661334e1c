/** Something that must respond before this process takes work: the database, the queue. */
export interface ReadinessCheck {
  readonly name: string;
  /** Rejects when it is not ready. */
  check(): Promise<void>;
}

const LIMIT_MS = 3_000;

async function outcome({ check }: ReadinessCheck): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), LIMIT_MS);
  });
  const answer = check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all checks at once; one that takes more than three seconds has failed. */
export async function readiness(
  checks: readonly ReadinessCheck[],
): Promise<{ readonly status: 'ok' | 'unavailable'; readonly checks: Record<string, 'ok' | 'failed'> }> {
  const results = await Promise.all(checks.map(async (check) => [check.name, await outcome(check)] as const));
  const status = results.every(([, result]) => result === 'ok') ? 'ok' : 'unavailable';
  return { status, checks: Object.fromEntries(results) };
}
