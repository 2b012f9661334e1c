import { SidewaysTable } from '#ui/blocks/SidewaysTable.tsx';
import { Inlines } from './Inlines.tsx';
import { readsAsProse, type Table } from './tableShape.ts';
import { plainText, type Side } from './tree.ts';

const sides: Record<Side, string> = { left: 'text-left', right: 'text-right figures', center: 'text-center' };

/** Stacked cells are left-aligned, whatever their column is. */
const stackedSides: Record<Side, string> = {
  left: 'text-left',
  right: 'sm:text-right figures',
  center: 'sm:text-center',
};

const stacked = {
  table: 'max-sm:block [&>tbody]:max-sm:block',
  head: 'max-sm:sr-only',
  row: 'max-sm:block max-sm:py-3',
  cell: 'max-sm:block max-sm:py-0.5 max-sm:not-first:before:text-ink-soft max-sm:not-first:before:content-[attr(data-label)_":_"] max-sm:first:font-[560]',
};

const scrolling = { table: 'min-w-[32rem]', head: '', row: '', cell: '' };

/** A table. On a narrow page it stacks its cells or scrolls horizontally, by keyboard too. */
export function MarkdownTable({ block }: { block: Table }) {
  const prose = readsAsProse(block);
  const style = prose ? stacked : scrolling;
  const sideOf = prose ? stackedSides : sides;
  // A report has dozens of tables, which a name such as "Table" would not tell apart.
  const label = `Table of ${block.head.map(plainText).filter(Boolean).join(', ')}`;
  return (
    <SidewaysTable label={label}>
      <table className={`w-full border-collapse text-sm ${style.table}`}>
        <thead className={style.head}>
          <tr className="border-b border-line-strong">
            {block.head.map((cell, column) => (
              <th key={column} scope="col" className={`py-2 pr-4 font-[560] ${sideOf[block.align[column]!]}`}>
                <Inlines of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at} className={`border-b border-line align-top ${style.row}`}>
              {row.map((cell, column) => (
                <td
                  key={column}
                  data-label={plainText(block.head[column]!)}
                  className={`py-2 pr-4 ${sideOf[block.align[column]!]} ${style.cell}`}
                >
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysTable>
  );
}
