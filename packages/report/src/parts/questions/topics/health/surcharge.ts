import { lawClause } from '../../../../prose/lawClause.ts';
import { flow, say } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** A sum for public health care that is paid with a visa. */
export const HEALTH_SURCHARGE: Topic = {
  id: 'health-surcharge',
  about: /\b(?:(?:immigration )?health(?:care)? surcharges?|NHS surcharges?|IHS)(?!\w)/i,
  over: ['visa', 'healthcare', 'insurance', 'cost', 'health-entitlement', 'permit-income'],
  answer: ({ views }) => ({
    said: flow(
      ...views.map((view) => {
        const law = lawClause(view.atlas.rule(`health-surcharge-${view.iso3}`));
        return law && say`In ${view.name} ${law}.`;
      }),
    ),
    lacks:
      'which permits are free of it (some for work in health and care are), and what part of a year costs',
    whom: 'the immigration authority, whose page works it out for each applicant',
    put: 'Does this permit ask for the surcharge, of whom in the family, for how many years at once, what is paid back where the answer is no or we leave sooner, and what does it not cover?',
  }),
};
