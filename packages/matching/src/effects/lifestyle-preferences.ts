import { row } from './row.ts';

export const LIFESTYLE_PREFERENCES_EFFECTS = [
  row('cultural-adaptation-style', 'score', 'Gives weight to a familiar culture or to newcomers.'),
  row(
    'social-values-priority',
    'score constraint',
    'Each value gives weight to published measures; LGBTQ+ rights become a must-have.',
  ),
  row(
    'communication-style-preference',
    'advice',
    'Taken up where daily manners are spoken of; no published figures measure it.',
  ),
  row(
    'climate-preference',
    'score constraint',
    'A target for warmth; far misses put at risk or rule out by importance.',
  ),
  row(
    'precipitation-preference',
    'score constraint',
    'A target for rain; far misses rule out at importance 5.',
  ),
  row(
    'location-type',
    'score constraint',
    'Chooses the cities by which a place is judged; gives weight to coast, mountains, nature or large cities.',
  ),
  row(
    'housing-preference',
    'score constraint advice',
    'Gives weight to housing costs or to land; a rent named as a deal-breaker is held against surveys of such a home.',
  ),
  row(
    'outdoor-activities',
    'score constraint',
    'Gives weight to coast, a warm sea, ocean waves, mountains, snow, nature or mild weather; chooses cities, and so the rent that the budget is held against.',
  ),
];
