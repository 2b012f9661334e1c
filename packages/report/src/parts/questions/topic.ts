import type { City } from '@global-fit/atlas/model';
import type { PlaceHeading, ReportPlace } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Said } from '../../prose/said.ts';
import type { Person } from '../../profile/people/person.ts';

/** One question of the customer, read. */
export interface Asked {
  /** The words to be understood: the question without what only says who asks ("as a British pensioner"). */
  readonly text: string;
  /** Where it is answered for: first the countries that it names, then the places of the report. */
  readonly views: readonly PlaceView[];
  /** Those of them that the question names; none where it names no country. */
  readonly named: readonly PlaceView[];
  readonly places: readonly PlaceView[];
  /** The places as the report has described them, the first of the ranking first; none where it is not written yet. */
  readonly placed: readonly ReportPlace[];
  /** The towns that the question names, in its order. */
  readonly towns: readonly City[];
  /** The first place; every report has one. */
  readonly view: PlaceView;
  readonly profile: Profile;
  /** Somebody of the household whom the question is about; null for the customer. */
  readonly person: Person | null;
}

export interface Answer {
  /** What our records say, the places beside each other; null where they say nothing. */
  readonly said: Said | null;
  /** What they do not hold, to follow "Not in our records:". */
  readonly lacks: string;
  /** The chapter of each place that takes it up for this household; told where a remark is answered by nothing else. */
  readonly chapter?: PlaceHeading;
  /** Indicators for a table of the places, at most four. */
  readonly figures?: readonly string[];
  /** Whom to ask: the kind of authority or body. */
  readonly whom: string;
  /** What to ask there, as it is to be put. */
  readonly put: string;
}

/** A subject that customers ask about. */
export interface Topic {
  readonly id: string;
  /** Its own nouns and objects: any of them makes it a subject of the question. */
  readonly about: RegExp;
  /** Words that must stand in the question as well. */
  readonly with?: RegExp;
  /** Words that show that something else is meant. */
  readonly not?: RegExp;
  /** Generic words, which make it a subject only where no other topic has one of its own. */
  readonly loose?: RegExp;
  /** Topics that are no subject of their own where this one is. */
  readonly over?: readonly string[];
  /** It colours the whole question: those topics are none in any part of it. */
  readonly whole?: true;
  /** Further conditions on the household. */
  readonly when?: (asked: Asked) => boolean;
  readonly answer: (asked: Asked) => Answer;
}
