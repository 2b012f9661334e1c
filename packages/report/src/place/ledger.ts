/** Remembers which topics and wordings a report has used, so that its places do not read like copies. */
export interface Ledger {
  /** How often earlier places covered a topic. */
  timesUsed(topic: string): number;
  use(topic: string): void;
  /** The next wording that this report has not used, beginning at `start`. */
  nextForm(topic: string, count: number, start: number): number;
}

/** An empty ledger for one report. */
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
