import type { SectionPlan } from '../compose.ts';
import { legalAction } from './actions.ts';
import { closedToPassport } from './permit/closed.ts';
import { healthRequirement } from './asked/healthRequirement.ts';
import { history } from './asked/history.ts';
import { incomeVerdict } from './means/income.ts';
import { legalInsight } from './insights.ts';
import { ancestry, ancestryElsewhere, descentLead } from './citizenship/descent.ts';
import { companions } from './household/companions.ts';
import { dependants } from './household/family.ts';
import { citizenLead, movementLead, noRouteLead, routeBeside, routeLead, wishedRoute } from './lead.ts';
import { partnerLead } from './household/partnerLead.ts';
import { commonRules, permanence } from './citizenship/naturalise.ts';
import { doctoralPost, researchPermit } from './permit/researchPermit.ts';
import { routeTable } from './permit/routeTable.ts';
import { searchVerdict } from './means/searchFunds.ts';
import { temporaryProtection } from './permit/temporaryProtection.ts';
import { unlessVisit } from '../../place/entry/stay.ts';
import { visit, visitLead } from './visit.ts';
import { withoutWork } from './means/withoutWork.ts';

export const LEGAL: SectionPlan = {
  heading: 'Legal',
  lead: [citizenLead, visitLead, partnerLead, movementLead, descentLead, routeLead, noRouteLead],
  body: [
    unlessVisit(withoutWork),
    temporaryProtection,
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
    doctoralPost,
    history,
    healthRequirement,
    visit,
  ],
  take: 5,
  insight: [legalInsight],
  action: [legalAction],
  // Figures of the general rule would contradict text that tells another rule or count.
  table: (view) => [...commonRules(view), 'citizenship_by_descent', 'rule_of_law_percentile'],
  extra: routeTable,
};
