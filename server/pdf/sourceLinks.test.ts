import { expect, test } from 'vitest';
import { openCompiler } from './compileReport.ts';
import { reportInputs } from './reportInputs.ts';
import { pointSourceLinks, type SourcePlace } from './sourceLinks.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { plainText } from './testing/plainObjects.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

const linkTo = (number: number) => `9 0 obj
<<
  /Type /Annot
  /Subtype /Link
  /A <<
    /Type /Action
    /S /URI
    /URI (source:${number})
  >>
  /F 4
  /StructParent 70
  /Contents (source:${number})
>>
endobj
`;
const fileWith = (links: string) =>
  Buffer.from(
    `%PDF-1.7
1 0 obj
<<
  /Type /Pages
  /Kids [5 0 R 6 0 R]
  /Count 2
>>
endobj
5 0 obj
<<
  /MediaBox [0 0 595.2756 841.8898]
>>
endobj
${links}behind it all`,
    'latin1',
  );
const places: readonly SourcePlace[] = [
  { number: 3, at: { page: 2, x: '62.36pt', y: '141.89pt' } },
  { number: 4, at: { page: 2, x: '62.36pt', y: '4pt' } },
];

test('a link leads to the page and height of its source, and no byte behind it moves', () => {
  const file = fileWith(linkTo(3));
  const pointed = pointSourceLinks(file, places).toString('latin1');
  expect(pointed).toMatch(
    /\/Dest \[6 0 R \/XYZ 62\.36 710\.00 0\]\s+\/F 4\s+\/StructParent 70\s+\/Contents \(page 2\)/,
  );
  expect(pointed).not.toContain('source:');
  expect(pointed.indexOf('behind it all')).toBe(file.toString('latin1').indexOf('behind it all'));
});

test('an entry at the edge of its page is linked to that edge', () => {
  expect(pointSourceLinks(fileWith(linkTo(4)), places).toString('latin1')).toContain('/XYZ 62.36 841.89 0]');
});

test('a link to a source that is not listed is an error, with its number', () => {
  expect(() => pointSourceLinks(fileWith(linkTo(12)), places)).toThrow(/source 12/);
});

test('other links and similar words are left alone', () => {
  const file = fileWith('/S /URI /URI (https://example.org/) and /URI \\(source:3\\) said in a title\n');
  expect(pointSourceLinks(file, places).equals(file)).toBe(true);
});

test('an unexpected form of link is an error, not a dead link', () => {
  const changed = linkTo(3).replace('/Contents', '/Title (a source) /Contents');
  expect(() => pointSourceLinks(fileWith(changed), places)).toThrow(/still leads outside/);
});

test('in a set report every number leads to a page that lists sources, and the file stays whole', () => {
  const document = fixtureDocument();
  const { bytes, pages, accessible } = openCompiler()(reportInputs(document, 'a4', smallOutlines));
  const file = plainText(bytes);
  expect(accessible).toBe(true);
  expect(file).not.toContain('(source:');
  const targets = [
    ...file.matchAll(/\/Dest \[(\d+ 0 R) \/XYZ [\d.]+ [\d.]+ 0\][^<>()]*\/Contents \(page (\d+)\)/g),
  ];
  expect(targets.length).toBeGreaterThan(100);
  for (const [, page, said] of targets) {
    expect(file).toContain(`${page?.replace('R', 'obj')}\n<<\n  /Type /Page\n`);
    expect(Number(said)).toBeGreaterThan(pages - 5);
  }
});
