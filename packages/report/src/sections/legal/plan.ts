import type { SectionPlan } from '../compose.ts';
import { incomeVerdict } from './income.ts';
import {
  ancestry,
  ancestryElsewhere,
  citizenLead,
  movementLead,
  noRouteLead,
  permanence,
  routeBeside,
  routeLead,
} from './lead.ts';
import { dependants, history, legalAction, legalInsight, routeTable, visit } from './more.ts';

export const LEGAL: SectionPlan = {
  heading: 'Legal',
  lead: [citizenLead, movementLead, routeLead, noRouteLead],
  body: [routeBeside, incomeVerdict, ancestry, ancestryElsewhere, permanence, dependants, history, visit],
  take: 4,
  insight: [legalInsight],
  action: [legalAction],
  table: () => [
    'naturalisation_years',
    'dual_citizenship',
    'citizenship_by_descent',
    'rule_of_law_percentile',
  ],
  extra: routeTable,
};
