import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReportDocument } from '@global-fit/report/model';
import { afterAll, expect, test } from 'vitest';
import { openCompiler, TEMPLATE } from './compileReport.ts';
import { reportInputs } from './reportInputs.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

/** The template with other values for some of its constants, to compare with; and the folder to remove. */
async function changed(
  values: readonly (readonly [file: string, name: string, value: string])[],
): Promise<{ readonly compile: ReturnType<typeof openCompiler>; readonly folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'template-'));
  await cp(TEMPLATE, folder, { recursive: true });
  for (const [file, name, value] of values) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const written = new RegExp(String.raw`(#let ${name} =) \d+%`);
    expect(source).toMatch(written);
    await writeFile(path.join(folder, file), source.replace(written, `$1 ${value}`));
  }
  return { compile: openCompiler(folder), folder };
}

const NEVER_CLOSER = ['fit.typ', 'little', '0%'] as const;
const closer = openCompiler();
const loose = await changed([NEVER_CLOSER]);
const rigid = await changed([NEVER_CLOSER, ['blocks.typ', 'least-map', '101%']]);

afterAll(() => Promise.all([loose, rigid].map(({ folder }) => rm(folder, { recursive: true }))));

const LINE = { kind: 'paragraph', text: 'A line of its own.', answers: [], facts: [] } as const;
const lines = (count: number) => Array.from({ length: count }, () => LINE);

const pagesOf = (compile: typeof closer, document: ReportDocument): number =>
  compile(reportInputs(document, 'a4', smallOutlines)).pages;

/** A report of two places, the first with so many paragraphs more in its last section. */
function report(paragraphs: number): ReportDocument {
  const plain = fixtureDocument({ comparison: [], timeline: [], ruledOut: null, sources: [] });
  const [first, second] = plain.places;
  const last = first?.sections.at(-1);
  if (!first || !second || !last) throw new Error('The fixture has no places.');
  const longer = { ...last, blocks: [...last.blocks, ...lines(paragraphs)] };
  const sections = [...first.sections.slice(0, -1), longer];
  return {
    ...plain,
    places: [
      { ...first, sections },
      { ...second, sections: [] },
    ],
  };
}

test('a place is set closer where its last page would hold little, and only there', () => {
  const before = pagesOf(loose.compile, report(0));
  const steps = Array.from({ length: 12 }, (_, step) => step * 4);
  const begins = steps.find((count) => pagesOf(loose.compile, report(count)) > before) ?? 0;
  expect(pagesOf(closer, report(begins))).toBe(before);
  // So many more fill most of the page that has begun.
  expect(pagesOf(loose.compile, report(begins + 28))).toBe(before + 1);
  expect(pagesOf(closer, report(begins + 28))).toBe(before + 1);
});

test('the map makes room for the text that follows it, rather than leave that alone on a page', () => {
  const plain = fixtureDocument({
    places: [],
    comparison: [],
    timeline: [],
    ruledOut: null,
    sources: [],
    couple: null,
    questionsAnswered: null,
  });
  const gains = Array.from({ length: 6 }, (_, index) => {
    const blocks = [...lines(28 + 2 * index), ...plain.atAGlance.blocks];
    const document = {
      ...plain,
      atAGlance: { ...plain.atAGlance, blocks },
      // On a page of its own.
      places: fixtureDocument({})
        .places.slice(0, 1)
        .map((place) => ({ ...place, sections: [] })),
    };
    return pagesOf(rigid.compile, document) - pagesOf(loose.compile, document);
  });
  expect(gains.filter((gain) => gain === 1).length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
});
