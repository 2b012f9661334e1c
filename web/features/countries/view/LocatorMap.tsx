import worldUrl from 'virtual:world.svg';
import type { CitySheet } from '@global-fit/atlas/detail/model';
import type { CountryWindow } from '../countryWindow.ts';
import { sheetPoint } from '../sheetPoint.ts';

/** The country among its neighbours, with its capital. */
export function LocatorMap({
  iso3,
  name,
  window: { viewBox, dot },
  capital,
}: {
  iso3: string;
  name: string;
  window: CountryWindow;
  capital: CitySheet | undefined;
}) {
  const width = Number(viewBox.split(' ')[2]);
  const unit = width / 300;
  const [x, y] = capital ? sheetPoint(capital.point) : [0, 0];
  const right = x > Number(viewBox.split(' ')[0]) + width * 0.7;
  return (
    <figure className="neatline self-start bg-water">
      <svg
        viewBox={viewBox}
        className="block w-full"
        role="img"
        aria-label={`Map: ${name} among its neighbours.`}
      >
        <use href={`${worldUrl}#graticule`} className="stroke-line" fill="none" strokeWidth={unit} />
        <use href={`${worldUrl}#land`} className="fill-land stroke-sheet" strokeWidth={unit} />
        <use href={`${worldUrl}#${iso3}`} className="fill-accent stroke-sheet" strokeWidth={unit} />
        {dot && (
          <circle
            cx={dot[0]}
            cy={dot[1]}
            r={unit * 7}
            fill="none"
            className="stroke-accent"
            strokeWidth={unit * 2}
          />
        )}
        {capital && (
          <g>
            <circle cx={x} cy={y} r={unit * 3.4} className="fill-sheet stroke-ink" strokeWidth={unit * 1.4} />
            <text
              x={right ? x - unit * 7 : x + unit * 7}
              y={y + unit * 4}
              textAnchor={right ? 'end' : 'start'}
              fontSize={unit * 12.5}
              strokeWidth={unit * 3.4}
              className="fill-ink stroke-sheet font-sans font-[600] [paint-order:stroke]"
              strokeLinejoin="round"
            >
              {capital.name}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}
