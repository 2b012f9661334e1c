import type { CountryDetail } from '@global-fit/atlas/detail/model';
import { SidewaysTable } from '#ui/blocks/SidewaysTable.tsx';
import { Headed, SourceLine } from './Headed.tsx';

const cell = 'py-2 pr-5 align-top';

/** The largest cities. */
export function Cities({
  detail: { cities, citySources, name },
  level,
}: {
  detail: CountryDetail;
  level: 2 | 3;
}) {
  if (cities.length === 0) return null;
  const rents = cities.some(({ rent }) => rent);
  return (
    <Headed id="cities" title="Cities" level={level} lead={`The capital and the largest cities of ${name}.`}>
      <SidewaysTable label="Table of cities">
        <table className="figures w-full min-w-180 border-collapse text-sm">
          <thead className="text-left text-ink-soft">
            <tr>
              {[
                'City',
                'Population',
                'Warmest month',
                'Coldest month',
                'Rain a year',
                ...(rents ? ['Rent, one bedroom'] : []),
              ].map((title) => (
                <th key={title} scope="col" className={`${cell} font-normal`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cities.map((city) => (
              <tr key={`${city.name} ${city.point[0]}`} className="border-t border-line">
                <th scope="row" className={`${cell} text-left font-[530]`}>
                  {city.name}
                  {city.isCapital && <span className="font-normal text-ink-soft"> · capital</span>}
                  {city.region && <span className="block font-normal text-ink-soft">{city.region}</span>}
                </th>
                {[city.population, city.warmest, city.coldest, city.rain, ...(rents ? [city.rent] : [])].map(
                  (text, at) => (
                    <td key={at} className={cell}>
                      {text ?? '–'}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysTable>
      <SourceLine>{citySources.join('; ')}. A dash means that our tables do not say.</SourceLine>
    </Headed>
  );
}

/** Every figure with its year and source. */
export function Figures({ detail: { statistics }, level }: { detail: CountryDetail; level: 2 | 3 }) {
  return (
    <Headed
      id="figures"
      title="In figures"
      level={level}
      lead="Ranks are places among all countries measured, 1 the best."
    >
      <SidewaysTable label="Every figure with its year and source">
        <table className="figures w-full border-collapse text-sm">
          <thead className="text-left text-ink-soft">
            <tr>
              <th scope="col" className={`${cell} font-normal`}>
                Figure
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                Value
              </th>
              <th scope="col" className={`${cell} font-normal max-sm:hidden`}>
                Year
              </th>
              <th scope="col" className={`${cell} font-normal max-sm:hidden`}>
                Source
              </th>
            </tr>
          </thead>
          <tbody>
            {statistics.map(({ id, label, text, year, source }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {label}
                  <span className="block text-xs text-ink-soft sm:hidden">{source}</span>
                </th>
                <td className={`${cell} font-[530]`}>{text}</td>
                <td className={`${cell} text-ink-soft max-sm:hidden`}>{year}</td>
                <td className={`${cell} text-ink-soft max-sm:hidden`}>{source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysTable>
    </Headed>
  );
}
