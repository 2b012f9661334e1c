import { federalPlanAbroad, medicareAbroad } from '../../../../place/rights/ownState.ts';
import { listNames } from '../../../../prose/english.ts';
import { flow } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** The health plans of federal employees of the United States, by their names. */
const PLANS =
  /\b(?:FEHBP?|PSHBP?|Federal Employees?['’]? Health(?: Benefits)?|(?:Blue Cross(?: Blue Shield)?|BCBS|GEHA|Foreign Service Benefit Plan)(?=[^?]*\b(?:federal|FEP|retire\w*|overseas|abroad|pay|cover\w*|keep)\b))/;
const OF_MEDICARE = /\b(?:medicare|part (?:[ABD]|B’s|B's)(?!\w))/i;

/** What the health plan of a federal retiree pays for abroad. */
export const FEDERAL_PLAN: Topic = {
  id: 'federal-plan',
  about: PLANS,
  over: ['healthcare', 'insurance', 'home-cover', 'benefit', 'cost', 'medicine', 'illness'],
  answer: ({ text, view, views }) => {
    const where = listNames(views, 'or');
    const medicare = OF_MEDICARE.test(text);
    return {
      said: flow(federalPlanAbroad(view), medicare ? medicareAbroad(view) : null),
      lacks: 'which plan pays what in each country, and which doctors and hospitals there bill it',
      whom: `the plan itself, in writing and before you change it, and the Office of Personnel Management (OPM)${medicare ? '; on each part of Medicare, the Social Security office' : ''}`,
      put: `When I live in ${where}, is ordinary care there paid for as at home or only an emergency, at which share, may a hospital bill you or do I pay first, in which currency and with which translation do I claim, are medicines bought there paid for, and what does a plan made for members overseas cost?${medicare ? ' What does it cost me to drop Part B and to take it up again?' : ''}`,
    };
  },
};
