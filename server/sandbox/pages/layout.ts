import type { SandboxCore } from '../types.ts';
import { html, type Html } from './html.ts';

export interface Frame {
  readonly title: string;
  /** In an iframe of the product the page has no header, and its script reports its height to the parent. */
  readonly embedded: boolean;
  /** What the script reports to the parent once the payment is complete. */
  readonly message?: { readonly sessionId: string; readonly redirectTo: string | null };
  /** The page's own address, for responses to a form: the script replaces the form's address with it. */
  readonly path?: string;
  /** A narrow page with a single question. */
  readonly narrow?: boolean;
}

/** A whole page with its content. */
export function layout(core: SandboxCore, frame: Frame, content: Html): string {
  const { message } = frame;
  const data = message
    ? html` data-complete="${message.sessionId}" data-redirect="${message.redirectTo ?? ''}"`
    : null;
  const address = frame.path === undefined ? null : html` data-path="${frame.path}"`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${frame.title}</title>
<link rel="stylesheet" href="/sandbox/assets/checkout.css">
<script src="/sandbox/assets/checkout.js" defer></script>
</head>
<body class="${frame.embedded ? 'embedded' : 'hosted'}${frame.narrow ? ' narrow' : ''}"${address}${data}>
<aside class="notice" aria-label="Notice"><strong>Test mode:</strong> no card is charged</aside>
${frame.embedded ? null : html`<header><span class="mark" aria-hidden="true"></span>${core.settings.merchantName}</header>`}
<main>${content}</main>
</body>
</html>`;
  return page.html;
}
