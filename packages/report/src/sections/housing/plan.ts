import { careWeight, needsTwoBedrooms, type Profile, wantsToBuy } from '../../profile/profile.ts';
import type { Measure } from '../contrast.ts';
import type { SectionPlan } from '../compose.ts';
import { access, accessActions, belowAccess } from './access.ts';
import { housingActions } from './actions.ts';
import {
  demandInsight,
  densityInsight,
  relativeInsight,
  rentLimitInsight,
  secondRoomInsight,
  spreadInsight,
} from './insights.ts';
import { housingPrices, metros, rents, unknownHousing } from './rents.ts';
import { boughtForPermit, buying, buyingRules, cityChoice, leaseWithPets, services } from './setting.ts';

const HOMES: readonly Measure[] = [
  ['price_level_housing', 'price points for housing, the United States being 100', 'low'],
  ['pm25_air_pollution', 'of fine dust', 'low'],
];
const SMALL: readonly Measure[] = [['rent_capital_1bed_eur', 'for a one-bedroom flat in the capital', 'low']];
const LARGE: readonly Measure[] = [['rent_capital_2bed_eur', 'for a two-bedroom flat in the capital', 'low']];
const OUTDOORS: readonly Measure[] = [['forest_area', 'of the land under forest', 'high']];
const WITHOUT_CAR: readonly Measure[] = [['rail_density', 'km of railway per 1,000 km²', 'high']];
const BUYING: readonly Measure[] = [['lending_interest_rate', 'of interest on bank loans', 'low']];

/** Measures that distinguish homes in two countries, for those who look for one. */
function measuresFor(profile: Profile): readonly Measure[] {
  const buys = wantsToBuy(profile);
  return [
    ...HOMES,
    ...(needsTwoBedrooms(profile) ? LARGE : SMALL),
    ...(careWeight(profile, 'nature', 'environment') > 0 ? OUTDOORS : []),
    ...(careWeight(profile, 'transport') > 0 || profile.stage === 'student' ? WITHOUT_CAR : []),
    ...(buys ? BUYING : []),
  ];
}

export const HOUSING: SectionPlan = {
  heading: 'Housing',
  lead: [access, rents, metros, housingPrices, unknownHousing],
  body: [
    belowAccess(rents),
    belowAccess(metros),
    housingPrices,
    boughtForPermit,
    buyingRules,
    buying,
    cityChoice,
    leaseWithPets,
    services,
  ],
  take: 3,
  insight: [
    relativeInsight,
    rentLimitInsight,
    spreadInsight,
    secondRoomInsight,
    densityInsight,
    demandInsight,
  ],
  action: [...accessActions, ...housingActions],
  contrast: ({ profile }) => measuresFor(profile),
  table: ({ profile }) => [
    'price_level_housing',
    needsTwoBedrooms(profile) ? 'rent_capital_2bed_eur' : 'rent_capital_1bed_eur',
    wantsToBuy(profile) ? 'lending_interest_rate' : 'population_density',
    'urban_population',
  ],
};
