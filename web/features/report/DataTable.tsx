import type { TableBlock } from '@global-fit/report/model';
import { BasisMark } from './BasisMark.tsx';
import { Quoting } from './Quoting.tsx';
import { tableRoles } from './tableRoles.ts';

/** Short figures stay on one line; sentences in a column of figures may wrap. */
const SHORT = 16;
const keepWhole = (value: string): string => (value.length <= SHORT ? 'md:whitespace-nowrap' : '');

/** A table that becomes a stack of labelled rows where columns do not fit (report.css). */
export function DataTable({ table }: { table: TableBlock }) {
  // The first column names the rows, so it is left-aligned, numbers too.
  const alignOf = (at: number): string =>
    at > 0 && table.align[at] === 'right' ? 'md:text-right figures' : '';
  return (
    <div className="report-titled font-sans text-sm">
      <p className="report-caption pb-2 font-serif text-md font-[530]">
        <span aria-hidden="true">{table.caption}</span>
        <BasisMark basis={table} of={table.caption} />
      </p>
      <table {...tableRoles.table} className="report-table w-full border-collapse">
        <caption className="sr-only">{table.caption}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row} className="border-b border-line-strong">
            {table.columns.map((column, at) => (
              <th
                key={column}
                {...tableRoles.columnHead}
                className={`py-2 pr-3 text-left align-bottom font-[560] text-ink-soft last:pr-0 ${alignOf(at)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {table.rows.map((row) => (
            <tr key={row.join('|')} {...tableRoles.row} className="border-b border-line">
              {row.map((value, at) => {
                const column = table.columns[at] ?? '';
                return at === 0 ? (
                  <th
                    key={column}
                    {...tableRoles.rowHead}
                    className="py-2 pr-3 text-left align-top font-[530]"
                  >
                    <Quoting text={value} />
                  </th>
                ) : (
                  <td
                    key={column}
                    {...tableRoles.cell}
                    data-label={column}
                    className={`py-2 pr-3 align-top last:pr-0 ${alignOf(at)} ${keepWhole(value)}`}
                  >
                    <Quoting text={value} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
