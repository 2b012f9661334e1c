const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres between two [longitude, latitude] points (haversine formula). */
export function distanceKm(a: readonly [number, number], b: readonly [number, number]): number {
  const latitude = radians(b[1] - a[1]);
  const longitude = radians(b[0] - a[0]);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a[1])) * Math.cos(radians(b[1])) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
