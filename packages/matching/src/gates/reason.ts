import type { AbortionLaw } from '@global-fit/atlas/law/abortion';
import type { BreedLaw } from '@global-fit/atlas/entry/pets';
import type { ForeignBuyers } from '@global-fit/atlas/law/foreignBuyers';
import type { HomeEducation } from '@global-fit/atlas/law/homeEducation';
import type { HivResidence } from '@global-fit/atlas/law/hivResidence';
import type { ReligiousDress } from '@global-fit/atlas/law/religiousDress';
import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
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

/** The subject of a must-have. */
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

/** One figure of one town. `of` is the place whose sunshine record stands in, where the town has none. */
export interface TownValue {
  readonly city: City;
  readonly value: number;
  readonly of?: City | 'country';
}

/**
 * The towns behind a verdict, each with its value: degrees Celsius, kilometres, hours or inhabitants, by `measure`.
 */
export interface FoundTowns {
  readonly kind: 'towns';
  readonly measure: TownMeasure;
  readonly towns: readonly TownValue[];
  /**
   * No town keeps the limit, or none that is recommended has a record: `towns` then holds the one that comes closest.
   */
  readonly closest: boolean;
  /** Towns without any record, listed only where `closest` is set. */
  readonly unrecorded: readonly City[];
  /** How many of `towns` break the customer's own number. */
  readonly missed: number;
  /** The place that kilometres start from; absent for the sea. */
  readonly from?: string;
}

/** An official language and the scripts it is written in there. */
export interface Written {
  readonly use: LanguageUse;
  readonly scripts: readonly Script[];
}

interface Journey {
  readonly km: number;
  readonly city: string | null;
  readonly to: City | null;
}

/** What was found when a must-have was checked, as data. The report turns it into a sentence. */
export type GateReason =
  | { readonly kind: 'abroad' }
  /** `within`: the move stays in the country lived in; `from`: it is to leave that country. */
  | { readonly kind: 'home'; readonly looks: 'within' | 'from'; readonly home: Country }
  /** The customer's line that names the country; null where none does. */
  | { readonly kind: 'named'; readonly line: string | null }
  | { readonly kind: 'way in'; readonly way: Way }
  | ({ readonly kind: 'cost' } & CostFound)
  /** The cost of a month beside local pay, for a household that will live on wages there. */
  | ({ readonly kind: 'cost on wages'; readonly cost: CostFound } & OnWages)
  /** Levels of travel advice, 1 to 4; null where a government has published none. */
  | {
      readonly kind: 'travel advice';
      readonly unitedStates: number | null;
      readonly australia: number | null;
    }
  /** The neighbour by land that stands worst; null for islands. */
  | { readonly kind: 'war next door'; readonly neighbour: Neighbour | null }
  | { readonly kind: 'conflict deaths'; readonly per100k: number }
  /**
   * Degrees Celsius between the wish and the closest town (`closest`) or the whole country. `asAtHome`: the customer
   * wants to leave the climate at home behind, and no town there is better in the way wished for.
   */
  | {
      readonly kind: 'degrees off';
      readonly closest: number;
      readonly typical: number;
      readonly asAtHome: boolean;
    }
  /** A factor: 2 is twice as wet or twice as dry as wished. */
  | { readonly kind: 'rain off'; readonly times: number }
  /**
   * Share of people, 0 to 1, who speak a language of the household. `begun`: only a language known at beginner's
   * level reaches most of them.
   */
  | { readonly kind: 'speakers'; readonly share: number; readonly begun: boolean }
  /** The official language is none of the household's, and nobody counted who speaks those. */
  | { readonly kind: 'speakers uncounted'; readonly iso3: Iso3; readonly official: LanguageUse }
  /** Whether present passports can be kept beside a new one; both laws have to allow it. */
  | { readonly kind: 'second passport'; readonly second: SecondPassport }
  | FoundTowns
  /** The towns that keep every condition, or, where there are none, the closest town for each condition. */
  | { readonly kind: 'towns apart'; readonly keep: readonly City[]; readonly each: readonly FoundTowns[] }
  /** `home`: the same figure at home, given where the customer asked for a value and the place does worse on it. */
  | {
      readonly kind: 'indicator';
      readonly indicator: string;
      readonly value: number;
      readonly home?: { readonly iso3: Iso3; readonly value: number };
    }
  /** Mean monthly pay on record, and what is left after taxes and contributions, in US dollars. */
  | { readonly kind: 'pay after tax'; readonly of: GateReason; readonly netUsd: number }
  /** One of our own factors, as a utility from 0 to 1. */
  | { readonly kind: 'measure'; readonly factor: string; readonly value: number }
  /** From the town named or lived in to one where the household could live. A null town is the capital. */
  | ({ readonly kind: 'flight'; readonly hours: number } & Journey)
  | ({ readonly kind: 'distance' } & Journey)
  /** The surveyed rent of a good flat in a recommended town, in euros a month. */
  | { readonly kind: 'rent'; readonly city: City; readonly flat: Flat; readonly eur: number }
  | { readonly kind: 'union law'; readonly law: UnionLaw }
  /** `of` narrows it to adoption; absent means the whole law on parents. */
  | { readonly kind: 'parent law'; readonly law: ParentLaw; readonly of?: 'adoption' }
  | { readonly kind: 'home education'; readonly law: HomeEducation }
  | { readonly kind: 'religious dress'; readonly law: ReligiousDress; readonly of: 'head' | 'face' }
  | { readonly kind: 'abortion law'; readonly law: AbortionLaw }
  /**
   * Who may buy a home. `law` is null for a citizen; `onPar` means that a passport held gives the rights of citizens.
   */
  | { readonly kind: 'foreign buyers'; readonly law: ForeignBuyers | null; readonly onPar: boolean }
  /** What its law and practice are, in the words of the indicator, and the year of that record. */
  | { readonly kind: 'death penalty'; readonly status: string; readonly year: number }
  /** Whether the form of government on record is that of a communist state. */
  | { readonly kind: 'communist state'; readonly communist: boolean }
  /** Whether the law is Islamic law; `in part`: a mixed system where most people are Muslims. */
  | { readonly kind: 'islamic law'; readonly law: 'whole' | 'in part' | 'none' }
  | { readonly kind: 'muslim majority'; readonly most: boolean }
  /** `listed`: the table of countries with malaria names the country. `cases`: a year among 1,000 people at risk. */
  | { readonly kind: 'malaria'; readonly iso3: Iso3; readonly listed: boolean; readonly cases: number }
  /** What is on record of a natural hazard. */
  | ({ readonly kind: 'hazard' } & HazardRecord)
  /** The law that names breeds of dogs. */
  | { readonly kind: 'breed law'; readonly iso3: Iso3; readonly law: BreedLaw | null }
  /** How far the country taxes income from abroad, as a rule. */
  | {
      readonly kind: 'income from abroad';
      readonly iso3: Iso3;
      readonly taxed: 'all' | 'brought in' | 'none';
    }
  /** A regime made for pensions from abroad. */
  | ({ readonly kind: 'pension regime' } & PensionTax)
  | { readonly kind: 'driving side'; readonly side: 'left' | 'right' }
  /** A treaty guarantees the free movement of capital. */
  | { readonly kind: 'capital movement' }
  /** Whether the country belongs to this area of states. */
  | { readonly kind: 'membership'; readonly area: Membership; readonly member: boolean }
  /** Whether this state's pension is raised every year for pensioners who live there. */
  | { readonly kind: 'pension rises'; readonly state: Iso3; readonly rises: boolean }
  /**
   * Years to permanent residence. `own`: by a way in of this household; false: by the general rule; null: by the
   * quickest route on record.
   */
  | ({ readonly kind: 'permanence' } & Omit<Permanence, 'own'> & { readonly own: boolean | null })
  /** Years to citizenship under the rule for a passport held; two numbers where our sources differ. */
  | { readonly kind: 'naturalisation'; readonly years: readonly number[] }
  /** The law offers it, but by our records no way in open to this household leads there. */
  | { readonly kind: 'no way there'; readonly way: Way; readonly to: 'permanence' | 'citizenship' }
  /** A permit of the kind that was asked for. */
  | { readonly kind: 'permit on record'; readonly route: VisaRoute }
  /** The permit the household would use, with the months it is first granted for. */
  | { readonly kind: 'stay length'; readonly route: VisaRoute }
  /** The permit the household would use, whose holder must be older than the partner is. */
  | { readonly kind: 'least age'; readonly route: VisaRoute }
  /** The permit within reach that suits work brought along; null where there is none. */
  | { readonly kind: 'brought work'; readonly route: VisaRoute | null }
  /** What the household's permit lets the holder's partner do. */
  | { readonly kind: 'partners work'; readonly route: VisaRoute; readonly law: PartnersWork }
  /** Laws that let a parent follow on conditions, for good or for a stay. */
  | { readonly kind: 'parent along'; readonly laws: readonly CrossBorderRule[] }
  /** A law that restricts what may be shown of LGBTQ+ people. */
  | { readonly kind: 'lgbt law'; readonly law: CrossBorderRule }
  /**
   * Whether family may come on the household's permit, not before its holder has met a condition there (`later`), only
   * from a pay above the one expected, or only on a permit of their own (`apart`).
   */
  | {
      readonly kind: 'children along';
      readonly route: VisaRoute;
      readonly allowed: boolean | 'later' | 'from a pay';
      readonly apart: VisaRoute | null;
    }
  /** A route for parents that takes no applications at present. */
  | { readonly kind: 'parents route closed'; readonly route: VisaRoute }
  /** A law allows refusing a visa over the expected cost of the applicant's care. */
  | { readonly kind: 'care weighed'; readonly iso3: Iso3 }
  /** `law` is null for a country that is on none of the lists. */
  | { readonly kind: 'residence with hiv'; readonly law: HivResidence | null }
  /** The country taxes inheritances. `free`: a law on record exempts a spouse. */
  | { readonly kind: 'spouse inherits'; readonly iso3: Iso3; readonly free: boolean }
  /** Compulsory military service, which as a rule binds citizens only. */
  | { readonly kind: 'service' }
  /** A law registers citizens for a military service that is voluntary so far. */
  | { readonly kind: 'registration'; readonly iso3: Iso3 }
  /** Humid air was ruled out, but summers there are not hot, so it does not matter. */
  | { readonly kind: 'mild summers' }
  /** Share, 0 to 1, of what the answers ask about that our records cover. */
  | { readonly kind: 'coverage'; readonly share: number }
  /** Share of people, 0 to 1 or NaN, who speak one language. `use` is null where no record lists it there. */
  | {
      readonly kind: 'spoken';
      readonly iso3: Iso3;
      readonly share: number;
      readonly official: 'everywhere' | 'in part' | 'no';
      readonly languageFor: LanguageFor;
      readonly use: LanguageUse | null;
    }
  /**
   * `own`: the household's language that is official and that most people speak. `region`: where `own` is null, one
   * that a region with recommendable towns works in. `official`: the most spoken official language. `foreign`: none
   * of the household's languages is official anywhere there, and they look for a public school.
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
   * The most spoken official language in letters the customer does not read, and the one in letters they do; null for
   * none.
   */
  | {
      readonly kind: 'alphabet';
      readonly iso3: Iso3;
      readonly strange: Written | null;
      readonly readable: Written | null;
    }
  /**
   * The rule by which the animals enter. `unsaid`: the line names a number of days, and no record gives the length.
   */
  | { readonly kind: 'pet entry'; readonly entry: PetEntry; readonly unsaid: boolean }
  /** A figure that speaks against a line of which our figures cover only a part. */
  | { readonly kind: 'part'; readonly of: GateReason }
  /** The employee's figure, shown to somebody who is self-employed. */
  | { readonly kind: 'own account'; readonly of: GateReason }
  /** `standIn`: the closest figure we hold, where it looks good but does not answer the line. */
  | { readonly kind: 'no record'; readonly standIn?: GateReason };
