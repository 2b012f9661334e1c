import type { SectionPlan } from '../compose.ts';
import { incomeVerdict } from './income.ts';
import { ancestry, ancestryElsewhere } from './descent.ts';
import { dependants } from './family.ts';
import { citizenLead, movementLead, noRouteLead, routeBeside, routeLead, wishedRoute } from './lead.ts';
import { history, legalAction, legalInsight, routeTable, visit } from './more.ts';
import { hasOwnRule, permanence } from './naturalise.ts';

export const LEGAL: SectionPlan = {
  heading: 'Legal',
  lead: [citizenLead, movementLead, routeLead, noRouteLead],
  body: [
    routeBeside,
    incomeVerdict,
    wishedRoute,
    ancestry,
    ancestryElsewhere,
    permanence,
    dependants,
    history,
    visit,
  ],
  take: 5,
  insight: [legalInsight],
  action: [legalAction],
  // Where a rule made for the passport held replaces the one for everybody, the figures of that one would mislead.
  table: (view) => [
    ...(hasOwnRule(view) ? [] : ['naturalisation_years', 'dual_citizenship']),
    'citizenship_by_descent',
    'rule_of_law_percentile',
  ],
  extra: routeTable,
};
