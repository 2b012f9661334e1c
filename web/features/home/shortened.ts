/** A quote longer than this is cut in the list on a phone. */
const quoteLimit = 120;

/** The first 120 characters and an ellipsis, or the whole when it is no longer than that. */
export function shortened(quote: string): string {
  return quote.length > quoteLimit ? `${quote.slice(0, quoteLimit)}…` : quote;
}
