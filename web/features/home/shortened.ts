/** Longer quotes are shortened in the list on a phone. */
const quoteLimit = 120;

/** The first 120 characters and an ellipsis, or the whole quote where it is no longer. */
export function shortened(quote: string): string {
  return quote.length > quoteLimit ? `${quote.slice(0, quoteLimit)}…` : quote;
}
