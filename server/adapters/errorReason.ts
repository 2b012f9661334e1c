/**
 * What to say about an error in logs and to operators. A failed query is described by the database's own message,
 * without its values, which are customers' words.
 */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const { message, cause } = error;
  if (message.startsWith('Failed query') && cause instanceof Error)
    return `Failed query: ${errorReason(cause)}`;
  return withoutValues(message);
}

/** A text that may quote a driver's error, cut off where the query begins. */
export function withoutValues(text: string): string {
  const at = text.indexOf('Failed query: ');
  return at < 0 || !text.includes('\nparams: ', at) ? text : `${text.slice(0, at)}Failed query`;
}

const ADDRESS = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;

/** The text without e-mail addresses, which mail servers quote when they refuse a message. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replace(ADDRESS, '[address]') : text;
}
