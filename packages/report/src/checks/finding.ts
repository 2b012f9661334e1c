/** A finding of the automatic review. An `error` holds the report back; a `warning` is shown to the reviewer. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly check: 'figures' | 'claims' | 'grammar' | 'structure' | 'basis';
  readonly where: string;
  readonly message: string;
}
