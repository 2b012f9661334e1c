/** An event belongs to no order of ours. The webhook responds with a 5xx, so that it is sent again. */
export class UnknownOrder extends Error {
  constructor(subject: string) {
    super(`${subject} belongs to no known order.`);
    this.name = 'UnknownOrder';
  }
}
