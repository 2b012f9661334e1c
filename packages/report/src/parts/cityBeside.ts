import type { GateResult } from '@global-fit/matching/model';
import type { PlaceView } from '../place/view.ts';
import { monthName } from '../prose/english.ts';
import { type Said, say } from '../prose/said.ts';
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

/**
 * A must-have judged by the weather over the country, with what is held of the town described: " In Lisbon itself the
 * warmest month, August, averages 24°C, nights included."; empty for others and where no town has a record.
 */
export function cityBeside(view: PlaceView, { reason }: GateResult): Said | string {
  const build = reason.kind === 'indicator' ? MONTHS[reason.indicator] : undefined;
  const climate = build && climateHere(view);
  if (!build || !climate?.isTown) return '';
  const included = reason.kind === 'indicator' && reason.indicator === 'winter_daily_low' ? 'days' : 'nights';
  return say` ${at(climate, `In ${climate.label} itself ${build(climate)}, ${included} included.`)}`;
}
