import type { SectionPlan } from '../compose.ts';
import { legalAction } from './actions.ts';
import { closedToPassport } from './closed.ts';
import { healthRequirement } from './healthRequirement.ts';
import { history } from './history.ts';
import { incomeVerdict } from './income.ts';
import { legalInsight } from './insights.ts';
import { ancestry, ancestryElsewhere, descentLead } from './descent.ts';
import { companions } from './companions.ts';
import { dependants } from './family.ts';
import { citizenLead, movementLead, noRouteLead, routeBeside, routeLead, wishedRoute } from './lead.ts';
import { partnerLead } from './partnerLead.ts';
import { commonRules, permanence } from './naturalise.ts';
import { researchPermit } from './researchPermit.ts';
import { routeTable } from './routeTable.ts';
import { searchVerdict } from './searchFunds.ts';
import { unlessVisit } from '../../place/entry/stay.ts';
import { visit, visitLead } from './visit.ts';
import { withoutWork } from './withoutWork.ts';

export const LEGAL: SectionPlan = {
  heading: 'Legal',
  lead: [citizenLead, visitLead, partnerLead, movementLead, descentLead, routeLead, noRouteLead],
  body: [
    unlessVisit(withoutWork),
    unlessVisit(routeBeside),
    closedToPassport,
    unlessVisit(incomeVerdict),
    unlessVisit(searchVerdict),
    unlessVisit(wishedRoute),
    ancestry,
    ancestryElsewhere,
    unlessVisit(permanence),
    unlessVisit(dependants),
    unlessVisit(companions),
    researchPermit,
    history,
    healthRequirement,
    visit,
  ],
  take: 5,
  insight: [legalInsight],
  action: [legalAction],
  // Where another rule or another count stands in the text, the figures for everybody would contradict it.
  table: (view) => [...commonRules(view), 'citizenship_by_descent', 'rule_of_law_percentile'],
  extra: routeTable,
};
