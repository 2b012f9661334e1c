import { geoGraticule, geoPath } from 'd3-geo';
import world from 'world-atlas/countries-50m.json' with { type: 'json' };
import { worldProjection } from './projection.ts';
import { relativePath } from './relativePath.ts';
import { sheetViewBox } from './sheet.ts';
import { outlines, type Topology } from './topology.ts';

const topology = world as unknown as Topology;

/** Square degrees that a point must span to be kept: half a pixel on a map 1,000 wide. */
const detail = 0.09;

/**
 * The world as one SVG file whose parts are referred to: `#land`, `#graticule`, and every country by ISO code
 * (`#PRT`). Parts have no colours; the referring page sets fill and stroke.
 */
export function worldSvg(): string {
  const path = geoPath(worldProjection).digits(1);
  const countries = outlines(topology, detail)
    .filter(({ properties }) => properties.iso3 !== 'ATA')
    .map((country) => ({ id: country.properties.iso3, d: relativePath(path(country) ?? '') }))
    .filter(({ d }) => d !== '');
  const land = countries.map(({ id, d }) => `<path${id === null ? '' : ` id="${id}"`} d="${d}"/>`).join('');
  const graticule = relativePath(
    path(
      geoGraticule()
        .step([30, 30])
        .extentMinor([
          [-180, -60],
          [180, 84.1],
        ])(),
    ) ?? '',
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheetViewBox}">`,
    `<path id="graticule" d="${graticule}" fill="none"/>`,
    `<g id="land">${land}</g>`,
    '</svg>',
  ].join('');
}
