import { expect, test } from 'vitest';
import { openCompiler } from './compileReport.ts';
import { reportInputs } from './reportInputs.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';
import { plainObjects } from './testing/plainObjects.ts';
import { smallOutlines } from './testing/smallOutlines.ts';

const compile = openCompiler();
const FACT = 'only:here';

/** Number of links to the source on each page, for a note and the passage after it, behind a number of filler lines. */
function linksByPage(lines: number): readonly number[] {
  const plain = fixtureDocument({ places: [], comparison: [], timeline: [], ruledOut: null });
  const line = { kind: 'paragraph', text: 'A line of its own.', answers: [], facts: [] } as const;
  const document = {
    ...plain,
    sources: plain.sources.slice(0, 1).map((source) => ({ ...source, facts: [FACT] })),
    questionsAnswered: {
      id: 'q',
      heading: 'Your questions answered',
      blocks: [
        ...Array.from({ length: lines }, () => line),
        { kind: 'note', text: 'You asked: “How long?”', answers: [], facts: [FACT] } as const,
        { ...line, text: 'As long as it takes.', facts: [FACT] },
        ...Array.from({ length: 3 }, () => line),
      ],
    },
  };
  const { objects } = plainObjects(compile(reportInputs(document, 'a4', smallOutlines)).bytes);
  const isLink = (number: string): boolean =>
    /\/Contents \(page \d+\)/.test(objects.get(Number(number)) ?? '');
  return [...objects.values()].flatMap((object) => {
    const [, annotations] = /\/Type \/Page\s[^]*\/Annots \[([^\]]*)\]/.exec(object) ?? [];
    const links = [...(annotations ?? '').matchAll(/(\d+) 0 R/g)].filter(([, number = '']) => isLink(number));
    return links.length > 0 ? [links.length] : [];
  });
}

test('a question is never the last line of a page with its answer on the next', () => {
  for (let lines = 18; lines < 42; lines += 1) expect(linksByPage(lines), `${lines} lines`).toEqual([2]);
});
