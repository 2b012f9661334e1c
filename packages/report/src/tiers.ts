import { PLACE_HEADINGS, type PlaceHeading, type TierId } from './model.ts';

/** Which of the optional parts a tier contains. */
export interface TierContents {
  /** The sections of each place, in order. */
  readonly headings: readonly PlaceHeading[];
  readonly roadmap: boolean;
  /** Whether the customer's own questions are answered one by one. */
  readonly questions: boolean;
  /** Whether a couple is ranked together, once both have answered. */
  readonly couple: boolean;
  /** Whether it says which answers would change the result. */
  readonly whatWouldChange: boolean;
}

const SILVER: TierContents = {
  headings: PLACE_HEADINGS,
  roadmap: true,
  questions: true,
  couple: false,
  whatWouldChange: false,
};

/**
 * What each tier contains. An analysis of a single country contains what Silver does, for that country, compared with
 * home.
 */
export const TIERS: Readonly<Record<TierId, TierContents>> = {
  bronze: {
    headings: ['Housing', 'Lifestyle', 'Family', 'Career', 'Safety'],
    roadmap: false,
    questions: false,
    couple: false,
    whatWouldChange: false,
  },
  silver: SILVER,
  gold: { ...SILVER, couple: true, whatWouldChange: true },
  'single-country': SILVER,
};
