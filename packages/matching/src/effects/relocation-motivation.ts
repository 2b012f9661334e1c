import { INCOME, NO_WAY_BACK, PARTNERS_PASSPORT, STAY } from './freeTexts.ts';
import { row } from './row.ts';

export const RELOCATION_MOTIVATION_EFFECTS = [
  row(
    'relocation-inspiration',
    'score constraint',
    `Quoted in the summary, unless it is private; a generation of ancestors named there bounds the claim by descent; a sum sent to family every month stands beside the budget, and the way to a town where family lives is told, and one that they wish to be near to is among the towns of its country; a status told with its end is a deadline of the plan that no draw for a permit waits for. ${PARTNERS_PASSPORT} ${NO_WAY_BACK}`,
  ),
  row('relocation-phase', 'task', 'The plan starts at this step.'),
  row(
    'relocation-drivers',
    'score constraint',
    'Each reason gives weight to the factors that speak to it; for a better climate no place will do that is no warmer than home where warmth is wished for, or no cooler where that is, and for a lower cost none that is dearer, where one lives on money that comes along; where lower taxes are the only reason, none that takes more of pay.',
  ),
  row('push-vs-pull', 'advice', 'Sets how firmly the report advises a visit before the decision.'),
  row(
    'ideal-life-vision',
    'score constraint advice',
    `Taken up in the summary of each place. ${STAY} ${INCOME} ${NO_WAY_BACK}`,
  ),
  row(
    'new-location-priorities',
    'score constraint',
    'Each choice gives weight to the factors that speak to it; sea, mountains and sun choose cities too, and so do culture and public transport, for which the size of a city stands; without a town by the sea that was ticked a place is at risk.',
  ),
  row(
    'relocation-timeline',
    'score constraint task',
    'Dates of the plan are counted back from it, and a permit that may take longer to decide is at risk and counts less; children are of the age that they will have, for rooms and schools.',
  ),
  row('relocation-scope', 'constraint', 'Abroad leaves the own country out; within leaves all others out.'),
  row(
    'relocation-duration',
    'score constraint',
    'Long stays give weight to the path to citizenship; a permit for remote work that ends before the time told, and on which nothing follows by its record, is at risk and counts less.',
  ),
];
