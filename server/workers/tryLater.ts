/** A temporary failure: the same request may succeed a little later, and the caller may be told so. */
export class TryLater extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TryLater';
  }
}
