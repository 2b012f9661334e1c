import { escapeHtml } from '#security/escapeHtml';

/** Text that is already HTML. */
export interface Html {
  readonly html: string;
}

export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/** Builds HTML; inserted values are escaped unless they are HTML themselves. `null` inserts nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let built = parts[0] ?? '';
  for (const [at, value] of values.entries()) built += rendered(value) + (parts[at + 1] ?? '');
  return { html: built };
}

function rendered(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'object' && 'html' in value) return value.html;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeHtml(String(value));
}
