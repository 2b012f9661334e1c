import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSite } from './readSite.ts';

const web = mkdtempSync(join(tmpdir(), 'web-'));
afterAll(() => rmSync(web, { recursive: true }));

function write(name: string, text: string): void {
  const path = join(web, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

write(
  'build/client/__spa-fallback.html',
  '<!doctype html><noscript><p class="a" data-address="known">Switch it <b>on</b>.</p><p data-address="unknown" class="a">No page.</p></noscript><p>End',
);
write('build/client/pages.json', '[]');
write('build/client/assets/root-b.js', 'b');
write('earlier/assets/pay-a.js', 'a');
write('earlier/secret.txt', 'no asset');
const site = readSite(join(web, 'build/client'), 'https://example.org');

describe('an asset that this build does not have', () => {
  it('is served from an earlier build, for pages still open in a browser', () => {
    const file = site?.file('/assets/pay-a.js');
    expect(file?.body.toString()).toBe('a');
    expect(file).toMatchObject({ immutable: true, type: 'text/javascript; charset=utf-8' });
  });

  it('is served from a later build, whose processes already send pages', () => {
    expect(site?.file('/assets/root-c.js')).toBeNull();
    write('build/client/assets/root-c.js', 'c');
    expect(site?.file('/assets/root-c.js')?.body.toString()).toBe('c');
  });

  it('stays available to processes that read it before it was deleted', () => {
    write('earlier/assets/quiz-a.js', 'q');
    expect(site?.file('/assets/quiz-a.js')?.body.toString()).toBe('q');
    rmSync(join(web, 'earlier/assets/quiz-a.js'));
    expect(site?.file('/assets/quiz-a.js')?.body.toString()).toBe('q');
  });

  it.each([
    '/assets/../secret.txt',
    '/assets/../../../earlier/secret.txt',
    '/assets/..',
    '/assets/',
    '/assets',
    '/assets/.hidden.js',
    '/earlier/assets/pay-a.js',
    '/secret.txt',
  ])('is not any other file of the folder: %s', (name) => {
    expect(site?.file(name)).toBeNull();
  });
});

it('tells a personal page from an address without one, where no script can', () => {
  const texts = [site?.fallback, site?.missing].map((page) =>
    page?.body.toString().replaceAll(/<[^>]*>/g, ''),
  );
  expect(texts).toEqual(['Switch it on.End', 'No page.End']);
  expect(site?.fallback.etag).not.toBe(site?.missing.etag);
});
