/** A service that words a passage anew. It is given the passage alone and knows nothing of whom it is for. */
export interface Narrative {
  /** The passage in other words, as the service answers it. Throws `NarrativeFault`. */
  rephrase(text: string, signal: AbortSignal): Promise<string>;
}

/** Why no wording came. `isPassing` says that a repeat may help; `retryAfterMs` when the service named a time. */
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
