import type { Situation } from '../../entry/situation.ts';
import type { Way } from '../../entry/way.ts';

/** Whether citizens move within their own country, where their family lives already. */
export const staysAtHome = ({ home, preferences }: Situation, way: Way, country: number): boolean =>
  way.kind === 'citizen' && country === home && preferences.scope === 'domestic';
