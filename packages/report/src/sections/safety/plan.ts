import { careWeight } from '../../profile/profile.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { safetyActions } from './actions.ts';
import { hazards } from './hazards.ts';
import { roads } from './roads.ts';
import { stability } from './stability.ts';
import { advice } from './travelAdvice.ts';
import { violence } from './violence.ts';
import { groups } from './groups.ts';
import { besideHomeInsight, rulesInsight } from './insights.ts';
import { medicineAbroad } from './medicine.ts';
import { rights } from './rights.ts';
import { streetAndRoad } from './streetAndRoad.ts';

const CALM: readonly Measure[] = [
  ['road_deaths', 'road deaths per 100,000 people', 'low'],
  ['control_of_corruption_percentile', 'of 100 for control of corruption', 'high'],
  ['rule_of_law_percentile', 'of 100 for rule of law', 'high'],
  ['political_stability_percentile', 'of 100 for political stability', 'high'],
];

export const SAFETY: SectionPlan = {
  heading: 'Safety',
  lead: [violence, stability, roads],
  body: [medicineAbroad, stability, groups, rights, roads, advice, hazards],
  take: 3,
  insight: [streetAndRoad, besideHomeInsight, rulesInsight],
  action: safetyActions,
  contrast: () => CALM,
  table: ({ profile }) => [
    'homicide_rate',
    'road_deaths',
    'political_stability_percentile',
    careWeight(profile, 'honesty') > 0 ? 'control_of_corruption_percentile' : 'rule_of_law_percentile',
  ],
};
