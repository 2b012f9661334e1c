/** Remembers within one report which topics and sentence forms were used, so that places do not read like copies. */
export interface Ledger {
  /** How often a topic has been written about in earlier places. */
  timesUsed(topic: string): number;
  use(topic: string): void;
  /** The next form of a sentence that this report has not used yet, beginning at `start`. */
  nextForm(topic: string, count: number, start: number): number;
}

/** An empty one, for one report. */
export function openLedger(): Ledger {
  const topics = new Map<string, number>();
  const forms = new Map<string, number>();
  return {
    timesUsed: (topic) => topics.get(topic) ?? 0,
    use(topic) {
      topics.set(topic, (topics.get(topic) ?? 0) + 1);
    },
    nextForm(topic, count, start) {
      const used = forms.get(topic) ?? 0;
      forms.set(topic, used + 1);
      return (start + used) % count;
    },
  };
}
