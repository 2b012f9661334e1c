import type { PlaceHeading } from '../model.ts';
import { isAtHome } from '../place/atHome.ts';
import type { PlaceView } from '../place/view.ts';
import { TIERS } from '../tiers.ts';
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

/** Writes the sections of one place that the edition ordered has. */
export function writeSections(view: PlaceView): readonly PlaceSection[] {
  const plans = isAtHome(view) ? WITHIN : PLANS;
  return TIERS[view.tier].headings.map((heading) => composeSection(view, plans[heading]));
}
