import { PLACE_HEADINGS, type PlaceHeading, type TierId } from './model.ts';

/** What a tier has of those parts of a report that not every tier has. */
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
 * What was ordered decides what a report contains. An analysis of one country has what Silver has, of that country
 * alone, compared with home.
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
