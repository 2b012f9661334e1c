import type { GateResult } from '@global-fit/matching/model';
import type { PlaceView } from '../place/view.ts';
import { given, type Said, words } from '../prose/said.ts';

/** " No survey of rents covers Málaga." where the rent in a sum is that of another city; empty else. */
export function rentElsewhere({ cities }: PlaceView, { reason }: GateResult): Said | string {
  const rent = reason.kind === 'cost' ? reason.rent : null;
  const [first] = cities;
  if (!rent || !first || cities.some(({ id }) => id === rent.city.id)) return '';
  return given(words(` No survey of rents covers ${first.name}.`), `rent:${rent.city.id}`);
}
