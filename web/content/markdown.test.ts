import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseMarkdown } from '#markdown/parseMarkdown.ts';
import { plainText } from '#markdown/tree.ts';
import { guides } from '#features/guides/guides.ts';
import { markdownFiles, withIdentity } from './markdown.ts';
import { identity } from './identity.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const read = (url: keyof typeof markdownFiles): string =>
  readFileSync(path.join(content, markdownFiles[url]), 'utf8');

test('a placeholder is replaced by the operator’s value, and an unknown one stops the build', () => {
  expect(withIdentity('Write to {{email}}.')).toBe(`Write to ${identity.email}.`);
  expect(() => withIdentity('{{phone}}')).toThrow('content/site.json has nothing for {{phone}}.');
});

test.each(guides)(
  '$title: 1,500 to 2,500 words, checklists, dated sources, no placeholder left',
  ({ file, title }) => {
    const text = withIdentity(read(file));
    const [first] = parseMarkdown(text);
    expect(first?.kind === 'heading' && plainText(first.children)).toBe(title);
    const words = text.match(/[\p{L}\p{N}’']+/gu)!.length;
    expect(words).toBeGreaterThanOrEqual(1500);
    expect(words).toBeLessThanOrEqual(2500);
    expect(text.match(/^- \[ \] /gm)!.length).toBeGreaterThanOrEqual(10);
    expect(text).toMatch(/^## Sources and dates$/m);
    expect(text).not.toContain('{{');
  },
);

test.each(['/legal/TermsOfService.md', '/legal/PrivacyPolicy.md'] as const)(
  '%s has no placeholder left',
  (url) => {
    const text = withIdentity(read(url));
    expect(text).not.toContain('{{');
    expect(text.split(identity.address.at(-1)!)[0]!.split(identity.legalName)).toHaveLength(2);
    expect(text).toContain(identity.email);
  },
);
