import type { City } from '@global-fit/atlas/model';
import type { PlaceHeading, ReportPlace } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Said } from '../../prose/said.ts';
import type { Person } from '../../profile/people/person.ts';

/** A customer's question, read. */
export interface Asked {
  /** The question without words that only say who asks ("as a British pensioner"). */
  readonly text: string;
  /** The places it is answered for: countries it names first, then the report's. */
  readonly views: readonly PlaceView[];
  /** Those that the question names; empty where it names none. */
  readonly named: readonly PlaceView[];
  readonly places: readonly PlaceView[];
  /** The places as the report describes them, by rank; empty before they are written. */
  readonly placed: readonly ReportPlace[];
  /** The towns the question names, in order. */
  readonly towns: readonly City[];
  /** The report's first place. */
  readonly view: PlaceView;
  readonly profile: Profile;
  /** The household member the question is about; null for the customer. */
  readonly person: Person | null;
}

export interface Answer {
  /** What our records say, place by place; absent or null where they say nothing. */
  readonly said?: Said | null;
  /** What they lack, to follow "Not in our records:". */
  readonly lacks: string;
  /** The section that covers it for this household; told where nothing else answers a remark. */
  readonly chapter?: PlaceHeading;
  /** The section of each place that contains `said` already, so that a remark refers to it instead of repeating it. */
  readonly standsUnder?: PlaceHeading;
  /** Ids of indicators for a table of the places, at most four. */
  readonly figures?: readonly string[];
  /** Whom to ask: the kind of authority or body. */
  readonly whom: string;
  /** What to ask them, ready to be sent. */
  readonly put: string;
}

/** A subject that customers ask about. */
export interface Topic {
  readonly id: string;
  /** Specific nouns, each of which makes this a subject of the question. */
  readonly about: RegExp;
  /** Words that must also occur. */
  readonly with?: RegExp;
  /** Words that show something else is meant. */
  readonly not?: RegExp;
  /** General words, which count only where no topic's specific words occur. */
  readonly loose?: RegExp;
  /** Ids of topics that this one replaces. */
  readonly over?: readonly string[];
  /** This topic replaces those in every part of the question. */
  readonly whole?: true;
  /** Further conditions on the question and household. */
  readonly when?: (asked: Asked) => boolean;
  readonly answer: (asked: Asked) => Answer;
}
