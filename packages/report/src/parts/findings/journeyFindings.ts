import type { GateReason } from '@global-fit/matching/gates/reason';
import { grouped } from '../../figures/format.ts';
import { constant, shown } from '../../figures/quantity.ts';
import { given, type Said, say, words } from '../../prose/said.ts';

type Journey = Extract<GateReason, { kind: 'flight' | 'distance' }>;

/** "about 6,300 km from Pune to Lisbon". */
export function distanceSaid({ km, city, to }: Journey): Said {
  const end = to ? given(words(to.name), `city:${to.id}`) : words('the capital');
  const way =
    city === null && !to ? words('from capital to capital') : say`from ${city ?? 'the capital'} to ${end}`;
  const distance = shown(constant(km, `kilometres ${way.text}`), (value) =>
    grouped(Math.round(value / 100) * 100),
  );
  return say`about ${distance} km ${way}`;
}

/** The same with the hours of flight. */
export function flightSaid(reason: Extract<GateReason, { kind: 'flight' }>): Said {
  const time = shown(constant(reason.hours, 'kilometres at the pace of an airliner'), (value) =>
    grouped(value, 1),
  );
  return say`${distanceSaid(reason)}, some ${time} hours in the air`;
}
