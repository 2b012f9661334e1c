const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An address for `href`: http, https or mailto; anything else throws, because a message must not carry it. */
export function safeHref(url: string): string {
  if (!/^(https?:\/\/|mailto:)/i.test(url))
    throw new Error('A link in a message must be a web or mail address.');
  return escapeHtml(url);
}
