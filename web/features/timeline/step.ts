/** A step of the move. */
export interface Step {
  readonly id: string;
  /** When, in words that hold without dates. */
  readonly time: string;
  /** First and last month relative to the month of the move: -18 is eighteen months before it. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly description: string;
  readonly tasks: readonly string[];
}

export interface Phase {
  readonly id: string;
  readonly title: string;
  readonly window: string;
  readonly steps: readonly Step[];
}
