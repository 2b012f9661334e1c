import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORTS = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
/** A tab that is opened in the background does not paint: its scripts start by this time in any case. */
const LATEST_START_MS = 1000;
/**
 * Scripts are asked for so many at a time, each by a message to the page itself, which no tab in the background delays:
 * asking for all in one go holds a phone up.
 */
const AT_ONCE = 3;

function startAfterPaint(code: string, preloads: readonly string[]): string {
  const imports = [...code.matchAll(IMPORTS)];
  const names = imports.map(([, name]) => name ?? '').join();
  const modules = imports.map(([, , url]) => `import("${url}")`).join();
  const rest = code.replace(IMPORTS, '').trim();
  return `<script>(()=>{
const preloads=${JSON.stringify(preloads)};
let begun=false;
const run=()=>Promise.all([${modules}]).then(([${names}])=>{
${rest}
});
const {port1,port2}=new MessageChannel;
port1.onmessage=()=>{
if(!preloads.length){port1.close();run();return}
for(const href of preloads.splice(0,${AT_ONCE})){
const link=document.createElement("link");
link.rel="modulepreload";link.href=href;document.head.append(link)}
port2.postMessage(0)};
const begin=()=>{
if(begun)return;
begun=true;
port2.postMessage(0)};
setTimeout(begin,${LATEST_START_MS});
try{new PerformanceObserver((list)=>{
if(list.getEntriesByName("first-contentful-paint").length)begin()
}).observe({type:"paint",buffered:true})}catch{begin()}
})()</script>`;
}

/**
 * A built page that paints before its scripts are fetched: its styles stand in it, and scripts start at the first
 * paint, so that on a slow line words and fonts do not wait for scripts. The link to the style sheet stays,
 * disabled, because React expects it there. Throws where the page is not written as it was known to be.
 *
 * @param readStyles text of the style sheet at an address of the site
 */
export function paintFirst(html: string, readStyles: (url: string) => string): string {
  const [sheet, sheetUrl] = STYLESHEET.exec(html) ?? [];
  const [start, code] = START.exec(html) ?? [];
  if (!sheet || !sheetUrl || !start || !code || !code.match(IMPORTS))
    throw new Error('The page has no style sheet or start script in the known form.');
  const preloads = [...html.matchAll(PRELOADS)].flatMap(([, url]) => url ?? []);
  const link = sheet.replace('/>', ' disabled=""/>');
  // Functions, because a replacing text would read `$&` and the like.
  return html
    .replace(PRELOADS, '')
    .replace(sheet, () => `<style>${readStyles(sheetUrl)}</style>${link}`)
    .replace(start, () => startAfterPaint(code, preloads));
}

/** Does so to every page of a built site. */
export function paintFirstIn(client: string): void {
  const styles = new Map<string, string>();
  const readStyles = (url: string): string => {
    const known = styles.get(url) ?? readFileSync(path.join(client, url), 'utf8');
    styles.set(url, known);
    return known;
  };
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(client, name);
    writeFileSync(file, paintFirst(readFileSync(file, 'utf8'), readStyles));
  }
}
