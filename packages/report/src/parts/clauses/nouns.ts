import type { Contribution } from '@global-fit/matching/model';

/** Themes as nouns within a sentence, where the engine's label is a phrase. */
const NOUNS: Readonly<Record<string, string>> = {
  visa_access: 'the right to live there',
  affordability: 'what your budget buys',
  language_fit: 'languages you speak',
  english: 'English in daily life',
  family_ties: 'nearness to your family',
  home_distance: 'distance from home',
  community: 'people from your country',
  familiar_culture: 'a familiar culture',
  warmth: 'the temperature you asked for',
  rain: 'the rain you asked for',
  time_zone: 'an overlap of office hours',
  lgbt_rights: 'LGBTQ+ rights',
  union_law: 'couples recognised by law',
  passport: 'the strength of its passport',
};

/** "healthcare", "the right to live there". */
export function nounOf(contribution: Pick<Contribution, 'factor' | 'label'>): string {
  return (
    NOUNS[contribution.factor] ?? contribution.label.charAt(0).toLowerCase() + contribution.label.slice(1)
  );
}
