import { expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';
import { type MarkdownBlock, plainText } from './tree.ts';

const one = (text: string): MarkdownBlock => {
  const blocks = parseMarkdown(text);
  expect(blocks).toHaveLength(1);
  return blocks[0]!;
};

const inline = (text: string) => {
  const block = one(text);
  return block.kind === 'paragraph' ? block.children : [];
};

test('headings keep their level and lose closing marks', () => {
  expect(one('## The **right** to stay ##')).toEqual({
    kind: 'heading',
    level: 2,
    children: [
      { kind: 'text', text: 'The ' },
      { kind: 'strong', children: [{ kind: 'text', text: 'right' }] },
      { kind: 'text', text: ' to stay' },
    ],
  });
  expect(one('#hashtag').kind).toBe('paragraph');
});

test('lines of a paragraph are joined; a blank line or a new block ends it', () => {
  expect(parseMarkdown('one\ntwo\n\nthree\n# four').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'heading',
  ]);
  expect(inline('one\ntwo')).toEqual([{ kind: 'text', text: 'one two' }]);
  expect(inline('one  \ntwo')).toEqual([
    { kind: 'text', text: 'one' },
    { kind: 'break' },
    { kind: 'text', text: 'two' },
  ]);
});

test('lists have checkboxes, numbers, continued lines and nested lists', () => {
  const list = one('- [ ] Passport\n- [x] Visa\n  granted\n\n- plain\n  - inner');
  if (list.kind !== 'list') throw new Error(list.kind);
  expect(list.items.map(({ checked }) => checked)).toEqual([false, true, null]);
  expect(list.items[1]!.blocks[0]).toEqual({
    kind: 'paragraph',
    children: [{ kind: 'text', text: 'Visa granted' }],
  });
  expect(list.items[2]!.blocks[1]!.kind).toBe('list');
  expect(one('3. c\n4. d')).toMatchObject({ kind: 'list', ordered: true, start: 3 });
});

test('a numbered list ends a bulleted one, and text after a blank line ends both', () => {
  expect(parseMarkdown('- a\n1. b\n\nafter').map(({ kind }) => kind)).toEqual(['list', 'list', 'paragraph']);
});

test('tables have alignments, fill short rows and keep escaped bars', () => {
  const table = one('| a | b |\n| --- | ---: |\n| x \\| y |\n| 1 | 2 | 3 |');
  if (table.kind !== 'table') throw new Error(table.kind);
  expect(table.align).toEqual(['left', 'right']);
  expect(table.rows.map((row) => row.map(plainText))).toEqual([
    ['x | y', ''],
    ['1', '2'],
  ]);
  expect(one('a | b\nno dashes').kind).toBe('paragraph');
});

test('quotes contain blocks; rules and fences are recognised', () => {
  expect(one('> **KEY INSIGHT**: yes\n> more')).toMatchObject({
    kind: 'quote',
    blocks: [{ kind: 'paragraph' }],
  });
  expect(one('---')).toEqual({ kind: 'rule' });
  expect(one('```\n# not a heading\n```')).toEqual({ kind: 'code', text: '# not a heading' });
});

test('HTML stays text', () => {
  expect(inline('<script>alert(1)</script> <b onclick="x()">y</b>')).toEqual([
    { kind: 'text', text: '<script>alert(1)</script> <b onclick="x()">y</b>' },
  ]);
});

test('emphasis ends where it should, and not inside words', () => {
  expect(inline('*a* **b** _c_')).toHaveLength(5);
  expect(inline('snake_case_name and 2 * 3 * 4')).toEqual([
    { kind: 'text', text: 'snake_case_name and 2 * 3 * 4' },
  ]);
  expect(inline('**never closed')).toEqual([{ kind: 'text', text: '**never closed' }]);
  expect(inline('\\*plain\\*')).toEqual([{ kind: 'text', text: '*plain*' }]);
});

test('links keep allowed addresses, and lose others but for their text', () => {
  expect(inline('[home](/a_(b) "title")')).toEqual([
    { kind: 'link', href: '/a_(b)', children: [{ kind: 'text', text: 'home' }] },
  ]);
  expect(inline('[x](javascript:alert(1))')).toEqual([{ kind: 'text', text: 'x' }]);
  expect(inline('<https://example.org> <me@example.org>')).toMatchObject([
    { kind: 'link', href: 'https://example.org' },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: 'mailto:me@example.org' },
  ]);
  expect(inline('[not a link] (really)')).toEqual([{ kind: 'text', text: '[not a link] (really)' }]);
});

test('long lines of unclosed marks are parsed in reasonable time', () => {
  const started = performance.now();
  parseMarkdown('[*_`'.repeat(3000));
  parseMarkdown('> '.repeat(200));
  expect(performance.now() - started).toBeLessThan(2000);
});
