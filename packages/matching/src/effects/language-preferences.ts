import { row } from './row.ts';

export const LANGUAGE_PREFERENCES_EFFECTS = [
  row(
    'languages-spoken',
    'score constraint',
    'Share of people who speak them; a must-have where daily life has to work in them.',
  ),
  row(
    'language-preference',
    'score constraint',
    'Weight of that share, to which a local job adds, and whether it can rule a country out.',
  ),
  row(
    'language-proficiency-rating',
    'score constraint',
    'How much of a conversation the best foreign language carries, and the others at most, but for those of home beside a basic one; a level in own words wins.',
  ),
  row(
    'language-test-preparedness',
    'score task',
    'Avoiding tests gives weight to languages already spoken; tests become tasks.',
  ),
];
