import { fonts, light, radius } from '@global-fit/tokens/tokens';
import type { FastifyReply } from 'fastify';
import { escapeHtml, safeHref } from '#security/escapeHtml';
import { pageHeaders } from '#security/headers';

/** The content of a page of a few lines, all of it plain text. */
export interface Notice {
  readonly title: string;
  /** The errors, one sentence each. */
  readonly faults: readonly string[];
  /** What the reader can do. */
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

/** Without a script the site is light, and so is this page. */
const STYLE = `
:root { color-scheme: light; }
body { max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem; background: ${light.paper}; color: ${light.ink}; font: 1rem/1.6 '${fonts.sans}', system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font: 500 2rem/1.2 '${fonts.serif}', Georgia, serif; }
ul { margin: 1.5rem 0; padding: 1rem 1rem 1rem 2.25rem; border-left: 3px solid ${light.danger}; background: ${light.dangerWash}; }
a { color: ${light.accent}; }
a:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: ${radius.small}px; }
`;

/** The site's own policy, without anything from elsewhere and without scripts. */
const HEADERS = pageHeaders({
  scriptHashes: [],
  scripts: [],
  frames: [],
  connections: [],
  images: [],
  payments: [],
});

function pageOf({ title, faults, text, link }: Notice): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<ul>${faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('')}</ul>
<p>${escapeHtml(text)}</p>
<p><a href="${safeHref(link.href)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>
`;
}

/** Ends a response, whose status is set, with a page for browsers without scripts. */
export function sendNotice(reply: FastifyReply, notice: Notice): FastifyReply {
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(pageOf(notice));
}
