/** A failure of the moment: the same request may well succeed a little later, and whoever asked may be told so. */
export class TryLater extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TryLater';
  }
}
