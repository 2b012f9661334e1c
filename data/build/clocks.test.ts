import { openAtlas } from '@global-fit/atlas/atlas';
import { realContent } from '@global-fit/atlas/testing/realAtlas';
import { expect, it } from 'vitest';

/** Hours that a zone is ahead of universal time on a day, by the zone rules of the runtime. */
function offset(timeZone: string, day: string): number {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

it('gives the standard time of every capital, not its summer time', () => {
  const atlas = openAtlas(realContent());
  const wrong = atlas.countries.flatMap(({ iso3 }) => {
    const capital = atlas.cities.of(iso3).find(({ isCapital }) => isCapital);
    const said = atlas.fact(iso3, 'utc_offset_capital')?.value;
    if (!capital || said === undefined) return [];
    const standard = Math.min(...['2026-01-15', '2026-07-15'].map((day) => offset(capital.timezone, day)));
    return said === standard ? [] : [`${iso3}: ${said}, not ${standard}`];
  });
  expect(wrong).toEqual([]);
});
