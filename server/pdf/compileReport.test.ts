import { inflateSync } from 'node:zlib';
import type { ReportDocument } from '@global-fit/report/model';
import { expect, test } from 'vitest';
import { openCompiler } from './compileReport.ts';
import { type Paper, reportInputs } from './reportInputs.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { plainText } from './testing/plainObjects.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

const compile = openCompiler();
const pdfOf = (document: ReportDocument, paper: Paper = 'a4') =>
  compile(reportInputs(document, paper, smallOutlines));
/** The cover and one place, for what does not need a full report. */
const short: Partial<ReportDocument> = {
  places: fixtureDocument().places.slice(0, 1),
  comparison: [],
  timeline: [],
};
const metadata = (bytes: Uint8Array) =>
  /<\?xpacket begin.*<\?xpacket end/s.exec(Buffer.from(bytes).toString('utf8'))?.[0] ?? '';
/** What is drawn on all pages, in the operators of PDF; streams in another packing are left out. */
const drawn = (bytes: Uint8Array): string =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/stream\n([^]*?)\nendstream/g),
  ]
    .map(([, packed = '']) => Buffer.from(packed, 'latin1'))
    .filter(([first]) => first === 0x78)
    .map((packed) => inflateSync(packed).toString('latin1'))
    .join('\n');

test('a Gold report is tagged, accessible, under 1 MB, with bookmarks, language and embedded fonts', () => {
  const { bytes, pages, accessible } = pdfOf(fixtureDocument());
  const text = plainText(bytes);
  expect(accessible).toBe(true);
  expect(pages).toBeGreaterThanOrEqual(25);
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/^%PDF-/);
  expect(metadata(bytes)).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(text).toMatch(/\/Outlines \d+ 0 R/);
  expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toContain('/MediaBox [0 0 595.27');
});

test('the same document gives the same bytes, so that a lost file is made again under the same key', () => {
  const document = fixtureDocument(short);
  expect(Buffer.from(pdfOf(document).bytes).equals(Buffer.from(pdfOf(document).bytes))).toBe(true);
});

test('US Letter is letter-sized and dated the American way', () => {
  const { bytes } = pdfOf(fixtureDocument(short), 'us-letter');
  expect(plainText(bytes)).toContain('/MediaBox [0 0 612 792]');
  expect(metadata(bytes)).toContain('November 21, 2026');
});

test('what a customer writes is printed, never run', () => {
  const hostile = '#panic("x") $x^2$ @ref <b> \\ _a_ *b* `c` //d [e] = f "g" #{1+1}';
  const words = { kind: 'paragraph', text: hostile, answers: [], facts: [] } as const;
  const document = fixtureDocument({
    ...short,
    title: hostile,
    customerName: hostile,
    questionsAnswered: {
      id: 'q',
      heading: hostile,
      blocks: [words, { ...words, kind: 'list', items: [hostile] }],
    },
  });
  const { bytes, accessible } = pdfOf(document);
  expect(accessible).toBe(true);
  expect(metadata(bytes)).toContain('#panic(&quot;x&quot;) $x^2$ @ref &lt;b&gt; \\ _a_ *b*');
});

test.each([
  '名前 山田太郎',
  'שלום עולם',
  'مرحبا بالعالم',
  'नमस्ते',
  '👩‍🚀',
  'a'.repeat(5000),
  '',
  ' \n ',
  '\u0000',
])('a name of another script or shape renders (%#)', (customerName) => {
  const document = fixtureDocument({ customerName, places: [], comparison: [], timeline: [] });
  expect(pdfOf(document).pages).toBeGreaterThan(2);
});

test.each([
  ['山田花子', '王小明', '繁體中文', '김민준', 'สมชาย ใจดี', 'ສົມພອນ', 'ខ្មែរ', 'မြန်မာ'],
  ['محمد علي', 'דוד כהן', 'አበበ በቀለ', 'გიორგი', 'Արամ', 'Ида Соколова', 'Ελένη', 'Ngọc Ánh'],
  ['राम', 'রহিম', 'குமார்', 'ગુજરાતી', 'ਪੰਜਾਬੀ', 'ಕನ್ನಡ', 'മലയാളം', 'සිංහල', 'తెలుగు'],
  ['ଓଡ଼ିଆ', 'ދިވެހި', 'བོད་སྐད་'],
  ['Zoë 🐶', '🏝️', '❤️', '🇨🇱', '👩‍🚀'],
])('every letter of %s has a glyph', (...names) => {
  // A file in which one is missing cannot be declared accessible.
  expect(pdfOf(fixtureDocument({ ...short, customerName: names.join(', ') })).accessible).toBe(true);
});

test('a report for a customer without a name is addressed to nobody', () => {
  const bytes = (customerName: string) =>
    metadata(pdfOf(fixtureDocument({ customerName, places: [], comparison: [], timeline: [] })).bytes);
  expect(bytes('Margaret')).toContain('A destination report for Margaret, ');
  expect(bytes('')).toContain('A destination report, ');
});

test('a long name on the cover is set smaller rather than over the map', () => {
  const titleSize = (customerName: string): number => {
    const title = `${customerName}’s Global Fit Report: 5 places to live`;
    const { bytes } = pdfOf(fixtureDocument({ ...short, customerName, title }));
    return Math.max(...[...drawn(bytes).matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size)));
  };
  const usual = titleSize('Margaret Hale');
  expect(usual).toBe(38);
  expect(titleSize('Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim())).toBeLessThan(usual);
});

test('a report without optional parts and without sources renders', () => {
  const document = fixtureDocument({
    ...short,
    tier: 'bronze',
    ruledOut: null,
    questionsAnswered: null,
    whatWouldChange: null,
    timeline: [],
    sources: [],
  });
  expect(pdfOf(document).accessible).toBe(true);
});

test('a template that fails to compile gives the reason', () => {
  expect(() => compile({ document: '{}', maps: '{}', theme: '{}', paper: 'a4' })).toThrow(
    /did not compile.*palette/,
  );
});
