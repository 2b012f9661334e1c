import { expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';
import { readsAsProse } from './tableShape.ts';

function shapeOf(text: string): boolean {
  const table = parseMarkdown(text).find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('There is no table.');
  return readsAsProse(table);
}

it('on a phone stacks tables of words, and keeps tables of figures', () => {
  expect(shapeOf('| A | B | C |\n|---|---|---|\n| one | two | three |')).toBe(true);
  expect(shapeOf('| Place | 2024 | 2025 |\n|---|--:|--:|\n| Portugal | 12 | 13 |')).toBe(false);
  expect(
    shapeOf(
      '| Place | Score | In a line |\n|---|--:|---|\n| Portugal | 92 | Strong on safety and the right to live there. |',
    ),
  ).toBe(true);
});
