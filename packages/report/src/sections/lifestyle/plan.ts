import { careWeight } from '../../profile/profile.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { lifestyleActions } from './actions.ts';
import { climate, climatePlot } from './climate.ts';
import { extremesInsight, freeDaysInsight, heritageInsight, monthsInsight, wetInsight } from './insights.ts';
import { language } from './language.ts';
import { pace } from './pace.ts';
import { community } from './community.ts';
import { culture, missed } from './people.ts';
import { rain } from './rain.ts';
import { sunInsight } from './sun.ts';
import { outdoors, values } from './values.ts';

const DAILY_LIFE: readonly Measure[] = [
  ['pm25_air_pollution', 'of fine dust', 'low'],
  ['forest_area', 'of the land under forest', 'high'],
  ['public_holidays', 'in a year', 'high'],
  ['world_heritage_sites', 'of the sites on the World Heritage List', 'high'],
];

export const LIFESTYLE: SectionPlan = {
  heading: 'Lifestyle',
  lead: [climate, language],
  body: [rain, language, outdoors, community, values, culture, missed, pace],
  take: 4,
  insight: [monthsInsight, sunInsight, wetInsight, freeDaysInsight, extremesInsight, heritageInsight],
  action: lifestyleActions,
  contrast: () => DAILY_LIFE,
  table: ({ profile }) => [
    'sunshine',
    'public_holidays',
    'migrant_stock_share',
    careWeight(profile, 'lgbt') > 0 ? 'lgbt_policy_index' : 'pm25_air_pollution',
    'world_heritage_sites',
  ],
  extra: climatePlot,
};
