import type { Script } from '@global-fit/atlas/scripts';
import type { Because } from '../model.ts';

/** A place that distances are measured from: countries by code, or a city by GeoNames id. */
export type FromPlace = `from ${string}`;

/** A clock that others are compared with, by its hours ahead of universal time; `clock NaN` where it is unknown. */
export type FromClock = `clock ${number}`;

/** What a distance or a clock in a line is measured from, where it is not home. */
export interface Origin {
  /** The countries where family lives, or a place by name. */
  readonly at: 'family' | FromPlace;
  /** "Pune", "your family". */
  readonly said: string;
}

/**
 * What a language is asked for: to be that of the country, by law and by its people, to get by among most people, to
 * find anybody who speaks it, to be that of the law, to be enough at work, to be taught in at school, or to be that of
 * doctors.
 */
export type LanguageFor = 'country' | 'daily life' | 'a few' | 'law' | 'work' | 'school' | 'doctors';

/** A place that a line names as an example of too much of something: its figure is the limit. */
export interface MeasuredBy {
  /** The place as it is named: "Bergen". */
  readonly said: string;
  /** Whose figure it is: of the town itself, or "Ottawa" for Canada, "Norway" for Bergen. */
  readonly of: string;
  /** The figure of a whole country stands in for that of one town of it, so that its other towns are only warned of. */
  readonly wider: boolean;
  /** Only what passes the figure is meant: "hotter than Madrid". */
  readonly beyond: boolean;
}

/** One line of the free-text deal-breakers, and what it was read as. */
export interface DealBreaker extends Because {
  /** Rule of `conditions/rules/`; null = shown back as not read, never guessed. */
  readonly id: string | null;
  /** "We read this as: no winters below freezing". */
  readonly label: string;
  /** The customer's own number as the limit, in the unit of the rule; absent where the rule sets its own. */
  readonly limit?: number;
  /** The line asks for more than any figure holds: a distance, a specialist, the way home at night. */
  readonly partly?: true;
  /** Asked for "if possible": it warns of a place, and rules none out. */
  readonly ifPossible?: true;
  /** Parts of the line that were not read beside what was: "hostile to us" in "war or hostile to us". */
  readonly unread?: readonly string[];
  /** The language that has to be spoken there. */
  readonly language?: string;
  /** What that language has to do there. */
  readonly languageFor?: LanguageFor;
  /** Scripts that may not have to be read, where the line names them; else all but those of the languages spoken. */
  readonly scripts?: readonly Script[];
  /** What the number is measured from; home where absent. */
  readonly from?: Origin;
  /** The clock that a difference in time is measured from. */
  readonly clock?: FromClock;
  /** The zone by whose name that clock was told: “US Central Time”. */
  readonly zone?: string;
  /** The place whose figure is the limit, in place of a number. */
  readonly by?: MeasuredBy;
  /** The customer's own words. */
  readonly text: string;
}
