import type { Situation } from '../../entry/situation.ts';
import type { Way } from '../../entry/way.ts';

/** Whether a citizen moves within the country lived in: that takes nothing from a family that lives there as well. */
export const staysAtHome = ({ home, preferences }: Situation, way: Way, country: number): boolean =>
  way.kind === 'citizen' && country === home && preferences.scope === 'domestic';
