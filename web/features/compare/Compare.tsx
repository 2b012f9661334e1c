import type { CountryDetail, Statistic } from '@global-fit/atlas/detail/model';
import { useState } from 'react';
import { Alert } from '#ui/notices/Alert.tsx';
import { SelectBox } from '#ui/fields/Select.tsx';
import { SidewaysTable } from '#ui/blocks/SidewaysTable.tsx';
import { comparisonRows } from './comparisonRows.ts';

/** A country in the picker. */
export interface Comparable {
  readonly iso3: string;
  readonly name: string;
}

const most = 4;

function Cell({ statistic, best }: { statistic: Statistic | null; best: boolean }) {
  if (!statistic) return <td className="px-3 py-2.5 align-top text-ink-soft">Not known</td>;
  return (
    <td className={`px-3 py-2.5 align-top ${best ? 'bg-accent-wash' : ''}`}>
      <span className="block font-[530]">
        {statistic.text}
        {best && <span className="sr-only"> (best of these)</span>}
      </span>
      <span className="mt-0.5 block text-xs leading-snug text-ink-soft">{statistic.source}</span>
    </td>
  );
}

/** The table of countries by figures; all countries but the first can be removed. */
function ComparisonTable({
  shown,
  onRemove,
}: {
  shown: readonly CountryDetail[];
  onRemove: (iso3: string) => void;
}) {
  const [first] = shown;
  return (
    <SidewaysTable label="Table of the comparison" className="mt-6">
      <table
        className="figures w-full border-collapse text-sm"
        style={{ minWidth: `${10 + shown.length * 11}rem` }}
      >
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="w-40 py-2.5 pr-3 font-normal text-ink-soft">
              Figure
            </th>
            {shown.map(({ iso3, name }) => (
              <th key={iso3} scope="col" className="px-3 py-2.5 align-bottom font-serif text-md font-[480]">
                {name}
                {iso3 !== first?.iso3 && (
                  <button
                    type="button"
                    onClick={() => onRemove(iso3)}
                    className="block py-1 font-sans text-xs font-[530] text-accent hover:underline"
                  >
                    Remove<span className="sr-only"> {name}</span>
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(shown).map(({ id, label, cells, best }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-3 text-left align-top font-normal">
                {label}
              </th>
              {cells.map((statistic, at) => (
                <Cell key={shown[at]!.iso3} statistic={statistic} best={best.includes(at)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysTable>
  );
}

/** Compares up to four countries. `load` fetches one; the first stays. */
export default function Compare({
  first,
  countries,
  load,
}: {
  first: CountryDetail;
  countries: readonly Comparable[];
  load: (iso3: string) => Promise<CountryDetail>;
}) {
  const [others, setOthers] = useState<readonly CountryDetail[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const shown = [first, ...others.filter(({ iso3 }) => iso3 !== first.iso3)];
  const full = shown.length >= most;
  const add = async (iso3: string): Promise<void> => {
    setFailed(null);
    try {
      const detail = await load(iso3);
      setOthers((before) => [...before.filter((one) => one.iso3 !== iso3), detail].slice(0, most - 1));
    } catch (error) {
      console.error(error);
      setFailed(countries.find((one) => one.iso3 === iso3)?.name ?? iso3);
    }
  };
  return (
    <div>
      <label htmlFor="compare-add" className="mb-1.5 block text-sm font-[530]">
        Add a country
      </label>
      <div className="max-w-sm">
        <SelectBox
          id="compare-add"
          value=""
          disabled={full}
          onChange={(event) => void add(event.currentTarget.value)}
        >
          <option value="">{full ? 'Four is the most' : 'Choose a country'}</option>
          {countries
            .filter(({ iso3 }) => !shown.some((one) => one.iso3 === iso3))
            .map(({ iso3, name }) => (
              <option key={iso3} value={iso3}>
                {name}
              </option>
            ))}
        </SelectBox>
      </div>
      {failed && (
        <div className="mt-4">
          <Alert tone="danger">The figures of {failed} could not be loaded.</Alert>
        </div>
      )}
      <p role="status" className="sr-only">
        Compared: {shown.map(({ name }) => name).join(', ')}
      </p>
      {shown.length > 1 && (
        <ComparisonTable
          shown={shown}
          onRemove={(iso3) => setOthers((before) => before.filter((one) => one.iso3 !== iso3))}
        />
      )}
    </div>
  );
}
