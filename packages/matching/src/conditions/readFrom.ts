import type { Iso3 } from '@global-fit/atlas/model';
import type { FromClock, FromPlace, InRegion } from '../model/dealBreaker.ts';

/** What the climate of a town is judged by. */
export type ClimateMeasure =
  | 'winter nights'
  | 'winter days'
  | 'winter means'
  | 'summer afternoons'
  | 'warmth';

/** What is known town by town, so that nobody is judged by the mean of a whole country. */
export type TownMeasure =
  | ClimateMeasure
  | 'sea'
  | 'island'
  | 'people'
  | 'height'
  /** Hours of the shortest day of the year, from sunrise to sunset. */
  | 'daylight'
  /** Hours of sunshine in the least sunny month of winter. */
  | 'winter sun'
  /** Hours of sunshine in a year. */
  | 'yearly sun'
  | FromPlace
  /** 1 for a town in it, 0 for any other. */
  | InRegion
  | FromClock;

/** Areas of states that a country belongs to or not. */
export type Membership = 'eu' | 'eea' | 'schengen';

/** Kinds of permit on our records of routes: 1 where one is open to whoever meets its terms. */
export type PermitRecord = 'investor permit' | 'retirement permit' | 'founder permit';

/** Tables of records by which a must-have is judged; `gates/records/records.ts` holds how each is read. */
export type ReadRecord =
  /** Marriage 2, civil union 1, neither 0. */
  | 'union law'
  /** Two of one sex are both parents from birth 2, may adopt a child together 1, neither 0. */
  | 'parent law'
  /** Two of one sex may adopt a child together 1, may not 0, nor where the law knows no bond of theirs. */
  | 'joint adoption'
  /** Years to permanent residence. */
  | 'permanence'
  /** Left 1, right 0. */
  | 'driving side'
  /** Of the countries with a land border the worst: at war 2, in conflict 1, neither 0. */
  | 'war next door'
  /** 1 where a treaty keeps it free. */
  | 'capital movement'
  /** Lawful 2, by permission 1, forbidden 0. */
  | 'home education'
  /** Headscarf, turban or skullcap: allowed but for a few posts or pupils 2, forbidden to many 1, to everybody 0. */
  | 'religious dress'
  /** Banned in some places 1, everywhere in public 0. */
  | 'face cover'
  /** On request 3, on broad grounds 2, for health 1, else 0. */
  | 'abortion law'
  /** Abolished 3, kept for war or emergency alone 2, kept in the law 1, carried out of late 0. */
  | 'death penalty'
  /** 1 by the form of government. */
  | 'communist state'
  /** On all of it 1, on what is brought into the country 0.75, on none 0. */
  | 'tax on income from abroad'
  /** The most taken of one, in percent, where a regime is made for it. */
  | 'tax on pensions from abroad'
  /** A system of Islamic law or a theocracy where most are Muslims 2, a mixed system where most are 1, any other 0. */
  | 'islamic law'
  /** 1 where most people are Muslims. */
  | 'muslim majority'
  /** Cases a year among 1,000 people who live where malaria occurs; 0 where the table of such countries names none. */
  | 'malaria'
  /** A danger 2, to be reckoned with 1, neither 0. */
  | 'earthquakes'
  | 'cyclones'
  /** 1 where a law restricts breeds of dogs. */
  | 'breed law'
  | PermitRecord
  | ReadByHousehold;

/** What only the way in of a household, its towns or its occupation tells: see the gate of each. */
export type ReadByHousehold =
  /** A permit by lot. */
  | 'draw'
  /** That of the towns recommended. */
  | 'rent'
  /** The years that a permit lasts. */
  | 'stay length'
  /** That of the holder of a permit. */
  | 'least age'
  /** Whether work may be brought along. */
  | 'brought work'
  /** Whether the partner may work. */
  | 'partners work'
  /** Whether a parent may live with the household. */
  | 'parent along'
  /** Whether children may come along with the holder of the permit. */
  | 'children along'
  /** Whether its holder has to work. */
  | 'work for permit'
  /** Whether it stands without the employer it began with. */
  | 'tied to employer'
  /** How far the passports held let somebody own a home: open 2, limited or by a permission 1, closed 0. */
  | 'foreign buyers'
  /** Whether it may be refused over the cost of care. */
  | 'care weighed'
  /** Whether it may be refused over HIV. */
  | 'residence with hiv'
  /** The mean pay of its group of occupations. */
  | 'usual pay';

/** Where a must-have reads its number: one indicator, a factor of ours, or a table of records. */
export type ReadFrom =
  | { readonly indicator: string }
  | { readonly factor: string }
  | { readonly record: ReadRecord }
  /**
   * Whether the state pension of this state rises there every year: 1 where it does, 0 where it stays as first paid.
   */
  | { readonly pensionOf: Iso3 }
  /** Whether a country belongs to it: 1 where it does, 0 where it does not. */
  | { readonly membership: Membership };

/** Where it is read town by town instead; see `gates/towns/towns.ts`. */
export interface InTowns {
  readonly towns: TownMeasure;
}
