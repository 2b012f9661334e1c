import sansExtUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url';
import sansUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import serifExtUrl from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import { fonts } from '@global-fit/tokens/tokens';

/**
 * An empty cache with this name records that a visit has loaded the fonts. As one of the browser's caches it is
 * cleared together with them.
 */
const cacheName = 'faces';

/** A tab opened in the background does not paint, so fonts are fetched after this time in any case. */
const LATEST_FETCH_MS = 1000;

// As compact as in the built style sheet, so that a page, which contains both, compresses well.
const latin =
  'U+??,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, url: string, unicodeRange: string, weight: string) =>
  [family, `url("${url}")`, { unicodeRange, weight, display: 'swap' }] as const;

/** Needed by every page. */
const always = [face(fonts.serif, serifUrl, latin, '200 800'), face(fonts.sans, sansUrl, latin, '100 700')];
/** Fetched by the browser where a character needs them. */
const whereNeeded = [
  face(fonts.serif, serifExtUrl, latinExt, '200 800'),
  face(fonts.sans, sansExtUrl, latinExt, '100 700'),
];

/**
 * Runs inside the page's head. On a first visit text is painted immediately in fallback fonts of the same metrics,
 * and the fonts are fetched after that paint, so that they do not delay it on a slow connection; all are applied at
 * once. Later visits have them cached and use them from the start. Fonts in a style sheet would be fetched
 * immediately.
 */
export const facesScript = `(()=>{
const made=(list)=>list.map((face)=>new FontFace(...face));
const always=made(${JSON.stringify(always)}),all=[...always,...made(${JSON.stringify(whereNeeded)})];
const use=()=>{all.forEach((face)=>document.fonts.add(face));document.documentElement.dataset.faces='';dispatchEvent(new Event('faces'))};
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
Promise.all(always.map((face)=>face.load())).then(()=>{
caches.open('${cacheName}').catch(()=>{})
}).catch(()=>{}).then(use)};
try{caches.has('${cacheName}').then((known)=>{
if(!known||begun)return;
begun=true;
use();
always.forEach((face)=>face.load().catch(()=>{}))
},()=>{})}catch{}
setTimeout(begin,${LATEST_FETCH_MS});
try{new PerformanceObserver((list)=>{
if(list.getEntriesByName('first-contentful-paint').length)begin()
}).observe({type:'paint',buffered:true})}catch{begin()}
})()`;

/** Resolves once the page has its fonts, or will do without them. */
export async function facesAreIn(): Promise<void> {
  if (!('faces' in document.documentElement.dataset)) {
    await new Promise((resolve) => addEventListener('faces', resolve, { once: true }));
  }
  await document.fonts.ready;
}
