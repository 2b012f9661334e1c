/** A service that rewords a passage. It receives the passage alone and does not learn for whom it is. */
export interface Narrative {
  /** The passage as reworded by the service. Throws `NarrativeFault`. */
  rephrase(text: string, signal: AbortSignal): Promise<string>;
}

/** Why there is no rewording. `isPassing`: a retry may help; `retryAfterMs`: the delay the service asked for. */
export class NarrativeFault extends Error {
  readonly isPassing: boolean;
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    options: { readonly isPassing: boolean; readonly retryAfterMs?: number | null; readonly cause?: unknown },
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'NarrativeFault';
    this.isPassing = options.isPassing;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
