import type { TableBlock } from '@global-fit/report/model';
import { useBasis } from './BasisMark.tsx';
import { tableRoles } from './tableRoles.ts';

/**
 * A table that becomes a stack of labelled rows where there is no room for columns (report.css).
 */
export function DataTable({ table }: { table: TableBlock }) {
  const { mark, panel } = useBasis(table);
  const alignOf = (at: number): string => (table.align[at] === 'right' ? 'md:text-right figures' : '');
  return (
    <div className="font-sans text-sm">
      <table {...tableRoles.table} className="report-table w-full border-collapse">
        <caption className="pb-2 text-left font-serif text-md font-[530]">
          {table.caption}
          {mark}
        </caption>
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
                    {value}
                  </th>
                ) : (
                  <td
                    key={column}
                    {...tableRoles.cell}
                    data-label={column}
                    className={`py-2 pr-3 align-top last:pr-0 ${alignOf(at)}`}
                  >
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {panel}
    </div>
  );
}
