import { WorldMap } from '#maps/WorldMap.tsx';
import type { Sample, SampleCity } from './loadSample.ts';

function Pin({ city, rank }: { city: SampleCity; rank: number }) {
  const { x, y, labelX, labelY } = city.pin;
  return (
    <g>
      <line x1={x} y1={y} x2={labelX} y2={labelY} className="stroke-ink" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="3" className="fill-ink" />
      <g transform={`translate(${labelX} ${labelY})`}>
        <circle r="17" className="fill-accent stroke-sheet" strokeWidth="3" />
        <text y="7" textAnchor="middle" className="fill-on-accent font-sans text-[20px] font-[620]">
          {rank}
        </text>
      </g>
    </g>
  );
}

/** The five cities of the sample with their scores, on the map and as a list. */
export function TopCities({ cities, home }: Pick<Sample, 'cities' | 'home'>) {
  return (
    <section aria-labelledby="top-cities">
      <h2 id="top-cities" className="text-2xl md:text-3xl">
        Top five city matches
      </h2>
      <p className="mt-2 text-ink-soft">Out of 100. Illustrative scores.</p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="neatline self-start bg-water">
          <WorldMap
            filled={cities.map(({ iso3 }) => iso3)}
            className="block w-full"
            label={`World map: from Austin to ${cities.map(({ name }) => name).join(', ')}.`}
          >
            <circle cx={home.x} cy={home.y} r="6" className="fill-sheet stroke-ink" strokeWidth="3" />
            {cities.map((city, at) => (
              <Pin key={city.iso3} city={city} rank={at + 1} />
            ))}
          </WorldMap>
        </div>
        <ol>
          {cities.map(({ name, country, score }, at) => (
            <li
              key={name}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5 first:border-t-0"
            >
              <span aria-hidden="true" className="figures text-ink-soft">
                {at + 1}
              </span>
              <span>
                <strong className="font-[560]">{name}</strong>
                <span className="ml-2 text-sm text-ink-soft">{country}</span>
                <span aria-hidden="true" className="mt-1.5 block h-1 bg-inset">
                  <span className="block h-full filled" style={{ width: `${score}%` }} />
                </span>
              </span>
              <span className="figures font-serif text-xl">
                {score}
                <span className="sr-only"> of 100</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
