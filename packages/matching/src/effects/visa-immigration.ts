import { row } from './row.ts';

export const VISA_IMMIGRATION_EFFECTS = [
  row(
    'visa-preference',
    'score constraint',
    'Kinds of route that are looked for; citizenship gives weight to the path there.',
  ),
  row('budget-relocation', 'task', 'The plan is fitted to what the move may cost.'),
];
