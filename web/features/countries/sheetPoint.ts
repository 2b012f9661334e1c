/**
 * The Natural Earth projection of the site's map (maps/projection.ts) without the map library, for pages that place a
 * few points. Polynomials by T. Patterson and B. Šavrič; a test compares scale and offset with the map's.
 */
const scale = 182.78964;
const middle = [500, 252.67806] as const;
const radians = Math.PI / 180;

/** Longitude and latitude in degrees to x and y on the map, rounded to a tenth. */
export function sheetPoint([longitude, latitude]: readonly [number, number]): readonly [number, number] {
  const phi = latitude * radians;
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const x =
    longitude * radians * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)));
  const y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)));
  return [Math.round((middle[0] + scale * x) * 10) / 10, Math.round((middle[1] - scale * y) * 10) / 10];
}
