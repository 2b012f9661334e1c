import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { healthActions } from './actions.ts';
import { deafIds } from '../../profile/health/hearing.ts';
import { someBelowSchool } from '../../profile/household.ts';
import { careAtSchool } from './careAtSchool.ts';
import { controlledHere } from './controlledPaper.ts';
import { childHoped, toldHealth } from '../../profile/health/toldHealth.ts';
import { hearing } from './hearing.ts';
import { careInsight, lifeInsight, payerInsight, wardInsight } from './insights.ts';
import { conditions } from './illnesses.ts';
import { ages, childToCome, chronic, entry } from './needs.ts';
import { medicare } from './medicare.ts';
import { medicines, pensioners, reciprocal, treatment } from './practice.ts';
import { coverage, lifeLead, pocket, staff, staffBesideHome } from './system.ts';

const CARE: readonly Measure[] = [
  ['physicians_density', 'physicians per 1,000 people', 'high'],
  ['hospital_beds', 'hospital beds per 1,000 people', 'high'],
  ['nurses_midwives', 'nurses and midwives per 10,000 people', 'high'],
  ['out_of_pocket_health', 'of health spending paid by patients', 'low'],
  ['public_health_share', 'of health spending paid by the state', 'high'],
  ['life_expectancy', 'of life expectancy', 'high'],
];
const CHILDREN: readonly Measure[] = [
  ['under5_mortality', 'child deaths per 1,000 births', 'low'],
  ['measles_immunisation', 'of infants vaccinated against measles', 'high'],
];

export const HEALTHCARE: SectionPlan = {
  heading: 'Healthcare',
  lead: [coverage, lifeLead],
  body: [
    pensioners,
    medicare,
    reciprocal,
    treatment,
    careAtSchool,
    hearing,
    medicines,
    controlledHere,
    childToCome,
    ...conditions,
    chronic,
    ages,
    staff,
    staffBesideHome,
    pocket,
    entry,
  ],
  // Illness or medicine makes more of this section worth saying.
  take: ({ profile }) =>
    profile.read.has('medication-dependencies', 'yes') ||
    toldHealth(profile).illnesses.length > 0 ||
    profile.movers.newborn !== null ||
    deafIds(profile) !== null ||
    childHoped(profile) !== null ||
    profile.movers.children.some(({ atSchool }) => atSchool.care)
      ? 5
      : 3,
  insight: [careInsight, lifeInsight, wardInsight, payerInsight],
  action: healthActions,
  contrast: ({ profile }) => (someBelowSchool(profile.movers) ? [...CARE, ...CHILDREN] : CARE),
  table: ({ profile }) => [
    'life_expectancy',
    'physicians_density',
    someBelowSchool(profile.movers) ? 'under5_mortality' : 'hospital_beds',
    'out_of_pocket_health',
    profile.read.has('medical-conditions', 'respiratory')
      ? 'pm25_air_pollution'
      : 'health_spending_per_capita',
  ],
};
