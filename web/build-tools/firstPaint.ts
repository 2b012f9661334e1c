import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usedStyles } from './usedStyles.ts';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STYLESHEETS = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The data of the page's loaders, as the router streams them. */
const DATA = /(__reactRouterContext\.streamController\.enqueue\()"(?:[^"\\]|\\.)*"\);/g;
/** The same without any, in the router's format: loader data, then neither action data nor errors (-5 is null). */
const NO_DATA = JSON.stringify('[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n');
const IMPORTS = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
/** A tab opened in the background does not paint, so scripts start after this time in any case. */
const LATEST_START_MS = 1000;
/** A style sheet that hangs must not keep scripts from running; after this time they start without it. */
const LATEST_STYLED_MS = 8000;
/**
 * Number of scripts requested at a time. Each batch follows a message that the page sends to itself, which is not
 * throttled in background tabs; requesting all at once would block a phone.
 */
const AT_ONCE = 3;

/** Whether a page stands in for all that are not prerendered. */
const isFallback = (html: string): boolean => html.includes('"isSpaMode":true');

/**
 * The router's own script gives an entry of the history the name under which its scroll position is kept. The fallback
 * page has no such script, and all its entries would share one position.
 */
const NAME_ENTRY = `if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");\n`;

/**
 * The fallback page without data: the router renders it at the address of the home page and puts that page's data in,
 * which no page that it stands in for reads.
 */
function withoutData(html: string): string {
  // A second part would refer to what is taken out of the first.
  if (html.match(DATA)?.length !== 1) throw new Error('The fallback page streams no data in the known form.');
  return html.replace(DATA, (_, call: string) => `${call}${NO_DATA});`);
}

/** Its end is written like that of the script for the fonts (theme/faces.ts), so that a page with both compresses well. */
function startAfterPaint(code: string, preloads: readonly string[], isAlone: boolean): string {
  const imports = [...code.matchAll(IMPORTS)];
  const names = imports.map(([, name]) => name ?? '').join();
  const modules = imports.map(([, , url]) => `import("${url}")`).join();
  const rest = code.replace(IMPORTS, '').trim();
  return `<script>(()=>{
${isAlone ? NAME_ENTRY : ''}const preloads=${JSON.stringify(preloads)};
const sheets=[...document.querySelectorAll("link[disabled]")];
const styled=Promise.all(sheets.map((sheet)=>new Promise((done)=>{sheet.onload=sheet.onerror=done;setTimeout(done,${LATEST_STYLED_MS})})));
let begun=false;
const run=()=>Promise.all([${modules},styled]).then(([${names}])=>{
${rest}
});
const {port1,port2}=new MessageChannel;
port1.onmessage=()=>{
if(!preloads.length){port1.close();return run()}
for(const href of preloads.splice(0,${AT_ONCE}))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
port2.postMessage(0)};
const begin=()=>{
if(begun)return;
begun=true;
for(const sheet of sheets)sheet.disabled=false;
port2.postMessage(0)};
setTimeout(begin,${LATEST_START_MS});
try{new PerformanceObserver((list)=>{
if(list.getEntriesByName('first-contentful-paint').length)begin()
}).observe({type:'paint',buffered:true})}catch{begin()}
})()</script>`;
}

/**
 * Changes a built page so that it paints before its scripts are fetched: the styles it uses are inlined and scripts
 * start at the first paint, so that text and fonts do not wait for scripts on slow lines. The links to its style
 * sheets stay disabled until then; they are needed for what scripts add and for later pages. Throws where the page
 * does not have the expected structure.
 *
 * @param stylesOf the used part of the style sheet at an address of the site
 */
export function paintFirst(html: string, stylesOf: (url: string, html: string) => string): string {
  const [start, code] = START.exec(html) ?? [];
  if (!start || !code?.match(IMPORTS) || !html.match(STYLESHEETS))
    throw new Error('The page has no style sheet or start script in the known form.');
  const preloads = [...html.matchAll(PRELOADS)].flatMap(([, url]) => url ?? []);
  // Functions, because a replacement string would interpret `$&` and the like.
  return (isFallback(html) ? withoutData(html) : html)
    .replace(PRELOADS, '')
    .replace(STYLESHEETS, (link, url: string) => {
      return `<style>${stylesOf(url, html)}</style>${link.replace('/>', ' disabled=""/>')}`;
    })
    .replace(start, () => startAfterPaint(code, preloads, isFallback(html)));
}

/** Does this for every page of a built site. */
export function paintFirstIn(client: string): void {
  const sheets = new Map<string, (html: string) => string>();
  const stylesOf = (url: string, html: string): string => {
    const used = sheets.get(url) ?? usedStyles(readFileSync(path.join(client, url), 'utf8'));
    sheets.set(url, used);
    return used(html);
  };
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(client, name);
    writeFileSync(file, paintFirst(readFileSync(file, 'utf8'), stylesOf));
  }
}
