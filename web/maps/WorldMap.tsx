import worldUrl from 'virtual:world.svg';
import type { ReactNode } from 'react';
import { sheetViewBox } from './sheet.ts';

/** Parts of the world drawing that a page may refer to: `#land`, `#graticule`, `#PRT`. */
const piece = (id: string): string => `${worldUrl}#${id}`;

/** The world map in the colours of the page. `filled` countries have the accent colour. */
export function WorldMap({
  filled = [],
  label,
  className = '',
  children,
}: {
  filled?: readonly string[];
  /** Accessible description of the map; without one it is decorative. */
  label?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox={sheetViewBox}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={piece('graticule')} className="stroke-line" fill="none" strokeWidth="0.8" />
      <use href={piece('land')} className="fill-land stroke-sheet" strokeWidth="0.6" strokeLinejoin="round" />
      {filled.map((iso3) => (
        <use key={iso3} href={piece(iso3)} className="fill-ramp-3 stroke-sheet" strokeWidth="0.6" />
      ))}
      {children}
    </svg>
  );
}
