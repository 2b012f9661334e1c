import type { GateResult } from '@global-fit/matching/model';
import type { PlaceView } from '../place/view.ts';
import { monthName } from '../prose/english.ts';
import { given, type Said, say, words } from '../prose/said.ts';
import { at, climateHere, degrees, extremes, type LocalClimate } from '../sections/lifestyle/climate.ts';

/** The month of a town that stands beside a figure of the weather over a whole country. */
const MONTHS: Readonly<Record<string, (climate: LocalClimate) => string>> = {
  summer_daily_high(climate) {
    const { warm } = extremes(climate);
    return `the warmest month, ${monthName(warm + 1)}, averages ${degrees(climate.temperatureC[warm] as number)}`;
  },
  winter_daily_low(climate) {
    const { cold } = extremes(climate);
    return `the coldest month, ${monthName(cold + 1)}, averages ${degrees(climate.temperatureC[cold] as number)}`;
  },
};

/** " No survey of rents covers Málaga." where the rent in a sum is that of another city; empty else. */
function rentElsewhere({ cities }: PlaceView, { reason }: GateResult): Said | string {
  const rent = reason.kind === 'cost' ? reason.rent : null;
  const [first] = cities;
  if (!rent || !first || cities.some(({ id }) => id === rent.city.id)) return '';
  return given(words(` No survey of rents covers ${first.name}.`), `rent:${rent.city.id}`);
}

/**
 * What is held of the town described, behind a must-have judged by the weather over the country (" In Lisbon itself the
 * warmest month, August, averages 24°C, nights included.") or by the rent of another city; empty for others, and where
 * no town has a record.
 */
export function cityBeside(view: PlaceView, gate: GateResult): Said | string {
  const { reason } = gate;
  if (reason.kind !== 'indicator') return rentElsewhere(view, gate);
  const build = MONTHS[reason.indicator];
  const climate = build && climateHere(view);
  if (!build || !climate?.isTown) return '';
  const included = reason.indicator === 'winter_daily_low' ? 'days' : 'nights';
  return say` ${at(climate, `In ${climate.label} itself ${build(climate)}, ${included} included.`)}`;
}
