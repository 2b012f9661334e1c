import { anyOf } from '@global-fit/matching/anyOf';
import { LAWYER } from '../../clauses.ts';
import type { Topic } from '../../topic.ts';

const TOGETHER = String.raw`(?:liv(?:e|es|ing) (?:together|with (?:my|a|his|her) (?:boyfriend|girlfriend|fianc[ée]e?|partner))|shar(?:e|ing) (?:a|one|the same) (?:flat|home|apartment|room|bed)|cohabit\w*)`;
const UNWED = String.raw`(?:un ?married|not (?:being |be )?married|without (?:being married|marriage|marrying|a wedding)|before (?:we )?(?:marry|marriage|the wedding|being married)|marry|married|legal\w*|allowed|illegal|against the law|a crime|punish\w*)`;

/** Whether two people who are not married may share a home there. */
export const LIVING_TOGETHER: Topic = {
  id: 'living-together',
  about: anyOf([
    new RegExp(String.raw`\b${TOGETHER}(?!\w)[^?]{0,50}\b${UNWED}`, 'iu'),
    new RegExp(String.raw`\b${UNWED}\b[^?]{0,50}\b${TOGETHER}(?!\w)`, 'iu'),
  ]),
  not: /\b(?:visas?|permits?|residen\w+|counts?|recogni[sz]\w*|sponsor\w*|apply|pensions?|inherit\w*)\b/i,
  over: ['marriage', 'partner-visa', 'religion', 'tenancy', 'housing', 'same-sex'],
  answer: () => ({
    lacks: 'whether the law lets two people who are not married share a home, and how it is kept',
    whom: `${LAWYER}, and the travel advice of your own foreign ministry, which is public`,
    put: 'May two people who are not married share a home or a hotel room here, does it differ for foreigners and by faith, who asks for a certificate of marriage, and what follows without one?',
  }),
};
