import { expect, test } from 'vitest';
import { paintFirst } from './firstPaint.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/about.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><h1>About</h1>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/about.js";\n',
  'window.modules = {"root":route0,"about":route1};\nimport("/assets/entry.js");</script></body>',
].join('');
const styles = 'a{content:"$&"}';
const painted = paintFirst(page, (url) => (url === '/assets/root.css' ? styles : ''));

test('inlines the styles and disables the linked style sheet until after the first paint', () => {
  expect(painted).toContain(
    `<style>${styles}</style><link rel="stylesheet" href="/assets/root.css" disabled=""/>`,
  );
});

test('loads no script before the first paint', () => {
  expect(painted).not.toContain('<link rel="modulepreload"');
  expect(painted).not.toContain('type="module"');
  expect(painted).toContain('["/assets/entry.js","/assets/about.js"]');
});

test('then imports the same modules under the same names', () => {
  expect(painted).toContain(
    'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/about.js"),styled]).then(([,route0,route1])=>{\nwindow.modules = {"root":route0,"about":route1};\nimport("/assets/entry.js");\n})',
  );
});

test('enables the whole style sheet together with the scripts, which wait for it', () => {
  expect(painted).toContain('sheet.onload=sheet.onerror=done');
  expect(painted).toContain('begun=true;\nfor(const sheet of sheets)sheet.disabled=false;');
});

const fallback = page.replace(
  '<h1>',
  '<script>window.__reactRouterContext = {"isSpaMode":true};</script><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"loaderData\\",{\\"_5\\":6},\\"routes/home\\",\\"the world\\"]\\n");</script><h1>',
);

test('names the entry in the history on the fallback page only, where the router has no script for it', () => {
  const naming = 'history.replaceState({key:';
  expect(painted).not.toContain(naming);
  expect(paintFirst(fallback, () => styles)).toContain(naming);
});

test('leaves the data of the home page out of the fallback page, which the router reads without it', () => {
  const whole = paintFirst(fallback, () => styles);
  expect(whole).not.toContain('the world');
  const [, data = ''] = /enqueue\((".*?")\);<\/script>/.exec(whole) ?? [];
  const [head, ...rest] = JSON.parse(JSON.parse(data) as string) as readonly unknown[];
  expect(head).toEqual({ _1: 2, _3: -5, _4: -5 });
  expect(rest).toEqual(['loaderData', {}, 'actionData', 'errors']);
});

test('refuses a page of an unexpected form', () => {
  expect(() => paintFirst('<head></head>', () => '')).toThrow('known form');
  const dataless = page.replace('<h1>', '<script>({"isSpaMode":true})</script><h1>');
  expect(() => paintFirst(dataless, () => styles)).toThrow('streams no data');
});
