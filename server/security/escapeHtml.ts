const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * An address for `href`: http, https or mailto. Throws on anything else, which would run or show what the reader did
 * not ask for.
 */
export function safeHref(url: string): string {
  if (!/^(https?:\/\/|mailto:)/i.test(url)) throw new Error('A link must be a web or mail address.');
  return escapeHtml(url);
}
