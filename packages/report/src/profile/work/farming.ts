import { anyOf } from '@global-fit/matching/anyOf';
import type { When } from '../when.ts';

const ON_LAND = anyOf([
  /\b(?:farm(?:s|ers?|ing|land)?|dairy|cows?|cattle|herds?|livestock|sheep|goats?|pigs?|poultry|milk(?:ing)?|crops?)\b/i,
  /\b(?:arable|hectares?|vineyards?|orchards?|olive groves?|greenhouses?|market garden\w*|beekeep\w*|pasture|grazing)\b/i,
  /\bsmallholding\b/i,
]);
const TOLD_IN = ['planned-business-activities', 'special-skills', 'ideal-life-vision'] as const;

/** Fits founders whose business is a farm. Their field includes environmental work too. */
export const foundsFarm: When = ({ stage, stageIds, read }) => {
  const told = TOLD_IN.filter((id) => ON_LAND.test(read.text(id) ?? ''));
  return stage === 'founder' && read.has('career-field', 'agriculture') && told.length > 0
    ? [...stageIds, 'career-field', ...told]
    : null;
};
