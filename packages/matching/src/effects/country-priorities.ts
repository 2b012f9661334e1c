import { row } from './row.ts';

export const COUNTRY_PRIORITIES_EFFECTS = [
  row('healthcare-quality', 'score', 'Multiplies the weight of healthcare.'),
  row('education-quality', 'score', 'Multiplies the weight of education.'),
  row('safety', 'score', 'Multiplies the weight of safety.'),
  row('cost-of-living', 'score', 'Multiplies the weight of the cost of living.'),
  row('political-stability', 'score', 'Multiplies the weight of political stability.'),
  row('cultural-diversity', 'score', 'Multiplies the weight of cultural diversity.'),
];
