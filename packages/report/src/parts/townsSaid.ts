import { NATIONAL, type TownMeasure } from '@global-fit/matching/cities/townMeasures';
import type { GateReason } from '@global-fit/matching/gates/reason';
import { rounded } from '../figures/format.ts';
import { constant, shown } from '../figures/quantity.ts';
import { listSaid } from '../prose/english.ts';
import { given, type Said, say } from '../prose/said.ts';

type Towns = Extract<GateReason, { kind: 'towns' }>;
type Town = Towns['towns'][number];

/** Beyond so many kilometres distances to the sea were not measured. */
const MEASURED_KM = 300;

const degrees = (value: number): string => `${rounded(Math.round(value), 0)}°C`;
const kilometres = (km: number): string =>
  km > MEASURED_KM ? `over ${MEASURED_KM} km` : `about ${rounded(Math.round(km), 0)} km`;

const WHAT: Readonly<Record<Exclude<TownMeasure, 'sea'>, string>> = {
  'winter nights': 'winter nights of about',
  'summer afternoons': 'summer afternoons of about',
  warmth: 'a yearly mean of about',
};

/** The figure of one town, resting on its record and on what of the country is in the reckoning. */
function townSaid(measure: TownMeasure, { city, value }: Town, format: (value: number) => string): Said {
  const national = measure === 'warmth' ? null : NATIONAL[measure];
  const record = measure === 'sea' || !city.temperatureC ? `city:${city.id}` : `cityclimate:${city.id}`;
  const figure = shown(constant(Math.min(value, MEASURED_KM + 1), `${measure} in ${city.name}`), format);
  return given(
    measure === 'sea' ? say`${figure} from ${city.name}` : say`${figure} in ${city.name}`,
    record,
    ...(national ? [`${national}:${city.iso3}`] : []),
  );
}

/** "winter nights of about 7°C in Lisbon and 9°C in Faro": a condition where one would live. */
export function townsSaid({ measure, towns, closest }: Towns): Said {
  const best = closest ? 'at best, ' : '';
  if (measure === 'sea')
    return say`${best}the sea is ${listSaid(towns.map((town) => townSaid(measure, town, kilometres)))}`;
  return say`${best}${WHAT[measure]} ${listSaid(towns.map((town) => townSaid(measure, town, degrees)))}`;
}

/** How far a condition that is at risk is kept by the towns recommended. */
export function keptSaid({ missed, towns }: Towns): string {
  if (missed === 0) return 'is only just kept';
  return missed === towns.length ? 'is missed' : 'is kept only in part';
}
