import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(web, file), 'utf8');

const toPayingPage =
  /<(\w+)\b[^<>]*?\sto=\{(?:paths\.(?:onboarding|countryAnalysis)\b|onboardingFor\(|countryAnalysisPath\()/g;

/** The components that load such a page as a new document, by file. */
const loads: Readonly<Record<string, string>> = {
  Link: 'ui/links/Link.tsx',
  ButtonLink: 'ui/links/Link.tsx',
  ArrowLink: 'ui/links/Link.tsx',
  NavTile: 'ui/links/NavTile.tsx',
  Redirecting: 'ui/links/Redirecting.tsx',
};

it('every kind of link to a page with payments loads it as a new document', () => {
  const found = globSync('{features,layout,routes,ui}/**/*.tsx', { cwd: web }).flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(toPayingPage)].map(([, name = '']) => ({ file, name, text }));
  });
  expect(found.length).toBeGreaterThan(10);
  for (const { file, name, text } of found) {
    expect(text, `${name} in ${file}`).toMatch(new RegExp(`\\b${name}\\b[^;]*from '#${loads[name]}'`));
  }
});

it.each(['ui/links/Link.tsx', 'ui/links/NavTile.tsx'])('%s decides so for each of its links', (file) => {
  const text = read(file);
  expect(text.match(/reloadDocument=\{isPayingPage\(to\)\}/g)).toHaveLength(
    text.match(/<(Router)?Link\n/g)?.length ?? 0,
  );
});
