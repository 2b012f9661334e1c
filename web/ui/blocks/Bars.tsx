import { formatNumber } from '@global-fit/atlas/number';

/** To a hundredth of a percent, finer than a screen shows: a page has many bars, and long fractions compress badly. */
const share = (count: number, most: number): string => `${Math.round((10_000 * count) / most) / 100}%`;

/**
 * A small table drawn as bars: name, bar from zero, figure. The bars are decorative; names and figures are the table.
 */
export function Bars({
  rows,
  caption,
  dense = false,
}: {
  rows: readonly { readonly name: string; readonly count: number }[];
  caption: string;
  dense?: boolean;
}) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="caption-bottom pt-3 text-left text-balance text-sm text-ink-soft">
        {caption}
      </caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className={dense ? 'border-b border-line last:border-0' : ''}>
            <th
              scope="row"
              className={`w-[42%] pr-3 text-left align-middle leading-tight font-normal text-ink ${dense ? 'py-1.5' : 'py-1'}`}
            >
              {name}
            </th>
            <td aria-hidden="true" className="align-middle">
              <span className="block h-2.5 filled" style={{ width: share(count, most) }} />
            </td>
            <td className="figures w-12 pl-3 text-right align-middle text-ink-soft">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
