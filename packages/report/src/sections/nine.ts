import { PLACE_HEADINGS, type PlaceHeading, type TierId } from '../model.ts';
import { isAtHome } from '../place/atHome.ts';
import type { PlaceView } from '../place/view.ts';
import { CAREER } from './career/plan.ts';
import { composeSection, type PlaceSection, type SectionPlan } from './compose.ts';
import { EDUCATION } from './education/plan.ts';
import { FAMILY } from './family/plan.ts';
import { FINANCIAL } from './financial/plan.ts';
import { HEALTHCARE } from './healthcare/plan.ts';
import { HOUSING } from './housing/plan.ts';
import { LEGAL } from './legal/plan.ts';
import { LIFESTYLE } from './lifestyle/plan.ts';
import { SAFETY } from './safety/plan.ts';
import { WITHIN } from './within/plans.ts';

const PLANS: Readonly<Record<PlaceHeading, SectionPlan>> = {
  Financial: FINANCIAL,
  Housing: HOUSING,
  Healthcare: HEALTHCARE,
  Lifestyle: LIFESTYLE,
  Family: FAMILY,
  Legal: LEGAL,
  Career: CAREER,
  Safety: SAFETY,
  Education: EDUCATION,
};

/** Bronze contains the five subjects of the sample overview: housing, employment, family, cultural, safety. */
const BRONZE: ReadonlySet<PlaceHeading> = new Set<PlaceHeading>([
  'Housing',
  'Lifestyle',
  'Family',
  'Career',
  'Safety',
]);

/** The sections of a place in a tier, in order. */
export function headingsOf(tier: TierId): readonly PlaceHeading[] {
  return tier === 'bronze' ? PLACE_HEADINGS.filter((heading) => BRONZE.has(heading)) : PLACE_HEADINGS;
}

/** Writes a tier's sections for one place. */
export function writeSections(view: PlaceView, tier: TierId): readonly PlaceSection[] {
  const plans = isAtHome(view) ? WITHIN : PLANS;
  return headingsOf(tier).map((heading) => composeSection(view, plans[heading]));
}
