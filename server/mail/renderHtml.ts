import { dark, fonts, light } from '@global-fit/tokens/tokens';
import { escapeHtml, safeHref } from '#security/escapeHtml';
import type { Letter, LetterBlock, LetterRow, LetterScore, Sender } from './letter.ts';

const SERIF = `'${fonts.serif}', Georgia, 'Times New Roman', serif`;
const SANS = `'${fonts.sans}', 'Segoe UI', Helvetica, Arial, sans-serif`;

/**
 * The HTML part, with tables and inline styles, since mail programs support little else. One style block makes it
 * dark where the mail program honours that. Phones are asked to make no links of figures, dates and places, with
 * colours of their own. Nothing is loaded from elsewhere, so nobody learns that it was opened.
 */
export function renderHtml(letter: Letter, sender: Sender): string {
  const p = light;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.heading)}</title>
<style>${darkRules()}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${p.paper};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(letter.preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${p.paper};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="accent" style="padding:0 4px 16px;font:600 13px ${SANS};letter-spacing:1px;text-transform:uppercase;color:${p.accent};">${escapeHtml(sender.name)}</td></tr>
<tr><td class="sheet ink line" style="background-color:${p.sheet};border:1px solid ${p.line};border-radius:8px;padding:32px 28px;color:${p.ink};word-break:break-word;overflow-wrap:anywhere;">
<h1 class="ink" style="margin:0 0 20px;font:500 26px/1.25 ${SERIF};color:${p.ink};">${escapeHtml(letter.heading)}</h1>
${letter.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font:400 12.5px/1.6 ${SANS};color:${p.inkSoft};">${escapeHtml(letter.reason)}<br>
${link(sender.publicUrl, sender.publicUrl.replace(/^https?:\/\//, ''))} · ${link(`mailto:${sender.supportEmail}`, sender.supportEmail)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${light.ink};">${lines(block.text)}</p>`;
    case 'rows':
      return table(block.rows.map(rowHtml));
    case 'scores':
      return table(block.scores.map(scoreHtml));
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="button" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:4px;"><a class="on-accent" href="${safeHref(block.url)}" style="display:inline-block;padding:13px 22px;font:600 16px ${SANS};color:${light.onAccent};text-decoration:none;">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'link':
      return `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS};">${link(block.url, block.label)}</p>`;
    case 'quote':
      return `<div class="inset edge" style="margin:0 0 20px;padding:14px 16px;background-color:${light.inset};border-left:3px solid ${light.accent};"><p class="soft" style="margin:0 0 6px;font:600 12.5px ${SANS};color:${light.inkSoft};">${escapeHtml(block.from)}</p><p class="ink" style="margin:0;font:400 16px/1.6 ${SANS};color:${light.ink};">${lines(block.text)}</p></div>`;
  }
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;border-collapse:collapse;">${rows.join('')}</table>`;
}

function cellStyle(extra: string): string {
  return `style="padding:9px 0;border-bottom:1px solid ${light.line};font:400 15px/1.45 ${SANS};vertical-align:top;${extra}"`;
}

function rowHtml({ label, value, total }: LetterRow): string {
  const weight = total === true ? 'font-weight:600;' : '';
  return `<tr><th scope="row" class="soft line" align="left" width="40%" ${cellStyle(`color:${light.inkSoft};font-weight:400;padding-right:16px;`)}>${escapeHtml(label)}</th><td class="ink line" align="right" ${cellStyle(`color:${light.ink};${weight}`)}>${escapeHtml(value)}</td></tr>`;
}

function scoreHtml({ place, score, detail }: LetterScore): string {
  return `<tr><td class="accent line" width="48" ${cellStyle(`color:${light.accent};font:500 26px/1 ${SERIF};`)}>${Math.round(score)}</td><td class="ink line" ${cellStyle(`color:${light.ink};`)}><strong style="font-weight:600;">${escapeHtml(place)}</strong><br><span class="soft" style="color:${light.inkSoft};font-size:14px;">${escapeHtml(detail)}</span></td></tr>`;
}

function link(url: string, label: string): string {
  return `<a class="accent" href="${safeHref(url)}" style="color:${light.accent};">${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Inline styles take precedence, so every rule needs `!important`; the selectors are the classes used above. */
function darkRules(): string {
  const rules: readonly [string, string][] = [
    ['.paper', `background-color:${dark.paper}!important`],
    ['.sheet', `background-color:${dark.sheet}!important`],
    ['.inset', `background-color:${dark.inset}!important`],
    ['.ink', `color:${dark.ink}!important`],
    ['.soft', `color:${dark.inkSoft}!important`],
    ['.accent', `color:${dark.accent}!important`],
    ['.line', `border-color:${dark.line}!important`],
    ['.edge', `border-color:${dark.accent}!important`],
    ['.button', `background-color:${dark.accent}!important`],
    ['.on-accent', `color:${dark.onAccent}!important`],
  ];
  return `@media (prefers-color-scheme:dark){${rules.map(([selector, rule]) => `${selector}{${rule}}`).join('')}}`;
}
