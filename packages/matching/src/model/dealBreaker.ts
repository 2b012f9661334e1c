import type { Iso3 } from '@global-fit/atlas/model';
import type { Script } from '@global-fit/atlas/scripts';
import type { Because } from '../model.ts';

/** A place that distances start from: countries by code, or a town by GeoNames id. */
export type FromPlace = `from ${string}`;

/** A clock to compare others with, in hours ahead of UTC; `clock NaN` where unknown. */
export type FromClock = `clock ${number}`;

/** A state, province or region by the code of its country and its own name: `in CAN Quebec`. */
export type InRegion = `in ${string}`;

/** The starting point of a distance or clock difference in a line, where it is not home. */
export interface Origin {
  /** The countries where family lives, or a named place. */
  readonly at: 'family' | FromPlace;
  /** As the customer names it: "Pune", "your family". */
  readonly said: string;
}

/**
 * What a language is needed for. `country`: official and spoken by most; `daily life`: spoken by most people; `a
 * few`: spoken by anybody at all; `law`: official; `work`, `school` and `doctors`: enough there.
 */
export type LanguageFor = 'country' | 'daily life' | 'a few' | 'law' | 'work' | 'school' | 'doctors';

/** A place that a line names as an example of too much: its figure becomes the limit. */
export interface MeasuredBy {
  /** The place as named: "Bergen". */
  readonly said: string;
  /** Where the figure comes from: the town itself, "Ottawa" for Canada, or "Norway" for Bergen. */
  readonly of: string;
  /** The figure is the whole country's, standing in for one town, so the country's other towns are only at risk. */
  readonly wider: boolean;
  /** Only places beyond the figure are meant: "hotter than Madrid". */
  readonly beyond: boolean;
}

/** One line of the free-text deal-breakers, and how it was read. */
export interface DealBreaker extends Because {
  /** Id of a rule in `conditions/rules/`; null for a line that was not understood, which is shown back as such. */
  readonly id: string | null;
  /** The condition in our words: "no winters below freezing". */
  readonly label: string;
  /** The customer's own number as the limit, in the unit of the rule; absent where the rule's limits hold. */
  readonly limit?: number;
  /** The line asks for more than our figures cover: a specialist, a distance within a town, the way home at night. */
  readonly partly?: true;
  /** Asked for "if possible": the condition can warn but not fail a place. */
  readonly ifPossible?: true;
  /** Countries that the line excepts by name: the condition can warn but not fail them. */
  readonly except?: readonly Iso3[];
  /** Parts of the line that were not understood: "hostile to us" in "war or hostile to us". */
  readonly unread?: readonly string[];
  /** ISO 639 code of the language that has to be spoken there. */
  readonly language?: string;
  /** What that language is needed for. */
  readonly languageFor?: LanguageFor;
  /**
   * Scripts the customer refuses to read, where the line names them; else every script but those of the languages
   * spoken.
   */
  readonly scripts?: readonly Script[];
  /** Where the number is measured from; absent for home. */
  readonly from?: Origin;
  /** The region in which no town is to lie. */
  readonly region?: InRegion;
  /** The clock that a time difference is measured from. */
  readonly clock?: FromClock;
  /** The time zone as the line names it: “US Central Time”. */
  readonly zone?: string;
  /** The place whose figure replaces a number as the limit. */
  readonly by?: MeasuredBy;
  /** The customer's own words. */
  readonly text: string;
}

/** What words are read as: a deal-breaker without them. */
export type LineReading = Omit<DealBreaker, 'text' | 'questionIds'>;
