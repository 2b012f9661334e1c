import type { CountryDetail, PriceLevel } from '@global-fit/atlas/detail/model';
import { formatNumber } from '@global-fit/atlas/number';
import { useEffect, useState } from 'react';
import { loadDetail } from '../countryCache.ts';
import type { CountryName } from '../countryList.ts';
import { costPhrase, type CostRow, costRows, thousandOfHome } from './costs.ts';
import { Headed, SourceLine } from './Headed.tsx';
import { Picker } from './Picker.tsx';
import { useChosenCountry } from './useChosenCountry.ts';

function usePrices(iso3: string | null): { prices: readonly PriceLevel[] | null; failed: boolean } {
  const [state, setState] = useState<{ prices: readonly PriceLevel[] | null; failed: boolean }>({
    prices: null,
    failed: false,
  });
  useEffect(() => {
    let current = true;
    setState({ prices: null, failed: false });
    if (iso3 !== null)
      loadDetail(iso3).then(
        ({ prices }) => current && setState({ prices, failed: false }),
        () => current && setState({ prices: null, failed: true }),
      );
    return () => {
      current = false;
    };
  }, [iso3]);
  return state;
}

/** A bar for each kind of spending, with the home country's below it where chosen. */
function PriceTable({
  rows,
  name,
  beside,
}: {
  rows: readonly CostRow[];
  name: string;
  /** Name of the home country; null where none is compared. */
  beside: string | null;
}) {
  const most = Math.max(100, ...rows.flatMap((row) => [row.here, row.there ?? 0]));
  return (
    <table className="figures w-full border-collapse text-sm lg:col-span-8">
      <thead className="sr-only">
        <tr>
          <th scope="col">Kind of spending</th>
          <th scope="col">{name}</th>
          {beside && <th scope="col">{beside}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line">
            <th scope="row" className="w-[38%] py-2 pr-4 text-left leading-snug font-normal">
              {row.label}
            </th>
            <td className="py-2">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="filled h-2.5"
                  style={{ width: `${(row.here / most) * 80}%` }}
                />
                {row.here.toFixed(0)}
              </span>
              {beside && (
                <span aria-hidden="true" className="mt-1 flex items-center gap-3 text-ink-soft">
                  <span
                    className="inked h-2.5 bg-line-strong forced-colors:bg-[CanvasText]"
                    style={{ width: `${((row.there ?? 0) / most) * 80}%` }}
                  />
                  {row.there?.toFixed(0) ?? 'not known'}
                </span>
              )}
            </td>
            {beside && <td className="sr-only">{row.there?.toFixed(0) ?? 'not known'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The legend of the bars. */
function Legend({ name, beside }: { name: string; beside: string }) {
  return (
    <p className="mt-3 flex gap-5 text-sm text-ink-soft" aria-hidden="true">
      <span>
        <span className="mr-2 inked inline-block size-3 bg-accent" />
        {name}
      </span>
      <span>
        <span className="mr-2 inked inline-block size-3 bg-line-strong" />
        {beside}
      </span>
    </p>
  );
}

/** Prices by kind of spending, compared with those at home. */
export function CostSection({
  detail: { prices, name, iso3 },
  names,
  level,
}: {
  detail: CountryDetail;
  names: readonly CountryName[] | null;
  level: 2 | 3;
}) {
  const [home, choose] = useChosenCountry('guideHome', names);
  const { prices: there, failed } = usePrices(home && home.iso3 !== iso3 ? home.iso3 : null);
  if (prices.length === 0) return null;
  const rows = costRows(prices, there);
  const beside = there && home ? home.name : null;
  const [all] = rows;
  const phrase = home && all && costPhrase(all, home.name);
  const thousand = all && thousandOfHome(all);
  const years = [...new Set(prices.map(({ year }) => year))].sort();
  return (
    <Headed
      id="costs"
      title="What life costs"
      level={level}
      lead="Price levels with the United States as 100: half the bar, half the price for the same things."
    >
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-12">
        <PriceTable rows={rows} name={name} beside={beside} />
        <div className="lg:col-span-4">
          <Picker
            label="Compare with home"
            value={home?.iso3 ?? ''}
            empty="Choose your country"
            onChange={choose}
            options={(names ?? []).map((one) => ({ value: one.iso3, label: one.name }))}
          />
          <div aria-live="polite" className="mt-4">
            {phrase && thousand && (
              <p>
                Everything together costs <strong className="font-[560]">{phrase}</strong>. What takes $1,000
                there takes about ${formatNumber(thousand)} here.
              </p>
            )}
            {there && !phrase && home && <p>Our tables hold no price level for {home.name}.</p>}
            {failed && <p>The prices of {home?.name} could not be loaded.</p>}
          </div>
          {beside && <Legend name={name} beside={beside} />}
          <SourceLine>
            {[...new Set(prices.map(({ source }) => source))].join('; ')}. Years: {years.join(', ')}. Housing
            includes what owners would pay themselves; health and education include what the state pays.
          </SourceLine>
        </div>
      </div>
    </Headed>
  );
}
