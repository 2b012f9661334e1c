import { Inlines } from './Inlines.tsx';
import type { MarkdownBlock, Side } from './tree.ts';

const sides: Record<Side, string> = { left: 'text-left', right: 'text-right figures', center: 'text-center' };

/** A table that scrolls sideways on its own where the page is narrow, and can be reached by keyboard to do so. */
export function MarkdownTable({ block }: { block: MarkdownBlock & { kind: 'table' } }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keyboard
    <div className="overflow-x-auto" role="group" aria-label="Table" tabIndex={0}>
      <table className="w-full min-w-[32rem] border-collapse text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {block.head.map((cell, column) => (
              <th key={column} scope="col" className={`py-2 pr-4 font-[560] ${sides[block.align[column]!]}`}>
                <Inlines of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at} className="border-b border-line align-top">
              {row.map((cell, column) => (
                <td key={column} className={`py-2 pr-4 ${sides[block.align[column]!]}`}>
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
