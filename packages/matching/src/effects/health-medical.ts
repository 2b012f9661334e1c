import { row } from './row.ts';

export const HEALTH_MEDICAL_EFFECTS = [
  row(
    'medical-conditions',
    'score constraint',
    'Healthcare, air, heat and access gain weight; care, clean air, no heat and low ground become must-haves.',
  ),
  row(
    'medical-conditions-details',
    'score constraint advice',
    'Illnesses, doctors, devices and a wheelchair named there shape what is said on health and homes; high altitude, or heat that does harm, becomes a must-have; a child under way who is born before the move counts with the household; what is denied there is not there, and whoever does not hear is sent to no telephone; the words are never repeated.',
  ),
  row(
    'medication-dependencies',
    'score constraint',
    'Healthcare gains weight and becomes a must-have; where no illness is told, thin care for a common medicine only warns.',
  ),
  row('medication-details', 'task', 'Names what to check with the authorities before travel.'),
];
