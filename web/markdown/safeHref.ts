const allowed = new Set(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);

/** Browsers drop these inside an address before they read its scheme, so a check that sees them can be fooled. */
// oxlint-disable-next-line no-control-regex
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g;

/**
 * An address that a text may link to: without a scheme, or with http, https, irc, ircs, mailto or xmpp. Null for any
 * other scheme.
 */
export function safeHref(address: string): string | null {
  const bare = address.replace(ignoredByBrowsers, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || allowed.has(scheme.toLowerCase()) ? bare : null;
}
