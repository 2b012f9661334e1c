import type { AbortionLaw } from '@global-fit/atlas/law/abortion';
import type { ForeignBuyers } from '@global-fit/atlas/law/foreignBuyers';
import type { HomeEducation } from '@global-fit/atlas/law/homeEducation';
import type { LanguageUse } from '@global-fit/atlas/languages';
import type { RegionalLanguage } from '@global-fit/atlas/law/regionalLanguages';
import type { City, Country, Iso3 } from '@global-fit/atlas/model';
import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { ParentLaw } from '@global-fit/atlas/law/parents';
import type { PartnersWork } from '@global-fit/atlas/law/partnersWork';
import type { Script } from '@global-fit/atlas/scripts';
import type { UnionLaw } from '@global-fit/atlas/law/unions';
import type { Membership, TownMeasure } from '../conditions/readFrom.ts';
import type { OnWages } from '../costs/monthLimit.ts';
import type { SecondPassport } from '../entry/settling/naturalisation.ts';
import type { Permanence } from '../entry/settling/permanence.ts';
import type { PetEntry } from '../entry/household/petEntry.ts';
import type { Way } from '../entry/way.ts';
import type { LanguageFor } from '../model/dealBreaker.ts';
import type { Flat } from '../model/household.ts';
import type { CostFound } from './money/cost.ts';
import type { HazardRecord } from './records/namedHazard.ts';
import type { PensionTax } from './records/pensionTax.ts';
import type { Neighbour } from './records/warNextDoor.ts';

/** What a must-have is about. */
export type GateGroup =
  | 'scope'
  | 'excluded'
  | 'danger'
  | 'entry'
  | 'budget'
  | 'climate'
  | 'rain'
  | 'language'
  | 'need'
  | 'deal-breaker'
  | 'evidence';

/** A figure of a town, and whose it is where the town has no record of its own sun. */
export interface TownValue {
  readonly city: City;
  readonly value: number;
  readonly of?: City | 'country';
}

/** Degrees Celsius, kilometres or inhabitants in the towns recommended. */
export interface FoundTowns {
  readonly kind: 'towns';
  readonly measure: TownMeasure;
  readonly towns: readonly TownValue[];
  /** None of those recommended has a record, or the limit is kept nowhere: this is the town that comes closest. */
  readonly closest: boolean;
  /** Beside the closest one, towns of which nothing is on record. */
  readonly unrecorded: readonly City[];
  /** How many lie beyond the customer's own number. */
  readonly missed: number;
  /** The place that kilometres are measured from, where it is not the sea. */
  readonly from?: string;
}

/** A language of the law, and what it is written in there. */
export interface Written {
  readonly use: LanguageUse;
  readonly scripts: readonly Script[];
}

interface Journey {
  readonly km: number;
  readonly city: string | null;
  readonly to: City | null;
}

/** What was found when a must-have was checked: a kind and its values. Whoever shows it puts it into words. */
export type GateReason =
  | { readonly kind: 'abroad' }
  /** `within`: the customer looks there alone; `from`: the customer lives there and looks elsewhere. */
  | { readonly kind: 'home'; readonly looks: 'within' | 'from'; readonly home: Country }
  /** The customer's own line, or none that names the country. */
  | { readonly kind: 'named'; readonly line: string | null }
  | { readonly kind: 'way in'; readonly way: Way }
  | ({ readonly kind: 'cost' } & CostFound)
  /** A month beyond what is spent today, of a household that will live on wages paid there. */
  | ({ readonly kind: 'cost on wages'; readonly cost: CostFound } & OnWages)
  /** Levels of 1 to 4. */
  | {
      readonly kind: 'travel advice';
      readonly unitedStates: number | null;
      readonly australia: number | null;
    }
  /** Of the countries with a land border the one that stands worst; null for islands. */
  | { readonly kind: 'war next door'; readonly neighbour: Neighbour | null }
  | { readonly kind: 'conflict deaths'; readonly per100k: number }
  /**
   * Degrees Celsius between the wish and the closest city, and the country as a whole. `asAtHome`: a better climate is
   * a reason to move, and none of its towns is warmer than home, or cooler, as was wished.
   */
  | {
      readonly kind: 'degrees off';
      readonly closest: number;
      readonly typical: number;
      readonly asAtHome: boolean;
    }
  /** Times as wet or as dry as the wish. */
  | { readonly kind: 'rain off'; readonly times: number }
  /** Share of people, 0 to 1, who speak a language of the household. `begun`: most speak one that was only begun. */
  | { readonly kind: 'speakers'; readonly share: number; readonly begun: boolean }
  /** The language official there is none of the household's, and nobody counted who speaks one of those. */
  | { readonly kind: 'speakers uncounted'; readonly iso3: Iso3; readonly official: LanguageUse }
  /** Whether the passports held would be kept beside a new one; both sides have to allow it. */
  | { readonly kind: 'second passport'; readonly second: SecondPassport }
  | FoundTowns
  /** The towns that keep all conditions; where none does, the town that comes closest to each. */
  | { readonly kind: 'towns apart'; readonly keep: readonly City[]; readonly each: readonly FoundTowns[] }
  /** `home`: the figure at home, where it is a value that was demanded and the place is worse on it. */
  | {
      readonly kind: 'indicator';
      readonly indicator: string;
      readonly value: number;
      readonly home?: { readonly iso3: Iso3; readonly value: number };
    }
  /** Mean pay of a month as recorded, and what taxes and contributions leave of it, in US dollars. */
  | { readonly kind: 'pay after tax'; readonly of: GateReason; readonly netUsd: number }
  /** A factor of ours, 0 to 1. */
  | { readonly kind: 'measure'; readonly factor: string; readonly value: number }
  /** From the town named or lived in to one where one would live; null on either side for a capital. */
  | ({ readonly kind: 'flight'; readonly hours: number } & Journey)
  | ({ readonly kind: 'distance' } & Journey)
  /** The surveyed rent of a good flat, in euros, that holds for a town recommended. */
  | { readonly kind: 'rent'; readonly city: City; readonly flat: Flat; readonly eur: number }
  | { readonly kind: 'union law'; readonly law: UnionLaw }
  /** `of`: what of it was asked about; all of it where absent. */
  | { readonly kind: 'parent law'; readonly law: ParentLaw; readonly of?: 'adoption' }
  | { readonly kind: 'home education'; readonly law: HomeEducation }
  | { readonly kind: 'abortion law'; readonly law: AbortionLaw }
  /** Who may buy a home; `law` null for a citizen, `onPar` where a passport held puts them on a par with citizens. */
  | { readonly kind: 'foreign buyers'; readonly law: ForeignBuyers | null; readonly onPar: boolean }
  /** Whether the form of government on record is that of a communist state. */
  | { readonly kind: 'communist state'; readonly communist: boolean }
  /** Whether the law is Islamic law; `in part`: a mixed system where most people are Muslims. */
  | { readonly kind: 'islamic law'; readonly law: 'whole' | 'in part' | 'none' }
  | { readonly kind: 'muslim majority'; readonly most: boolean }
  /** What the table of countries with malaria says; `listed` where it names the country. */
  | { readonly kind: 'malaria'; readonly iso3: Iso3; readonly listed: boolean; readonly cases: number }
  /** What is on record of a natural hazard. */
  | ({ readonly kind: 'hazard' } & HazardRecord)
  /** Whether a law restricts breeds of dogs. */
  | { readonly kind: 'breed law'; readonly iso3: Iso3; readonly restricted: boolean }
  /** How far the country taxes income from abroad, as a rule. */
  | {
      readonly kind: 'income from abroad';
      readonly iso3: Iso3;
      readonly taxed: 'all' | 'brought in' | 'none';
    }
  /** A regime made for pensions from abroad. */
  | ({ readonly kind: 'pension regime' } & PensionTax)
  | { readonly kind: 'driving side'; readonly side: 'left' | 'right' }
  /** A treaty keeps the movement of capital free. */
  | { readonly kind: 'capital movement' }
  /** Whether the country belongs to this area of states. */
  | { readonly kind: 'membership'; readonly area: Membership; readonly member: boolean }
  /** Whether the state pension of this state rises there every year. */
  | { readonly kind: 'pension rises'; readonly state: Iso3; readonly rises: boolean }
  /**
   * Years to permanent residence: by a way in of the household (`own`), by the general rule, or by the
   * soonest route of all.
   */
  | ({ readonly kind: 'permanence' } & Omit<Permanence, 'own'> & { readonly own: boolean | null })
  /** Years to citizenship by the rule for a passport held, or the numbers on which our sources differ. */
  | { readonly kind: 'naturalisation'; readonly years: readonly number[] }
  /** The law of the place offers it, and no way in of this household leads there by our records. */
  | { readonly kind: 'no way there'; readonly way: Way; readonly to: 'permanence' | 'citizenship' }
  /** The permit that is the way in, with the months for which it is first granted. */
  | { readonly kind: 'stay length'; readonly route: VisaRoute }
  /** The permit that is the way in, for a holder of an age that the partner has not reached. */
  | { readonly kind: 'least age'; readonly route: VisaRoute }
  /** Whether a permit within reach is made for work that is brought along: that permit, or null. */
  | { readonly kind: 'brought work'; readonly route: VisaRoute | null }
  /** What the permit that is the way in lets the partner of its holder do there. */
  | { readonly kind: 'partners work'; readonly route: VisaRoute; readonly law: PartnersWork }
  /** A law on record lets a parent follow, on the conditions of `parents-along-…` in the table of rules. */
  | { readonly kind: 'parent along'; readonly iso3: Iso3 }
  /** A law of `lgbt-expression-…` in the table of rules. */
  | { readonly kind: 'lgbt law'; readonly iso3: Iso3 }
  /** Whether family comes along on the permit that is the way in, or by a permit of their own (`apart`). */
  | {
      readonly kind: 'children along';
      readonly route: VisaRoute;
      readonly allowed: boolean;
      readonly apart: VisaRoute | null;
    }
  /** A route made for parents, which takes no new applications. */
  | { readonly kind: 'parents route closed'; readonly route: VisaRoute }
  /** A law that may refuse a visa over what the care of an applicant would cost. */
  | { readonly kind: 'care weighed'; readonly iso3: Iso3 }
  /** There is a tax on what is inherited; a husband or wife is exempt by law (`free`), or no record tells. */
  | { readonly kind: 'spouse inherits'; readonly iso3: Iso3; readonly free: boolean }
  /** Compulsory military service, which binds citizens as a rule. */
  | { readonly kind: 'service' }
  /** A law that registers citizens for a military service which is voluntary so far. */
  | { readonly kind: 'registration'; readonly iso3: Iso3 }
  /** Damp air was ruled out, and summers there are not hot. */
  | { readonly kind: 'mild summers' }
  /** Share of what the answers ask about, 0 to 1. */
  | { readonly kind: 'coverage'; readonly share: number }
  /** Share of people, 0 to 1 or NaN, who speak one language; `use` null where no record lists it there. */
  | {
      readonly kind: 'spoken';
      readonly iso3: Iso3;
      readonly share: number;
      readonly official: 'everywhere' | 'in part' | 'no';
      readonly languageFor: LanguageFor;
      readonly use: LanguageUse | null;
    }
  /**
   * `own`: the language of the household that is official there and spoken by most; `region`: the one that a region with
   * towns to live in works in instead, where there is no `own`; `official`: the most spoken one;
   * `foreign`: none of theirs is official in any part, and a public school is what they look for.
   */
  | {
      readonly kind: 'school language';
      readonly iso3: Iso3;
      readonly own: LanguageUse | null;
      readonly region: RegionalLanguage | null;
      readonly official: LanguageUse | null;
      readonly foreign: boolean;
    }
  /**
   * The most spoken language of the law in letters that the customer does not read, and in those that they do; null for
   * none.
   */
  | {
      readonly kind: 'alphabet';
      readonly iso3: Iso3;
      readonly strange: Written | null;
      readonly readable: Written | null;
    }
  /** What brings the animals in; `unsaid` where a line names days, and no record how long a quarantine lasts. */
  | { readonly kind: 'pet entry'; readonly entry: PetEntry; readonly unsaid: boolean }
  /** What speaks against a line of which our figures hold only a part. */
  | { readonly kind: 'part'; readonly of: GateReason }
  /** What an employee pays, beside a line of somebody who works on their own account. */
  | { readonly kind: 'own account'; readonly of: GateReason }
  /** `standIn` for a line that no figure holds: what was found on the figure that comes closest, where it is good. */
  | { readonly kind: 'no record'; readonly standIn?: GateReason };
