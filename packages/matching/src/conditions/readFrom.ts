import type { Iso3 } from '@global-fit/atlas/model';
import type { FromClock, FromPlace } from '../model.ts';

/** What the climate of a town is judged by. */
export type ClimateMeasure =
  | 'winter nights'
  | 'winter days'
  | 'winter means'
  | 'summer afternoons'
  | 'warmth';

/** What is known town by town, so that nobody is judged by the mean of a whole country. */
export type TownMeasure = ClimateMeasure | 'sea' | 'island' | 'people' | 'height' | FromPlace | FromClock;

/** Areas of states that a country belongs to or not. */
export type Membership = 'eu' | 'eea' | 'schengen';

type ReadRecord =
  | 'union law'
  | 'permanence'
  | 'draw'
  | 'rent'
  | 'driving side'
  | 'war next door'
  | 'stay length'
  | 'least age'
  | 'capital movement'
  | 'home education'
  | 'abortion law'
  | 'brought work'
  | 'partners work'
  | 'usual pay'
  | 'communist state'
  | 'tax on income from abroad'
  | 'tax on pensions from abroad'
  | 'islamic law'
  | 'muslim majority'
  | 'breed law';

/** Where a must-have reads its number: one indicator, a factor of ours, or a table of records. */
export type ReadFrom =
  | { readonly indicator: string }
  | { readonly factor: string }
  /**
   * `union law`: marriage 2, civil union 1, neither 0. `permanence`: years to permanent residence. `draw`: a permit by
   * lot, `stay length`: the years a permit lasts, `least age`: that of its holder, `brought work`: whether work may be
   * brought along, and `partners work`: whether the partner may work, which only the way in of a household tells;
   * `usual pay`: the mean pay of its group of occupations. `communist state`: by the form of government 1. `tax on
   * income from abroad`: on all of it 1, on what is brought in 0.75, on none 0. `tax on pensions from abroad`: the most
   * taken of one, in percent, where a regime is made for it. `rent`: that of the towns recommended. `driving side`:
   * left 1, right 0. `war next door`: of the countries with a land border, the worst: at war 2, in conflict 1, neither
   * 0. `capital movement`: 1 where a treaty keeps it free. `home education`: lawful 2, by permission 1, forbidden 0.
   * `abortion law`: on request 3, on broad grounds 2, for health 1, else 0. `islamic law`: a system of Islamic law or a
   * theocracy where most are Muslims 2, a mixed system where most are 1, any other 0. `muslim majority`: where most
   * people are Muslims 1. `breed law`: where a law restricts breeds of dogs 1.
   */
  | { readonly record: ReadRecord }
  /**
   * Whether the state pension of this state rises there every year: 1 where it does, 0 where it stays as first paid.
   */
  | { readonly pensionOf: Iso3 }
  /** Whether a country belongs to it: 1 where it does, 0 where it does not. */
  | { readonly membership: Membership };

/** Where it is read town by town instead; see `gates/towns.ts`. */
export interface InTowns {
  readonly towns: TownMeasure;
}
