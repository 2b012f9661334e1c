import { INCOME, NO_WAY_BACK, STAY } from './freeTexts.ts';
import { row } from './row.ts';

export const CURRENT_LIFE_ASSESSMENT_EFFECTS = [
  row(
    'current-life-satisfaction',
    'advice',
    'The summary says whether the place or something else pulls the days down, and so what a move can change.',
  ),
  row(
    'current-location-satisfaction',
    'advice',
    'Held against satisfaction with life as a whole where the summary says what a move can change.',
  ),
  row(
    'current-work-satisfaction',
    'score',
    'Below 6 of 10 it gives weight to jobs and wages; whoever marks it and looks for a post is told when to resign.',
  ),
  row(
    'current-life-highlights',
    'score constraint',
    `Quoted in the summary as what has to be found again, unless it is private. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
  row(
    'support-systems-leaving',
    'score task',
    'Healthcare, childcare and public benefits left behind gain weight; each kind adds a task.',
  ),
  row('daily-routine-satisfaction', 'score', 'Below 6 of 10 it gives weight to work-life balance.'),
  row(
    'life-stage-feeling',
    'score',
    'Building gives weight to jobs, slowing down to nature and safety, adventure to culture.',
  ),
];
