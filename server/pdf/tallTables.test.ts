import { expect, test } from 'vitest';
import { openCompiler } from './compileReport.ts';
import { reportInputs } from './reportInputs.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { plainObjects } from './testing/plainObjects.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

const compile = openCompiler();

/** Lines of filler in all, which with the table nearly fill their last page. */
const FILLER = 69;

/** The pages of a report with a tall table behind so many lines of filler, and the rest of them after it. */
function pages(before: number): number {
  const plain = fixtureDocument({ places: [], comparison: [], timeline: [], ruledOut: null, sources: [] });
  const line = { kind: 'paragraph', text: 'A line of its own.', answers: [], facts: [] } as const;
  const lines = (count: number) => Array.from({ length: count }, () => line);
  const cell = 'From an offer of pay above the sum on record, '.repeat(2);
  const table = {
    kind: 'table',
    caption: 'Routes on record',
    columns: ['Route', 'What it asks'],
    align: ['left', 'left'],
    rows: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((name) => [name, cell]),
    answers: [],
    facts: [],
  } as const;
  const document = {
    ...plain,
    questionsAnswered: {
      id: 'q',
      heading: 'Your questions answered',
      blocks: [...lines(before), table, ...lines(FILLER - before)],
    },
  };
  const { objects } = plainObjects(compile(reportInputs(document, 'a4', smallOutlines)).bytes);
  return [...objects.values()].filter((object) => /\/Type \/Page\s/.test(object)).length;
}

test('a tall table breaks between its rows, so that it leaves no gap as tall as itself at the foot of a page', () => {
  const all = [12, 18, 30, 46, 54, 58].map(pages);
  expect(new Set(all)).toEqual(new Set([all[0]]));
});
