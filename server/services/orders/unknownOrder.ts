/** An event belongs to no order of ours. The webhook responds with a 5xx, so that it is sent again. */
export class UnknownOrder extends Error {
  /** Whether somebody has paid for it, so that a person has to look. */
  readonly isPaid: boolean;

  constructor(subject: string, isPaid = false) {
    super(`${subject} belongs to no known order.`);
    this.name = 'UnknownOrder';
    this.isPaid = isPaid;
  }
}
